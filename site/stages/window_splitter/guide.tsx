import type { GuideProps } from '../contract';
import type { Guide } from './model';
import { Ruler } from './ruler';

const LENGTH = 300;
const ACROSS = 150;

/** A window with its title bar, and panes of the wanted sizes. */
export default function WindowSplitterGuide({ guide }: GuideProps<Guide>) {
  const { vertical = false, panes, numbers, ruler, caption } = guide;
  return (
    <figure style={{ margin: 0, width: LENGTH }}>
      <div style={{ border: '2px solid currentColor', borderRadius: 4, overflow: 'hidden' }}>
        <div style={{ display: 'flex', gap: 5, padding: 5, borderBottom: '2px solid currentColor' }} aria-hidden>
          {[0, 1, 2].map((dot) => (
            <span key={dot} style={{ width: 8, height: 8, borderRadius: 4, border: '1.5px solid currentColor' }} />
          ))}
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: vertical ? 'column' : 'row',
            height: vertical ? LENGTH * 0.7 : ACROSS,
          }}
          aria-hidden={!numbers}
        >
          {panes.map(({ name, size, tint }, at) => (
            <div
              key={at}
              style={{
                flex: `0 0 ${size}%`,
                boxSizing: 'border-box',
                minWidth: 0,
                overflow: 'hidden',
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'center',
                justifyContent: 'center',
                fontSize: 12,
                textAlign: 'center',
                background: tint ?? 'repeating-linear-gradient(45deg, transparent 0 7px, #8884 7px 8px)',
                ...(at > 0 && { [vertical ? 'borderTop' : 'borderLeft']: '2px solid currentColor' }),
              }}
            >
              {name && <span>{name}</span>}
              {numbers && <strong>{size} %</strong>}
            </div>
          ))}
        </div>
      </div>
      {ruler && <Ruler />}
      {caption && <figcaption style={{ fontSize: 13, marginTop: 8 }}>{caption}</figcaption>}
    </figure>
  );
}
