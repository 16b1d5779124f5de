import type { PageData, PageMode } from '../page-data';
import { determinismScript, seedOf } from './determinism';
import { fileLinks } from './sample-files';
import type { PreparedVariant } from './task-store';

export interface PageRequest {
  mode: PageMode;
  trial: number;
  motion: 'on' | 'off';
}

/** What the browser of one page load is told. In benchmark mode nothing in it is private. */
export function pageData(task: PreparedVariant, request: PageRequest, token: string): PageData {
  const { id, type, library, scene } = task.public;
  return {
    type,
    library,
    scene,
    stage: task.stage,
    initial: task.initial,
    seed: seedOf(id, task.variant),
    token,
    mode: request.mode,
    motion: request.motion,
    ...(request.mode === 'presentation' ? { presentation: presentationOf(task) } : {}),
  };
}

/** The shell with the two inline scripts, before any script of its own. */
export function taskPage(shell: string, task: PreparedVariant, request: PageRequest, token: string): string {
  const seed = seedOf(task.public.id, task.variant, request.trial);
  const data = inline(pageData(task, request, token));
  // A function as replacement: `$&` in the data would be read as a pattern.
  return shell.replace(
    '<head>',
    () => `<head><script>${determinismScript(seed)}</script><script>window.__CB__=${data}</script>`,
  );
}

/** JSON that cannot end its script element. */
function inline(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function presentationOf({ private: task, goal, stage }: PreparedVariant): PageData['presentation'] {
  const { scene } = task;
  const facts = {
    Task: task.id,
    Component: task.component,
    Library: task.library,
    Template: task.template,
    Tier: `${task.tier} (${task.bucket})`,
    Theme: scene.theme,
    Spacing: scene.spacing,
    Layout: scene.layout,
    Placement: scene.placement,
    Scale: scene.scale,
    Instances: String(scene.instances),
    Guidance: scene.guidance,
    Clutter: scene.clutter,
  };
  return {
    goal,
    facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
    files: fileLinks(stage.files),
    back: `/?type=${encodeURIComponent(task.type)}`,
  };
}
