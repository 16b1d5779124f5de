import { agentNames } from '../../agents';
import { signature } from '../../fixtures/actions/define';
import { modes } from '../../fixtures/modes';
import { OPTIONS, type OptionSpec } from '../../options';
import type { TaskIndexRow } from '../../tasks/compiled';
import { SUITES } from '../../tasks/factors';
import { DISTRIBUTION, FAMILIES, TYPES, typesOf, type Family } from '../../tasks/ontology';
import { markdownTable, type Parts } from './markers';

/** Every part of the README that follows from code or data. */
export function readmeParts(tasks: readonly TaskIndexRow[]): Parts {
  return { options: optionsTable(), coverage: coverage(tasks), agents: agentsList(), actions: actionsTable() };
}

function optionsTable(): string {
  const rows = Object.entries(OPTIONS).map(([name, option]) => {
    const { fallback, help } = option as Omit<OptionSpec, 'name'>;
    return [`\`${name}\``, fallback === undefined ? '' : `\`${fallback}\``, help];
  });
  return markdownTable(['variable', 'default', 'meaning'], rows);
}

/** What really exists, beside what the benchmark has. */
function coverage(tasks: readonly TaskIndexRow[]): string {
  const types = new Set(tasks.map((task) => task.type));
  const suites = SUITES.map((suite) => {
    const here = tasks.filter((task) => task.suite === suite).length;
    const planned = Object.values(DISTRIBUTION[suite].types).flatMap((byLibrary) => Object.values(byLibrary));
    return `${format(here)} of ${format(planned.reduce((sum, n) => sum + n, 0))} tasks of \`${suite}\``;
  });
  const rows = (Object.keys(FAMILIES) as Family[]).map((family) => {
    const there = typesOf(family).filter((type) => types.has(type));
    const count = tasks.filter((task) => task.family === family).length;
    return [
      `\`${family}\``,
      `${there.length} of ${typesOf(family).length}`,
      format(count),
      there.map((t) => `\`${t}\``).join(', '),
    ];
  });
  const sentence = `${types.size} of ${TYPES.length} types, ${suites.join(', ')}.`;
  return `${sentence}\n\n${markdownTable(['family', 'types', 'tasks', 'which'], rows)}`;
}

function agentsList(): string {
  return `Names for \`CB_AGENT\`: ${agentNames()
    .map((name) => `\`${name}\``)
    .join(', ')}.`;
}

function actionsTable(): string {
  const rows = Object.values(modes).map((mode) => [
    `\`${mode.name}\``,
    mode.description.actions.map((action) => `\`${signature(action)}\``).join('<br>'),
  ]);
  return markdownTable(['mode', 'actions'], rows);
}

function format(n: number): string {
  return n.toLocaleString('en-US');
}
