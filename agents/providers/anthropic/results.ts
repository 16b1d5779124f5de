import type Anthropic from '@anthropic-ai/sdk';
import { type Shown, skippedText, type UnitResult } from '../../native/units';
import { imageBlock } from './text';
import type { Use } from './native';

type Content = Exclude<Anthropic.ToolResultBlockParam['content'], string | undefined>;

/** Calls that are answered with the browser's tabs and nothing else. */
const TABS = ['new_tab', 'list_tabs', 'switch_tab', 'close_tab'];

/** The message that answers all calls of a turn: every call once and first, then what there is to see. */
export function resultBlocks(
  uses: readonly Use[],
  results: readonly UnitResult[],
  shown: Shown,
): Anthropic.ContentBlockParam[] {
  const set = uses.some(({ toolset }) => toolset === 'browser') ? 'browser' : 'computer';
  let hasPicture = false;
  const answers = uses.map((use, i): Anthropic.ToolResultBlockParam => {
    const result = results[i] ?? { state: 'skipped' };
    const base = {
      type: 'tool_result' as const,
      tool_use_id: use.id,
      ...(use.toolset !== undefined && { toolset_name: use.toolset }),
    };
    // An error holds text only.
    if (result.state === 'failed') return { ...base, is_error: true, content: textOf(result.problem) };
    if (result.state === 'skipped') return { ...base, is_error: true, content: textOf(skippedText(set)) };
    if (use.toolset === 'browser' && TABS.includes(use.name)) return { ...base, content: tabs() };
    const isLast = i === uses.length - 1;
    const wantsPicture = use.unit.want.kind === 'look' || isLast;
    hasPicture ||= isLast && result.state !== 'zoomed';
    return { ...base, content: contentOf(result, wantsPicture ? shown : undefined) };
  });
  const rest: Anthropic.ContentBlockParam[] = [];
  if (shown.text !== '') rest.push({ type: 'text', text: shown.text });
  if (!hasPicture) rest.push(imageBlock(shown.picture));
  return [...answers, ...rest];
}

function contentOf(result: UnitResult, shown: Shown | undefined): Content {
  switch (result.state) {
    case 'zoomed':
      return [imageBlock(result.picture)];
    case 'told':
      return [...textOf(result.text), ...(shown ? [imageBlock(shown.picture)] : [])];
    default:
      return shown === undefined ? textOf('Done.') : [imageBlock(shown.picture)];
  }
}

const textOf = (text: string): Content => [{ type: 'text', text: text === '' ? '(nothing)' : text }];

/** There is one tab in a task; what opens beside it is told in the notes. */
function tabs(): Content {
  return [
    { type: 'browser_state', tabs: [{ tab_id: '0', title: 'The page of the task', url: PAGE_URL, active: true }] },
  ];
}

/** Stands for the page's address, which says what the task is called. */
export const PAGE_URL = 'http://localhost/task';
