import type { PrivateVariant, SceneState } from './compiled';
import { type Finding, oneOf, show } from './finding';
import { checkQuery } from './query';
import { parseSteps } from './steps';
import { schemaFindings } from './schema-findings';
import { type StageSpec, stageSpec, SURFACE, type TaskSpec } from './spec';
import { surfaceOf } from './surface';
import { fill, fillInline, TemplateError, type Values } from './template';

export interface FilledVariant {
  stage: StageSpec;
  variant: PrivateVariant;
}

/** A task's value sets; a task without twins has one, empty. */
export function valueSets(spec: TaskSpec): Values[] {
  return spec.vary ?? [{}];
}

/**
 * Puts the values of one variant into goal, stage, success, near misses and reference.
 *
 * @returns the variant, or what is wrong with it, with paths into the task's YAML.
 */
export function fillVariant(spec: TaskSpec, values: Values): { filled?: FilledVariant; findings: Finding[] } {
  const findings: Finding[] = [];
  const attempt = <T>(path: string, make: () => T): T | undefined => {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      findings.push({ path: [path], expected: error.expected, found: error.found });
      return undefined;
    }
  };

  const goal = attempt('goal', () => fillInline(spec.goal, values));
  const rawStage = attempt('stage', () => fill(spec.stage, values));
  const success = attempt('success', () => fill(spec.success, values) as SceneState);
  const nearMisses = attempt('near_misses', () => fill(spec.near_misses, values) as SceneState[]);
  const { steps, findings: stepFindings } = parseSteps(spec.reference, values);
  findings.push(...prefixed(stepFindings, 'reference'));

  const stage = stageSpec.safeParse(rawStage);
  if (rawStage !== undefined && !stage.success)
    findings.push(...prefixed(schemaFindings(stage.error, rawStage), 'stage'));
  if (!stage.success || goal === undefined || !success || !nearMisses) return { findings };

  const labels = Object.keys(stage.data.instances);
  if (labels.length !== Object.keys(spec.stage.instances).length) {
    findings.push({
      path: ['stage', 'instances'],
      expected: 'labels that differ in every variant',
      found: oneOf(labels),
    });
  }
  const known = surfaceOf(spec.scene.layout, stage.data) === 'inline' ? labels : [...labels, SURFACE];
  const states: [string[] | [string, number], SceneState][] = [
    [['success'], success],
    ...nearMisses.map((state, i): [[string, number], SceneState] => [['near_misses', i], state]),
  ];
  for (const [path, state] of states) {
    for (const key of Object.keys(state)) {
      if (!known.includes(key)) findings.push({ path, expected: oneOf(known), found: show(key) });
    }
  }
  for (const [key, query] of Object.entries(success)) findings.push(...checkQuery(query, ['success', key]));
  if (findings.length > 0) return { findings };
  return {
    filled: {
      stage: stage.data,
      variant: { goal, values: { ...values }, success, nearMisses, reference: steps, files: stage.data.files },
    },
    findings,
  };
}

/** Fills every variant and checks that the twins have the same number of reference steps. */
export function fillVariants(spec: TaskSpec): { variants: FilledVariant[]; findings: Finding[] } {
  const results = valueSets(spec).map((values) => fillVariant(spec, values));
  const findings = results.flatMap((result) => result.findings);
  const variants = results.flatMap((result) => (result.filled ? [result.filled] : []));
  const steps = variants[0]?.variant.reference.length;
  variants.forEach(({ variant }, i) => {
    if (variant.reference.length !== steps) {
      const expected = `${steps} steps in every variant, as in the first`;
      findings.push({ path: ['reference'], expected, found: `${variant.reference.length} in variant ${i}` });
    }
  });
  return { variants, findings: unique(findings) };
}

function prefixed(findings: readonly Finding[], part: string): Finding[] {
  return findings.map((finding) => ({ ...finding, path: [part, ...finding.path] }));
}

/** Variants repeat each other's findings. */
export function unique(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, Finding>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.path, finding.expected, finding.found]);
    if (!seen.has(key)) seen.set(key, finding);
  }
  return [...seen.values()];
}
