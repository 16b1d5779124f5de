import { expect, test } from '@playwright/test';
import { checkSetups } from '../../tasks/setups';
import { formatProblem } from '../../tasks/finding';
import { FILE, load, loadOne, MIXER, mixerWith, problemsOf, SLIDER } from './sample';

const ID = 'slider_single-antd-T08';

test('a right task loads without problems', () => {
  expect(problemsOf(MIXER)).toEqual([]);
  expect(loadOne(MIXER)).toMatchObject({ type: 'slider_single', library: 'antd', suite: 'v1' });
});

const broken: [name: string, text: string, problem: string | string[]][] = [
  ['missing field', mixerWith('goal:'), `${FILE}:1:3  ${ID}  goal: expected a text, found nothing`],
  [
    'missing field inside a map',
    mixerWith('title:'),
    `${FILE}:10:5  ${ID}  stage.title: expected a text, found nothing`,
  ],
  [
    'unknown scene level',
    mixerWith('scene:', 'scene: { layout: modal_flow, instances: 2, clutter: lots }'),
    `${FILE}:7:55  ${ID}  scene.clutter: expected "none", "low", "medium" or "high", found "lots"`,
  ],
  [
    'wrong type of a value',
    mixerWith('scene:', 'scene: { layout: modal_flow, instances: two, clutter: low }'),
    `${FILE}:7:43  ${ID}  scene.instances: expected a number, found "two"`,
  ],
  [
    'unknown field',
    mixerWith('title:', 'titel: Mixer\ntitle: Mixer'),
    `${FILE}:10:5  ${ID}  stage.titel: expected one of title, text, domain, surface, opens_with, opened, closes_with, commit, fold, instances, files, heads, columns, cells, guide, guide_title, guide_at, found "titel"`,
  ],
  [
    'unknown canonical type',
    mixerWith('- id:', '- id: slider_triple-antd-T08'),
    `${FILE}:1:7  slider_triple-antd-T08  id: expected type "slider_single", the file's name, found "slider_triple"`,
  ],
  [
    'library that does not offer the type',
    mixerWith('- id:', '- id: slider_single-external-T08'),
    `${FILE}:1:7  slider_single-external-T08  id: expected a library that offers slider_single: "antd", "mui" or "mantine", found "external"`,
  ],
  [
    'id of the other suite',
    mixerWith('- id:', '- id: slider_single-antd-v2-T08'),
    `${FILE}:1:7  slider_single-antd-v2-T08  id: expected an id of suite v1 without -v2, found "slider_single-antd-v2-T08"`,
  ],
  [
    'number of instances',
    mixerWith('Lead track:'),
    [
      `${FILE}:15:7  ${ID}  stage.instances: expected 2 of them, as scene.instances says, found 1`,
      `${FILE}:19:9  ${ID}  near_misses[0].Lead track: expected "Backing track" or "surface", found "Lead track"`,
      `${FILE}:21:46  ${ID}  near_misses[2].Lead track: expected "Backing track" or "surface", found "Lead track"`,
    ],
  ],
  [
    'neither vary nor invariable',
    mixerWith('vary:', undefined, MIXER.replaceAll("'{level}'", '30').replace('{level}', '30')),
    `${FILE}:1:3  ${ID}  vary: expected vary, or invariable with the reason, found neither`,
  ],
  [
    'both vary and invariable',
    mixerWith('template:', 'template: confirm_cancel\ninvariable: no reason'),
    `${FILE}:4:15  ${ID}  invariable: expected either vary or invariable, found both`,
  ],
  [
    'rows of vary with other keys',
    mixerWith('vary:', 'vary: [{ level: 30 }, { level: 55 }, { level: 70, extra: 1 }]'),
    `${FILE}:6:40  ${ID}  vary[2]: expected the keys "level", as in the first row, found ["level","extra"]`,
  ],
  [
    'a value that nobody uses',
    mixerWith('vary:', 'vary: [{ level: 30, x: 1 }, { level: 55, x: 2 }, { level: 70, x: 3 }]'),
    `${FILE}:6:23  ${ID}  vary[0].x: expected {x} somewhere in goal, stage, success, near_misses, reference, found no use of it`,
  ],
  [
    'a value that does not exist',
    mixerWith('goal:', 'goal: In the mixer, bring the backing track to {levle}.'),
    `${FILE}:5:9  ${ID}  goal: expected {level}, found {levle}`,
  ],
  [
    'a lone brace',
    mixerWith('goal:', "goal: 'Bring the {backing track to {level}.'"),
    `${FILE}:5:9  ${ID}  goal: expected {name}, or {{ and }} for braces, found "{backing track to {level"`,
  ],
  [
    'a surface that its layout does not have',
    mixerWith('domain:', 'domain: music\nsurface: drawer'),
    `${FILE}:12:14  ${ID}  stage.surface: expected "modal" (or "inline" where the component is the overlay itself), as layout is modal_flow, found "drawer"`,
  ],
  [
    'an overlay that nothing opens',
    mixerWith('opens_with:'),
    `${FILE}:10:5  ${ID}  stage.opens_with: expected the label of the control that opens the surface, or opened: true, found nothing`,
  ],
  [
    'visual guidance without a guide',
    mixerWith('scene:', 'scene: { layout: modal_flow, instances: 2, clutter: low, guidance: visual }'),
    `${FILE}:10:5  ${ID}  stage.guide: expected a guide, as scene.guidance is visual, found nothing`,
  ],
  [
    'a guide that nobody sees',
    mixerWith('domain:', 'domain: music\nguide: { value: 3 }'),
    `${FILE}:12:12  ${ID}  stage.guide: expected no guide, as scene.guidance is text, found {"value":3}`,
  ],
  [
    'a guide in a column that its layout does not have',
    mixerWith('domain:', 'domain: music\nguide_at: card'),
    `${FILE}:12:15  ${ID}  stage.guide_at: expected "left" or "right", as only a dashboard with its instances at one side has a column for a card, found "card"`,
  ],
  [
    'success over an unknown instance',
    mixerWith('Backing track: { value', "Baking track: { value: '{level}' }"),
    `${FILE}:18:5  ${ID}  success.Baking track: expected "Lead track", "Backing track" or "surface", found "Baking track"`,
  ],
  [
    'an operator that does not exist',
    mixerWith('Backing track: { value', "Backing track: { value: { $almost: '{level}' } }"),
    `${FILE}:18:31  ${ID}  success.Backing track.value.$almost: expected one of $eq, $ne, $in, $nin, $gt, $gte, $lt, $lte, $exists, $regex, $and, $or, $nor, $not, $near, $setEquals, $sequence, $all, $size, $text, $elemMatch, found $almost`,
  ],
  [
    'cells without a table',
    mixerWith('domain:', 'domain: music\ncolumns: [Track]'),
    `${FILE}:12:14  ${ID}  stage.columns: expected nothing, as layout is not table_cell, found ["Track"]`,
  ],
  [
    'a mode that does not exist',
    mixerWith('template:', 'template: confirm_cancel\nunreachable: { telepathy: too far }'),
    `${FILE}:4:18  ${ID}  unreachable.telepathy: expected one of ax_tree, som, pixel, pixel_grid, browser_use, ui_tars_native, found "telepathy"`,
  ],
  [
    'a mode in which nobody can, without a reason',
    mixerWith('template:', "template: confirm_cancel\nunreachable: { som: '' }"),
    `${FILE}:4:23  ${ID}  unreachable.som: expected a text that is not empty, found ""`,
  ],
  [
    'a task that coordinates cannot solve',
    mixerWith('template:', 'template: confirm_cancel\nunreachable: { pixel: too fine }'),
    `${FILE}:4:18  ${ID}  unreachable.pixel: expected a mode other than pixel and pixel_grid, in which every task has to be solvable, found "pixel"`,
  ],
  [
    'a reference of no known form',
    mixerWith('- click: button "Apply"', '- press_button: Apply'),
    `${FILE}:27:7  ${ID}  reference[2].press_button: expected one of click, double_click, hover, drag, type, press, scroll, select, upload, wait, found "press_button"`,
  ],
  [
    'a target of no known form',
    mixerWith('- click: button "Apply"', '- click: the Apply button'),
    `${FILE}:27:14  ${ID}  reference[2].click: expected an ARIA role, text, label or css, found "the" in "the Apply button"`,
  ],
  [
    'a part of a target of no known form',
    mixerWith('- drag:', '- drag: { from: slider "Backing track", to: { level: \'{level}\' } }'),
    `${FILE}:26:49  ${ID}  reference[1].drag.to: expected a target, or one of its parts: { in: target, value | fraction | edge | offset | text | before | after: … }, found {"level":"{level}"}`,
  ],
  ['broken YAML', mixerWith('vary:', 'vary: [{ level: 30 }'), `${FILE}:7:3 expected valid YAML, found `],
  [
    'no list',
    'id: slider_single-antd-T08\n',
    `${FILE}:1:1 expected a list of tasks, each starting with "- id:", found something else`,
  ],
];

for (const [name, text, problem] of broken) {
  test(`tells place, field, expectation and finding: ${name}`, () => {
    const problems = problemsOf(text);
    const expected = [problem].flat();
    if (name === 'broken YAML') expect(problems[0]).toContain(expected[0]!);
    else expect(problems).toEqual(expected);
  });
}

test('collects the problems of all tasks, in the order of lines, and keeps the right tasks', () => {
  const second = MIXER.replace('T08', 'T09').replace('template: confirm_cancel', 'template: dance');
  const third = MIXER.replace('T08', 'T10').replace('tier: L2', 'tier: L9').replace('title: Mixer', 'title: 5');
  const { tasks, problems, ids } = load(MIXER + second + third);
  expect(tasks.map(({ spec }) => spec.id)).toEqual([ID]);
  expect(problems.map(({ line, field }) => `${line} ${field}`)).toEqual([
    `${MIXER.split('\n').length - 1 + 3} template`,
    `${2 * (MIXER.split('\n').length - 1) + 8} difficulty.tier`,
    `${2 * (MIXER.split('\n').length - 1) + 10} stage.title`,
  ]);
  expect(ids).toHaveLength(3);
});

test('a second task of the same id is reported with the place of the first', () => {
  const line = MIXER.split('\n').length;
  expect(problemsOf(MIXER + MIXER)).toEqual([
    `${FILE}:${line}:7  ${ID}  id: expected an id of its own, found the id of ${FILE}:1`,
  ]);
});

test('a set-up that its stage refuses is placed at the value', () => {
  const task = loadOne(mixerWith('Lead track:', 'Lead track: { min: 0, max: ten, value: 40, colour: red }'));
  expect(checkSetups(task, SLIDER).map((finding) => formatProblem(task.problem(finding)))).toEqual([
    `${FILE}:15:34  ${ID}  stage.instances.Lead track.max: expected a number, found "ten"`,
    `${FILE}:15:50  ${ID}  stage.instances.Lead track.colour: expected no such field, found "colour"`,
  ]);
});

test('rows of a table must fit its columns', () => {
  const table = mixerWith(
    'scene:',
    'scene: { layout: table_cell, instances: 2, clutter: low }',
    mixerWith('opens_with:'),
  );
  const problems = problemsOf(
    mixerWith(
      'domain:',
      'domain: music\nheads: [Name, Level]\ncolumns: [Track, Length]\ncells: { Lead track: [A, 3:10], Other: [B] }',
      table,
    ),
  );
  expect(problems).toEqual([
    `${FILE}:14:12  ${ID}  stage.cells: expected 2 texts for "Backing track", one a column, found no row`,
    `${FILE}:14:37  ${ID}  stage.cells.Other: expected "Lead track" or "Backing track", found "Other"`,
  ]);
});

test('twins must have the same number of steps', () => {
  const vary = mixerWith('vary:', 'vary: [{ level: 30, n: 1 }, { level: 55, n: 2 }, { level: 70, n: 1 }]');
  const text = mixerWith('- drag:', "- press: { keys: ArrowRight, times: '{n}' }", vary);
  expect(problemsOf(text)).toEqual([
    `${FILE}:25:5  ${ID}  reference: expected 3 steps in every variant, as in the first, found 4 in variant 1`,
  ]);
});
