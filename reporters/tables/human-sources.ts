import { HUMAN_CAVEATS, type HumanFigure } from '../../traces/human';
import { groupBy, type Item } from './items';

const label = (h: HumanFigure): string => (h.from ? `${h.source} (${h.from})` : h.source);

/** Where the human figures come from and for how many episodes: `recording (A) 12, reference 4`; null where there are none. */
export function humanSources(items: readonly Pick<Item, 'human'>[]): string | null {
  const sources = groupBy(items, (i) => (i.human ? label(i.human) : undefined));
  return sources.size === 0 ? null : [...sources].map(([source, of]) => `${source} ${of.length}`).join(', ');
}

/** What a reader has to know of the sources that are used, a sentence a source. */
export function humanCaveats(items: readonly Pick<Item, 'human'>[]): string[] {
  const used = new Set(items.flatMap((i) => i.human?.source ?? []));
  return [...used].sort().map((source) => `"${source}": ${HUMAN_CAVEATS[source]}.`);
}
