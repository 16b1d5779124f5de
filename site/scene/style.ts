import type { Look } from '../stages/contract';
import type { SceneTokens } from './contract';

/** Lengths in CSS px that follow spacing and scale; every layout, card and gap of a scene is made of these three. */
export interface Measures {
  font: number;
  gap: number;
  pad: number;
}

const FONT = { small: 12, default: 14, large: 18 } as const;
const GAP = { comfortable: 16, compact: 8 } as const;
const PAD = { comfortable: 20, compact: 10 } as const;

export function measures({ scale, spacing }: Pick<Look, 'scale' | 'spacing'>): Measures {
  const factor = FONT[scale] / FONT.default;
  return { font: FONT[scale], gap: Math.round(GAP[spacing] * factor), pad: Math.round(PAD[spacing] * factor) };
}

/** Style sheet of one scene: measures and theme colours as custom properties, and the few rules that layouts share. */
export function sceneStyle(tokens: SceneTokens, look: Look): string {
  const { font, gap, pad } = measures(look);
  const contrast = look.theme === 'high_contrast';
  const border = contrast ? tokens.text : tokens.border;
  const muted = contrast ? tokens.text : tokens.muted;
  return `
:root{color-scheme:${look.theme === 'dark' ? 'dark' : 'light'};--cb-font:${font}px;--cb-gap:${gap}px;--cb-pad:${pad}px;
--cb-page:${tokens.page};--cb-surface:${tokens.surface};--cb-sunken:${tokens.sunken};--cb-border:${border};
--cb-text:${tokens.text};--cb-muted:${muted};--cb-primary:${tokens.primary};--cb-radius:${tokens.radius};
--cb-bar:${tokens.bar};--cb-on-bar:${tokens.onBar};--cb-line:${contrast ? 2 : 1}px}
html,body{margin:0;background:var(--cb-page)}
.cb-scene,.cb-overlay{box-sizing:border-box;color:var(--cb-text);font-family:${tokens.font};font-size:var(--cb-font);line-height:1.5}
.cb-scene{min-height:100vh;display:flex;flex-direction:column;background:var(--cb-page)}
[class^="cb-"]{box-sizing:border-box}
.cb-bar{display:flex;align-items:center;gap:calc(var(--cb-gap)*.6);padding:calc(var(--cb-pad)*.5) calc(var(--cb-pad)*1.2);min-height:calc(var(--cb-font)*3.4)}
.cb-field{display:flex;flex-direction:column;gap:4px;min-width:0}
.cb-main{flex:1;display:grid;padding:calc(var(--cb-pad)*1.2);gap:var(--cb-gap);min-width:0}
.cb-stack{display:flex;flex-direction:column;gap:var(--cb-gap);min-width:0}
.cb-row{display:flex;flex-wrap:wrap;align-items:center;gap:var(--cb-gap);min-width:0}
.cb-tight{gap:calc(var(--cb-gap)*.5)}
.cb-end{justify-content:flex-end}
.cb-between{justify-content:space-between}
.cb-grow{flex:1;min-width:0}
.cb-instances{display:flex;flex-direction:column;gap:calc(var(--cb-gap)*1.25);min-width:0}
.cb-instances>*{min-width:0}
.cb-note{text-align:start;color:var(--cb-muted);font-size:calc(var(--cb-font)*.93)}
.cb-strip{background:var(--cb-surface);border-bottom:var(--cb-line) solid var(--cb-border);padding:0 calc(var(--cb-pad)*.8)}
.cb-body{flex:1;display:flex;min-width:0}
.cb-side{flex:none;width:calc(var(--cb-font)*14);background:var(--cb-surface);border-right:var(--cb-line) solid var(--cb-border);padding:calc(var(--cb-gap)*.75) calc(var(--cb-gap)*.5)}
.cb-page{flex:1;min-width:0;display:flex;flex-direction:column;gap:var(--cb-gap);padding:var(--cb-pad) calc(var(--cb-pad)*1.2)}
.cb-dock{flex:none;width:400px;display:flex;flex-direction:column;gap:var(--cb-gap);background:var(--cb-surface);border-left:var(--cb-line) solid var(--cb-border);padding:var(--cb-pad)}
.cb-board{flex:1;display:grid;align-items:start;grid-template-columns:minmax(0,1fr);gap:var(--cb-gap);min-width:0}
.cb-board-left{grid-template-columns:minmax(0,1.7fr) minmax(0,1fr)}
.cb-board-right{grid-template-columns:minmax(0,1fr) minmax(0,1.7fr)}
.cb-board-center{grid-template-columns:minmax(0,1fr) minmax(0,2.2fr) minmax(0,1fr)}
.cb-board-wide.cb-board-left{grid-template-columns:minmax(0,1fr) calc(var(--cb-font)*17)}
.cb-board-wide.cb-board-right{grid-template-columns:calc(var(--cb-font)*17) minmax(0,1fr)}
.cb-lane{flex:1;display:flex;flex-direction:column;gap:var(--cb-gap);width:100%;max-width:calc(var(--cb-font)*46)}
.cb-lane-wide{max-width:calc(var(--cb-font)*58)}
.cb-lane-center{align-self:center}
.cb-lane-right{align-self:flex-end}
.cb-columns{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--cb-gap);align-items:start}
.cb-screenful{min-height:100vh}
.cb-place{flex:1;display:grid}
.cb-spring{flex:1}
.cb-fill{flex:1;display:flex;flex-direction:column}
.cb-fill>section{flex:1;display:flex;flex-direction:column}
.cb-fill>section>:has(>.cb-chart){flex:1;display:flex;flex-direction:column}
.cb-chart{display:block;width:100%;height:auto;flex:1 1 calc(var(--cb-font)*5);min-height:calc(var(--cb-font)*5)}
.cb-pane{height:calc(var(--cb-font)*27);overflow:auto;background:var(--cb-surface);border:var(--cb-line) solid var(--cb-border);border-radius:var(--cb-radius);padding:var(--cb-pad)}
.cb-inline{border-left:4px solid var(--cb-primary);padding:calc(var(--cb-gap)*.5) 0 calc(var(--cb-gap)*.5) var(--cb-pad)}
.cb-reference{background:var(--cb-sunken);border:var(--cb-line) dashed var(--cb-border);border-radius:var(--cb-radius);padding:calc(var(--cb-pad)*.7) var(--cb-pad)}
.cb-reference-title{margin:0 0 calc(var(--cb-gap)*.5);font-size:calc(var(--cb-font)*.86);font-weight:600;letter-spacing:.02em;color:var(--cb-muted)}
.cb-reference-body{pointer-events:none;user-select:none}
`;
}
