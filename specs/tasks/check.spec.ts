import { expect, test } from '@playwright/test';
import { checkTasks } from '../../tasks/check';
import { compareBlueprint, parseBlueprint } from '../../tasks/checks/blueprint';
import { checkDistribution } from '../../tasks/checks/distribution';
import { checkWording, UNWRITTEN } from '../../tasks/checks/goal';
import { checkStates } from '../../tasks/checks/states';
import { type Finding, formatPath, formatProblem } from '../../tasks/finding';
import { DISTRIBUTION, FAMILIES, TYPES } from '../../tasks/ontology';
import { scaffold } from '../../tasks/scaffold';
import { load, loadOne, MIXER, mixerWith, SLIDER, SLIDERS } from './sample';

const lines = (findings: Finding[]) => findings.map((one) => `${formatPath(one.path)}: ${one.expected} / ${one.found}`);
const states = (text: string) => lines(checkStates(loadOne(text), SLIDER));
const wording = (goal: string) => lines(checkWording(loadOne(mixerWith('goal:', `goal: ${JSON.stringify(goal)}`))));

test('a right task passes all checks but the number of its type', () => {
  const problems = checkTasks([loadOne(MIXER)], SLIDERS).map(formatProblem);
  expect(problems.map((line) => line.replace(/^.*expected /, ''))).toEqual([
    '10 tasks in v1, found 1',
    '10 tasks in v1, found 0',
    '10 tasks in v1, found 0',
  ]);
});

test('the initial state must not solve, and no near miss may', () => {
  expect(states(MIXER)).toEqual([]);
  expect(states(mixerWith('Backing track: { min', 'Backing track: { min: 0, max: 100, value: 55 }'))).toEqual([
    'success: a goal that is not reached at first / {"Lead track":{"value":40},"Backing track":{"value":55},"su…',
  ]);
  expect(states(mixerWith('- { Backing track: { value: 29', '- { Backing track: { value: 30 } }'))).toEqual([
    'near_misses[1]: a state that does not solve the task / {"Backing track":{"value":30}}',
  ]);
  expect(states(mixerWith('- { Backing track: { value: 29', '- { Backing track: { value: 71 } }'))).toEqual([
    'near_misses[3]: a state of its own / that of near_misses[1]',
  ]);
});

test('near misses and success must fit the state of the stage', () => {
  expect(states(mixerWith('- { Backing track: { value: 29', "- { Backing track: { value: '29' } }"))).toEqual([
    'near_misses[1].Backing track.value: a number / "29"',
  ]);
  expect(states(mixerWith('- { Backing track: { value: 29', '- { Backing track: { level: 29 } }'))).toEqual([
    'near_misses[1].Backing track.level: no such field / "level"',
  ]);
  expect(states(mixerWith('Backing track: { value', "Backing track: { level: '{level}' }"))).toEqual([
    'success.Backing track: fields of the state: "value" / "level"',
  ]);
});

test('goals are sentences of people', () => {
  expect(wording('Bring the backing track to {level} and keep it with Apply.')).toEqual([]);
  expect(wording('Bring it to {level}, please')).toEqual(
    [30, 55, 70].map((level) => `goal: a sentence that ends with . ! or ? / "Bring it to ${level}, please"`),
  );
  expect(wording('bring it to level 3 of {level}.')[0]).toContain('a sentence that starts with a capital');
  expect(wording('To {level}.')).toEqual(['goal: 4 to 60 words / 2']);
  expect(wording(`Set it to {level}${' and on'.repeat(30)}.`)).toEqual(['goal: 4 to 60 words / 64']);
  for (const [word, found] of [
    ['the second instance', 'instance'],
    ['the aria label', 'aria'],
    ['#save-button', '#save-button'],
    ['the XPath', 'XPath'],
  ]) {
    expect(wording(`Please bring ${word} to {level} now.`), word).toEqual([
      `goal: words of someone who uses the page / "${found}"`,
    ]);
  }
  expect(wording('Paint the wall in #ff8800 at level {level}.')).toEqual([]);
});

test('twins ask for different things', () => {
  const same = mixerWith('vary:', 'vary: [{ level: 30 }, { level: 55 }, { level: 30 }]');
  expect(lines(checkWording(loadOne(same)))).toEqual([
    'success: variant 2 to differ from variant 0 / the same',
    'goal: variant 2 to differ from variant 0 / the same',
  ]);
  const silent = mixerWith('goal:', 'goal: Bring the backing track to where it belongs.');
  expect(lines(checkWording(loadOne(silent)))).toContain(
    'goal: {level}, which success asks for / "Bring the backing track to where it belongs."',
  );
});

test('unwritten content and repeated goals are reported', () => {
  expect(lines(checkWording(loadOne(mixerWith('title:', `title: ${UNWRITTEN}`))))).toEqual([
    `stage.title: written content / "${UNWRITTEN}"`,
  ]);
  const { tasks } = load(MIXER + MIXER.replace('T08', 'T09'));
  expect(checkTasks(tasks, SLIDERS).map(formatProblem)[0]).toContain(
    'slider_single-antd-T09  goal: expected a goal of its own, found the goal of slider_single-antd-T08',
  );
});

test('the distribution counts broken tasks as existing', () => {
  const { tasks, ids } = load(MIXER + MIXER.replace('T08', 'T09').replace('title: Mixer', 'title: 5'));
  expect(checkDistribution(tasks, ids)[0]).toMatchObject({ expected: '10 tasks in v1', found: '2' });
});

const HEADER =
  'id,canonical_type,library,component,template,secondary_template,bucket,tier,precision_requirement,target_acquisition,density_choice_interference,depth_layering,feedback_dynamics,semantic_observability,disambiguation_load,theme,spacing,layout,placement,scale,instances,guidance,clutter,predicate,tolerance,needs_confirm,needs_instance,negatives';
const ROW =
  'slider_single-antd-T08,slider_single,antd,AntD: Slider (in Modal),confirm_cancel,open_overlay,hard,L2,3,3,2,4,3,2,4,light,comfortable,modal_flow,center,default,2,text,low,equals,,1,1,4';
const compare = (row: string, text = MIXER) =>
  compareBlueprint([loadOne(text)], parseBlueprint(`${HEADER}\n${row}\n`, 'v1.csv'), 'v1');

test('a task that is as its blueprint row passes, and the comparison says how much it compared', () => {
  expect(compare(ROW)).toEqual({ rows: 1, fields: 26, problems: [] });
});

test('every structural field of the blueprint is compared', () => {
  const fields = ROW.split(',');
  const other: Record<string, string> = {
    secondary_template: '', bucket: 'mid', tier: 'L0', theme: 'dark', spacing: 'compact', layout: 'dashboard', placement: 'top_left',
    scale: 'small', instances: '3', guidance: 'none', clutter: 'high', predicate: 'set_equals', tolerance: '0.5', needs_confirm: '0',
    needs_instance: '0', negatives: '5', component: 'Other', template: 'activate', library: 'mui', canonical_type: 'button',
  }; // prettier-ignore
  for (const [i, column] of HEADER.split(',').entries()) {
    if (column === 'id') continue;
    const changed = fields.with(i, other[column] ?? '1').join(',');
    expect(compare(changed).problems.length, column).toBe(1);
  }
});

test('missing and unknown tasks are reported; 4_plus is any number from 4', () => {
  const { problems } = compare(`${ROW}\n${ROW.replace('T08', 'T09')}`);
  expect(problems.map(formatProblem)).toEqual([
    'tasks/v1/slider_single.yaml:1:1 expected the tasks slider_single-antd-T09, found none of them',
  ]);
  expect(compare(ROW.replace('T08', 'T01')).problems.map(({ expected }) => expected)).toEqual([
    'a task of the blueprint',
    'the tasks slider_single-antd-T01',
  ]);
  expect(compare(ROW.replace(',2,text', ',4_plus,text')).problems.map(({ expected }) => expected)).toEqual([
    '"4 or more"',
  ]);
});

test('a blueprint that is none is refused', () => {
  expect(() => parseBlueprint('id,tier\nx,L0\n', 'v1.csv')).toThrow('v1.csv:1: expected the columns canonical_type,');
  expect(() => parseBlueprint(`${HEADER}\nx,y\n`, 'v1.csv')).toThrow('v1.csv:2: expected 28 fields, found 2');
});

test('the ontology is complete and adds up', () => {
  expect(TYPES).toHaveLength(97);
  expect(new Set(TYPES.map(({ family }) => family)).size).toBe(Object.keys(FAMILIES).length);
  expect(Object.keys(FAMILIES)).toHaveLength(14);
  for (const { type, components } of TYPES) {
    for (const library of ['antd', 'mui', 'mantine'] as const)
      expect(components[library], `${type} ${library}`).toBeTruthy();
    expect(components.external !== undefined, type).toBe(type === 'markdown_editor');
  }
  for (const [suite, total] of [
    ['v1', 2910],
    ['core', 912],
  ] as const) {
    const { tasks, types, template, bucket, tier, scene, instances } = DISTRIBUTION[suite];
    const sum = (counts: object) => Object.values(counts).reduce<number>((all, n) => all + Number(n), 0);
    expect(tasks).toBe(total);
    for (const counts of [template, bucket, tier, instances, ...Object.values(scene)]) expect(sum(counts)).toBe(total);
    expect(sum(Object.values(types).map(sum))).toBe(total);
  }
});

test('a scaffold has the structure of its rows and is refused until it is written', () => {
  const files = scaffold('slider_single', parseBlueprint(`${HEADER}\n${ROW}\n`, 'v1.csv'));
  expect([...files.keys()]).toEqual([
    'site/stages/slider_single/model.ts', 'site/stages/slider_single/antd.tsx', 'site/stages/slider_single/mui.tsx',
    'site/stages/slider_single/mantine.tsx', 'tasks/v1/slider_single.yaml',
  ]); // prettier-ignore
  const task = loadOne(files.get('tasks/v1/slider_single.yaml')!);
  expect(compareBlueprint([task], parseBlueprint(`${HEADER}\n${ROW}\n`, 'v1.csv'), 'v1').problems).toEqual([]);
  expect(lines(checkWording(task)).filter((line) => line.includes('written content')).length).toBeGreaterThan(10);
  expect(() => scaffold('slider_triple', [])).toThrow('expected one of the 97 canonical types, found "slider_triple"');
  expect(load(scaffold('button', []).get('tasks/v1/button.yaml')!, 'tasks/v1/button.yaml').problems).toEqual([]);
});
