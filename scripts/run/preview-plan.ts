import type { AgentInterface, CallSize } from './preview-size';
import type { ModeName } from '../../tasks/factors';

/** One episode that a run would play. */
export interface PlannedCall {
  mode: ModeName;
  /** Steps of the scripted solution; undefined where there is none. */
  reference?: number;
}

/** What a run would take, if every task went the same way. */
export interface Estimate {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** USD; undefined when the price of the model is unknown. */
  usd: number | undefined;
}

export interface Estimates {
  /** Every task is solved by its shortest way. */
  shortest: Estimate;
  /** Every task takes twice the steps of its shortest way and one more. */
  typical: Estimate;
  /** Every task uses all the steps it may. */
  most: Estimate;
}

/** USD of one call; undefined when it is unknown. */
export type PriceOfCall = (inputTokens: number, outputTokens: number) => number | undefined;

/**
 * Adds up what a run would ask of a model. Calls are priced one by one, since long ones may cost more; reads from a provider's cache,
 * which make them cheaper, are not counted on.
 */
export function estimate(
  episodes: readonly PlannedCall[],
  maxSteps: number,
  size: (mode: ModeName, step: number) => CallSize,
  price: PriceOfCall,
): Estimates {
  const total = (stepsOf: (reference: number) => number): Estimate => {
    const sum: Estimate = { calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 };
    for (const { mode, reference = 1 } of episodes) {
      const steps = Math.min(Math.max(stepsOf(reference), 1), maxSteps);
      for (let step = 0; step < steps; step++) {
        const { input, output } = size(mode, step);
        const cost = price(input, output);
        sum.calls++;
        sum.inputTokens += input;
        sum.outputTokens += output;
        sum.usd = sum.usd === undefined || cost === undefined ? undefined : sum.usd + cost;
      }
    }
    return sum;
  };
  return {
    shortest: total((reference) => reference),
    typical: total((reference) => 2 * reference + 1),
    most: total(() => maxSteps),
  };
}

export interface PreviewFacts {
  agent: string;
  model?: string;
  interface: AgentInterface;
  suite: string;
  modes: readonly string[];
  tasks: number;
  episodes: number;
  /** Episodes that an earlier start of the run has decided: they are not played again. */
  decided: number;
  maxSteps: number;
  taskTimeout: number;
  maxUsd?: number;
  /** Absent: the agent calls no model, or nobody can tell how often. */
  estimates?: Estimates;
  /** Whose price was taken, or why there is none. */
  priced: string;
}

/** The preview as text. */
export function previewText(facts: PreviewFacts): string {
  const { agent, model, interface: how, estimates } = facts;
  const lines: [string, string][] = [
    ['agent', model === undefined ? agent : `${agent} (${model}, ${how})`],
    ['tasks', `${facts.tasks} of suite ${facts.suite}`],
    ['modes', facts.modes.join(', ')],
    ['episodes', `${facts.episodes}${facts.decided > 0 ? `, and ${facts.decided} that are decided already` : ''}`],
    [
      'limits',
      `${facts.maxSteps} steps, ${facts.taskTimeout} s a task${facts.maxUsd === undefined ? '' : `, $${facts.maxUsd} a run`}`,
    ],
  ];
  const head = [
    'Preview: nothing is started and no model is called.',
    '',
    ...lines.map(([name, text]) => `${name.padEnd(10)}${text}`),
  ];
  if (estimates === undefined) return [...head, `${'calls'.padEnd(10)}${facts.priced}`].join('\n');
  const rows = [
    ['if every task', 'calls', 'input tokens', 'output tokens', 'dollars'],
    row('is solved by its shortest way', estimates.shortest),
    row('takes twice that and a step', estimates.typical),
    row('uses all its steps', estimates.most),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  const table = rows.map((cells) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  );
  return [...head, '', ...table, '', facts.priced].join('\n');
}

function row(name: string, { calls, inputTokens, outputTokens, usd }: Estimate): string[] {
  const dollars = usd === undefined ? 'unknown' : usd.toFixed(2);
  return [name, `${calls}`, rounded(inputTokens), rounded(outputTokens), dollars];
}

/** Two significant places: these are estimates. */
function rounded(count: number): string {
  if (count === 0) return '0';
  const unit = 10 ** Math.max(Math.floor(Math.log10(count)) - 1, 0);
  return (Math.round(count / unit) * unit).toLocaleString('en-US');
}
