import { countedSteps } from '../../traces/normalise';
import { workingMs } from './efficiency';
import type { Item } from './items';
import { declaredUnreachable } from './reachability';

type Cell = string | number | undefined | null;

const COLUMNS: Record<string, (item: Item) => Cell> = {
  system: (i) => i.system,
  mode: (i) => i.mode,
  task: (i) => i.task,
  variant: (i) => i.variant,
  trial: (i) => i.trial,
  suite: (i) => i.facts.suite,
  type: (i) => i.facts.type,
  family: (i) => i.facts.family,
  library: (i) => i.facts.library,
  template: (i) => i.facts.template,
  bucket: (i) => i.facts.bucket,
  tier: (i) => i.facts.tier,
  outcome: (i) => i.record?.outcome ?? 'not_run',
  claimed: (i) => i.record?.claimed,
  steps: (i) => i.record && countedSteps(i.record),
  actions: (i) => i.record?.steps,
  refused: (i) => i.record?.refusedSteps,
  turns: (i) => i.record?.turns,
  human_steps: (i) => i.human?.steps,
  human_ms: (i) => i.human?.ms,
  human_source: (i) => i.human?.source,
  working_ms: (i) => i.record && Math.round(workingMs(i.record)),
  wall_ms: (i) => i.record && Math.round(i.record.times.wall),
  model_ms: (i) => i.record && Math.round(i.record.times.model),
  waiting_ms: (i) => i.record && Math.round(i.record.times.waiting),
  input_tokens: (i) => i.record?.usage?.inputTokens,
  output_tokens: (i) => i.record?.usage?.outputTokens,
  cost_usd: (i) => i.record?.usage?.cost,
  attempts: (i) => i.attempts,
  unreachable: (i) => declaredUnreachable(i),
  served_model: (i) => i.record?.servedModel,
  reason: (i) => i.record?.reason,
};

/** One line a planned episode (RFC 4180, `\n` line ends); unknown cells are empty. */
export function episodesCsv(items: readonly Item[]): string {
  const rows = items.map((item) => Object.values(COLUMNS).map((cell) => quoted(cell(item))));
  return [Object.keys(COLUMNS), ...rows].map((row) => `${row.join(',')}\n`).join('');
}

/** The same cells by column, unquoted; for other formats. */
export function cellsOf(item: Item): Record<string, Cell> {
  return Object.fromEntries(Object.entries(COLUMNS).map(([column, cell]) => [column, cell(item)]));
}

function quoted(cell: Cell): string {
  if (cell === undefined || cell === null) return '';
  const text = String(cell);
  // A leading = + - @ would be run as a formula by spreadsheets; reasons may quote a page or a model.
  const safe = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
