import { librariesOf, typeEntry } from './ontology';
import { type Library, SUITES, type Suite } from './factors';
import { type Finding, oneOf, show } from './finding';
import { impliedSurface, surfaceOf } from './surface';
import { SURFACE, type TaskSpec } from './spec';
import { eachText, namesIn, TemplateError } from './template';

/** What a task's id says. */
export interface TaskIdentity {
  type: string;
  library: Library;
  suite: Suite;
}

const ID = /^([a-z0-9_]+)-(antd|mui|mantine|external)(-v2)?-T\d{2}$/;

export function isId(id: string): boolean {
  return ID.test(id);
}

/** @throws if the id does not have the form of one. */
export function parseId(id: string): TaskIdentity {
  const match = ID.exec(id);
  if (!match) throw new Error(`expected an id like slider_single-antd-T08, found ${show(id)}`);
  return { type: match[1]!, library: match[2] as Library, suite: match[3] ? SUITES[1] : SUITES[0] };
}

/** Parts of a task in which `{name}` stands for a variant's value. */
export const FILLED = ['goal', 'stage', 'success', 'near_misses', 'reference'] as const;

/**
 * The rules between the fields of one task that a schema cannot say and that hold before any variant is filled in.
 *
 * @param file where the task stands: its suite, and in `v1` the type that the file is named after.
 */
export function checkSpec(spec: TaskSpec, file: { suite: Suite; type?: string }): Finding[] {
  return [
    ...identity(spec, file),
    ...variants(spec),
    ...scene(spec),
    ...surface(spec),
    ...tableCells(spec),
    ...states(spec),
    ...modes(spec),
  ];
}

function identity(spec: TaskSpec, file: { suite: Suite; type?: string }): Finding[] {
  const { type, library, suite } = parseId(spec.id);
  const path = ['id'];
  if (suite !== file.suite) {
    return [
      {
        path,
        expected: `an id of suite ${file.suite} ${file.suite === 'core' ? 'with' : 'without'} -v2`,
        found: show(spec.id),
      },
    ];
  }
  if (file.type !== undefined && type !== file.type) {
    return [{ path, expected: `type "${file.type}", the file's name`, found: show(type) }];
  }
  if (!typeEntry(type)) return [{ path, expected: 'one of the 97 canonical types', found: show(type) }];
  const offered = librariesOf(type);
  if (!offered.includes(library)) {
    return [{ path, expected: `a library that offers ${type}: ${oneOf(offered)}`, found: show(library) }];
  }
  return [];
}

function variants(spec: TaskSpec): Finding[] {
  const findings: Finding[] = [];
  if (spec.vary && spec.invariable !== undefined) {
    findings.push({ path: ['invariable'], expected: 'either vary or invariable', found: 'both' });
  }
  if (!spec.vary && spec.invariable === undefined) {
    findings.push({ path: ['vary'], expected: 'vary, or invariable with the reason', found: 'neither' });
  }
  const keys = Object.keys(spec.vary?.[0] ?? {});
  spec.vary?.forEach((row, i) => {
    const own = Object.keys(row);
    if (own.length !== keys.length || own.some((key) => !keys.includes(key))) {
      findings.push({ path: ['vary', i], expected: `the keys ${oneOf(keys)}, as in the first row`, found: show(own) });
    }
  });

  const used = new Set<string>();
  for (const part of FILLED) {
    eachText(spec[part], (text, path, isKey) => {
      const at = [part, ...path];
      try {
        for (const name of namesIn(text)) {
          used.add(name);
          if (keys.includes(name)) continue;
          const known = keys.length > 0 ? keys.map((key) => `{${key}}`).join(' or ') : 'no {name} without vary';
          findings.push({ path: at, expected: known, found: `{${name}}`, atKey: isKey });
        }
      } catch (error) {
        if (!(error instanceof TemplateError)) throw error;
        findings.push({ path: at, expected: error.expected, found: error.found, atKey: isKey });
      }
    });
  }
  for (const key of keys) {
    if (!used.has(key)) {
      findings.push({
        path: ['vary', 0, key],
        expected: `{${key}} somewhere in ${FILLED.join(', ')}`,
        found: 'no use of it',
        atKey: true,
      });
    }
  }
  return findings;
}

function scene(spec: TaskSpec): Finding[] {
  const findings: Finding[] = [];
  const labels = Object.keys(spec.stage.instances);
  if (labels.length !== spec.scene.instances) {
    const path = ['stage', 'instances'];
    findings.push({
      path,
      expected: `${spec.scene.instances} of them, as scene.instances says`,
      found: `${labels.length}`,
    });
  }
  for (const label of labels) {
    const path = ['stage', 'instances', label];
    if (label === SURFACE)
      findings.push({ path, expected: `another label, as "${SURFACE}" is reserved`, found: show(label), atKey: true });
    // Objects list integer keys first, whatever the order in the file: the page order would be lost.
    if (/^\d+$/.test(label))
      findings.push({ path, expected: 'a label that is not a bare number', found: show(label), atKey: true });
  }
  const shown = spec.scene.guidance === 'visual' || spec.scene.guidance === 'mixed';
  if (shown && !spec.stage.guide) {
    findings.push({
      path: ['stage', 'guide'],
      expected: `a guide, as scene.guidance is ${spec.scene.guidance}`,
      found: 'nothing',
    });
  }
  if (!shown && spec.stage.guide) {
    findings.push({
      path: ['stage', 'guide'],
      expected: `no guide, as scene.guidance is ${spec.scene.guidance}`,
      found: show(spec.stage.guide),
    });
  }
  const { layout, placement } = spec.scene;
  if (spec.stage.guide_at === 'card' && (layout !== 'dashboard' || placement === 'center')) {
    findings.push({
      path: ['stage', 'guide_at'],
      expected: '"left" or "right", as only a dashboard with its instances at one side has a column for a card',
      found: show(spec.stage.guide_at),
    });
  }
  return findings;
}

function surface(spec: TaskSpec): Finding[] {
  const { stage } = spec;
  const implied = impliedSurface(spec.scene.layout);
  const findings: Finding[] = [];
  // `inline` is allowed in a flow: the component itself is then the overlay.
  if (implied && stage.surface && stage.surface !== implied && stage.surface !== 'inline') {
    const expected = `"${implied}" (or "inline" where the component is the overlay itself), as layout is ${spec.scene.layout}`;
    findings.push({ path: ['stage', 'surface'], expected, found: show(stage.surface) });
  }
  const overlay = surfaceOf(spec.scene.layout, stage) !== 'inline';
  if (overlay && !stage.opens_with && !stage.opened) {
    const expected = 'the label of the control that opens the surface, or opened: true';
    findings.push({ path: ['stage', 'opens_with'], expected, found: 'nothing' });
  }
  if (!overlay && stage.opens_with) {
    findings.push({
      path: ['stage', 'opens_with'],
      expected: 'nothing, as the surface is inline',
      found: show(stage.opens_with),
    });
  }
  if (!overlay && stage.opened) {
    findings.push({ path: ['stage', 'opened'], expected: 'nothing, as the surface is inline', found: 'true' });
  }
  return findings;
}

function tableCells(spec: TaskSpec): Finding[] {
  const { heads, columns, cells, instances } = spec.stage;
  const path = (...keys: string[]) => ['stage', ...keys];
  if (spec.scene.layout !== 'table_cell') {
    return (['heads', 'columns', 'cells'] as const)
      .filter((key) => spec.stage[key])
      .map((key) => ({
        path: path(key),
        expected: 'nothing, as layout is not table_cell',
        found: show(spec.stage[key]),
      }));
  }
  if (!columns || columns.length === 0) {
    return [
      {
        path: path('columns'),
        expected: 'the other columns of the table, as layout is table_cell',
        found: show(columns),
      },
    ];
  }
  const rows = cells ?? {};
  const findings: Finding[] = [];
  if (!heads) {
    const expected = 'heads of the first and the last column, as layout is table_cell';
    findings.push({ path: path('heads'), expected, found: show(heads) });
  }
  for (const label of Object.keys(instances)) {
    const row = rows[label];
    if (row?.length !== columns.length) {
      const at = row ? path('cells', label) : path('cells');
      findings.push({
        path: at,
        expected: `${columns.length} texts for "${label}", one a column`,
        found: row ? show(row) : 'no row',
      });
    }
  }
  for (const label of Object.keys(rows)) {
    if (!(label in instances))
      findings.push({
        path: path('cells', label),
        expected: oneOf(Object.keys(instances)),
        found: show(label),
        atKey: true,
      });
  }
  return findings;
}

function states(spec: TaskSpec): Finding[] {
  const labels = Object.keys(spec.stage.instances);
  const overlay = surfaceOf(spec.scene.layout, spec.stage) !== 'inline';
  const known = overlay ? [...labels, SURFACE] : labels;
  const findings: Finding[] = [];
  const check = (state: Record<string, unknown>, path: readonly (string | number)[]) => {
    if (Object.keys(state).length === 0) findings.push({ path, expected: `states of ${oneOf(known)}`, found: 'none' });
    for (const key of Object.keys(state)) {
      if (!known.includes(key) && !/\{\w+\}/.test(key)) {
        findings.push({ path: [...path, key], expected: oneOf(known), found: show(key), atKey: true });
      }
    }
  };
  check(spec.success, ['success']);
  spec.near_misses.forEach((state, i) => check(state, ['near_misses', i]));
  return findings;
}

function modes(spec: TaskSpec): Finding[] {
  // Every task has to be solvable with pointer and keyboard on the picture: that is what a person does.
  return (['pixel', 'pixel_grid'] as const)
    .filter((mode) => spec.unreachable?.[mode] !== undefined)
    .map((mode) => ({
      path: ['unreachable', mode],
      expected: 'a mode other than pixel and pixel_grid, in which every task has to be solvable',
      found: show(mode),
      atKey: true,
    }));
}
