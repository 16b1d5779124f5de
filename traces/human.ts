import type { ReferenceStep } from '../tasks/reference';
import { countKinds, referenceSteps } from './normalise';
import { predictMs } from './time-model';

/** What a person needs for a task, and how we know. */
export interface HumanFigure {
  /** Normalised steps; 0 where a recording holds none (its task was solved by hovering alone). */
  steps: number;
  /** ms; absent where nobody knows. */
  ms?: number;
  /** `recording`: people did it; `reference`: steps of the scripted solution, time from the keystroke-level model. */
  source: 'recording' | 'reference';
  /** Whose recordings, as their files say. */
  from?: string;
  /** How many recordings the figure is the median of, where that is more than one. */
  recordings?: number;
}

/** What a reader has to know of each source before drawing conclusions. */
export const HUMAN_CAVEATS: Readonly<Record<HumanFigure['source'], string>> = {
  recording:
    'people worked in their own window, often on a second try, and recorders miss hovers and native lists; a task whose recording has no step counts with H = 1 and has no step ratio and no human time',
  reference:
    'the steps of the scripted solution, which knows the shortest way, with a predicted time that is good for means over many tasks and says little about one',
};

/** The figure of a scripted solution. */
export function figureOfReference(steps: readonly ReferenceStep[]): HumanFigure {
  const counted = referenceSteps(steps);
  const ms = predictMs(countKinds(counted));
  return { steps: counted.length, ...(ms === null ? {} : { ms }), source: 'reference' };
}

/** Recordings first, the reference next, else nobody knows. */
export function humanFigure(
  recording: HumanFigure | undefined,
  reference: readonly ReferenceStep[] | undefined,
): HumanFigure | null {
  if (recording) return recording;
  return reference && reference.length > 0 ? figureOfReference(reference) : null;
}

/** `H`, the step count that agents are held against. */
export function humanBound(figure: Pick<HumanFigure, 'steps'>): number {
  return Math.max(figure.steps, 1);
}
