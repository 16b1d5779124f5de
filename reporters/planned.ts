import type { TestCase } from '@playwright/test/reporter';
import { MODES, type ModeName } from '../tasks/factors';
import type { PlannedEpisode } from './records/plan';

const TASK_ID = /\b[a-z0-9_]+-(?:antd|mui|mantine|external)(?:-v2)?-T\d{2}\b/;
const VARIANT = /\bvariant (\d)\b/;

/**
 * Which episode a test stands for; undefined for a test that runs none.
 *
 * Read from what survives `merge-reports`: the task id in the title, the mode from the project's name (or an annotation
 * `mode`), the variant from an annotation `variant` or `variant 1` in the title, the trial from `--repeat-each`.
 */
export function plannedOf(test: TestCase, defaultVariant: number): PlannedEpisode | undefined {
  const task = TASK_ID.exec(test.title)?.[0];
  const mode = modeOf(test);
  if (!task || !mode) return undefined;
  const variant = annotation(test, 'variant') ?? VARIANT.exec(test.title)?.[1];
  return { task, mode, variant: variant === undefined ? defaultVariant : Number(variant), trial: test.repeatEachIndex };
}

function modeOf(test: TestCase): ModeName | undefined {
  const named = annotation(test, 'mode') ?? test.titlePath()[1] ?? '';
  return MODES.find((mode) => mode === named);
}

function annotation(test: TestCase, type: string): string | undefined {
  return test.annotations.find((a) => a.type === type)?.description;
}
