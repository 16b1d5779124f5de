import { type Finding, show } from '../finding';
import type { LoadedTask } from '../loader';
import { eachText, namesIn } from '../template';
import { unique } from '../variants';

const WORDS = { min: 4, max: 60 };
/** Reference steps, like an agent's, must fit into the default limit. */
const MAX_STEPS = 20;

/** What `tasks:new` puts where the author has to write. */
export const UNWRITTEN = 'TO-BE-WRITTEN';

/** Words of people who build pages and tests, not of people who use them. */
const JARGON = [
  /\baria\b/i,
  /\binstances?\b/i,
  /\bcanonical\b/i,
  /\bselectors?\b/i,
  /\bxpath\b/i,
  /\b(data-)?test-?ids?\b/i,
  /\brole=/i,
  /\bDOM\b/,
  /\bpredicates?\b/i,
  /[#.][a-z]+[-_]{1,2}[a-z]\w*/,
];

/** A goal as a person would say it, twins that ask for different things, and a reference within the step limit. */
export function checkWording(task: LoadedTask): Finding[] {
  const { spec } = task;
  const findings = unique(task.variants.flatMap(({ variant }) => goal(variant.goal)));
  eachText(spec, (text, path, isKey) => {
    if (text.includes(UNWRITTEN)) findings.push({ path, expected: 'written content', found: show(text), atKey: isKey });
  });
  const steps = task.variants[0]?.variant.reference.length ?? 0;
  if (steps > MAX_STEPS) {
    findings.push({ path: ['reference'], expected: `at most ${MAX_STEPS} steps`, found: `${steps}` });
  }
  return [...findings, ...twins(task), ...namedValues(task)];
}

function goal(text: string): Finding[] {
  const path = ['goal'];
  const findings: Finding[] = [];
  if (!/[.!?]["”’')]?$/.test(text))
    findings.push({ path, expected: 'a sentence that ends with . ! or ?', found: show(text.slice(-24)) });
  if (!/^["“‘'(]?[\p{Lu}\d]/u.test(text))
    findings.push({ path, expected: 'a sentence that starts with a capital', found: show(text.slice(0, 24)) });
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words < WORDS.min || words > WORDS.max) {
    findings.push({ path, expected: `${WORDS.min} to ${WORDS.max} words`, found: `${words}` });
  }
  for (const pattern of JARGON) {
    const word = pattern.exec(text)?.[0];
    if (word) findings.push({ path, expected: 'words of someone who uses the page', found: show(word) });
  }
  return findings;
}

function twins(task: LoadedTask): Finding[] {
  const shown = isShown(task);
  const findings: Finding[] = [];
  const compare = (path: string, what: (i: number) => unknown) => {
    const seen = new Map<string, number>();
    task.variants.forEach((_, i) => {
      const key = JSON.stringify(what(i));
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, i);
      else
        findings.push({ path: [path], expected: `variant ${i} to differ from variant ${earlier}`, found: 'the same' });
    });
  };
  // What is asked for, or the way to it: a twin with both the same would be solved by a memorised answer.
  compare('success', (i) => [task.variants[i]?.variant.success, task.variants[i]?.variant.reference]);
  // Where the page shows the target, the words may stay and the picture differs.
  compare('goal', (i) => [task.variants[i]?.variant.goal, shown && task.variants[i]?.stage.guide]);
  return findings;
}

/** A value that decides success must be told: by the goal, or by the page. */
function namedValues(task: LoadedTask): Finding[] {
  const { spec } = task;
  if (!spec.vary || isShown(task)) return [];
  const inGoal = namesIn(spec.goal);
  const inStage = namesOf(spec.stage);
  // A value may have another form in the goal: {day} for {iso}.
  const otherForms = inGoal.some((name) => !namesOf(spec.success).includes(name));
  return namesOf(spec.success)
    .filter((name) => !inGoal.includes(name) && !inStage.includes(name) && !otherForms)
    .map((name) => ({ path: ['goal'], expected: `{${name}}, which success asks for`, found: show(spec.goal) }));
}

function namesOf(data: unknown): string[] {
  const names = new Set<string>();
  eachText(data, (text) => namesIn(text).forEach((name) => names.add(name)));
  return [...names];
}

function isShown({ spec }: LoadedTask): boolean {
  return spec.scene.guidance === 'visual' || spec.scene.guidance === 'mixed';
}

/** The same wish in two tasks: nobody could tell them apart by their goals. */
export function repeatedGoals(tasks: readonly LoadedTask[]): { task: LoadedTask; finding: Finding }[] {
  const seen = new Map<string, string>();
  return tasks.flatMap((task) => {
    const text = task.variants[0]?.variant.goal.toLowerCase() ?? '';
    const earlier = seen.get(text);
    if (earlier === undefined) {
      seen.set(text, task.spec.id);
      return [];
    }
    return [{ task, finding: { path: ['goal'], expected: 'a goal of its own', found: `the goal of ${earlier}` } }];
  });
}
