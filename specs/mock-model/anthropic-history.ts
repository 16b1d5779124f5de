import type { Size } from '../../agents/contract';
import { readPicture, requireText, type SentPicture } from './pictures';
import { insist } from './refusal';
import type { Block } from './anthropic';
import type { Conversation } from './protocol';

interface Rules {
  conversation: Conversation;
  /** Newer models see larger pictures. */
  isNew: boolean;
  toolsets: string[];
  /** Size that the single computer tool declares. */
  declared?: Size;
}

type ToolUse = Extract<Block, { type: 'tool_use' }>;
type ToolResult = Extract<Block, { type: 'tool_result' }>;

const LIMITS = { new: { edge: 2576, tokens: 4784 }, old: { edge: 1568, tokens: 1568 } };
/** Above this number of pictures their sides are bounded more tightly. */
const MANY = 20;
const MANY_EDGE = 2000;

/**
 * Checks the messages: every tool use answered once, in the next message; tool sets named again; pictures whole and within the limits.
 * @throws Refusal naming the first fault
 */
export function checkHistory(
  messages: readonly { role: 'user' | 'assistant'; content: string | Block[] }[],
  rules: Rules,
): { pictures: SentPicture[]; texts: string[] } {
  const pictures: SentPicture[] = [];
  const texts: string[] = [];
  let open: ToolUse[] = [];
  insist(messages[0]?.role === 'user', 'messages: first message must use the "user" role');
  insist(messages.at(-1)?.role === 'user', 'messages: this model does not support assistant message prefill');
  for (const [at, message] of messages.entries()) {
    const where = `messages.${at}`;
    const blocks: Block[] =
      typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : message.content;
    if (message.role === 'user') answerAll(open, blocks, where, rules);
    open = [];
    for (const block of blocks) {
      switch (block.type) {
        case 'text':
          requireText(block.text, where);
          texts.push(block.text);
          break;
        case 'image':
          insist(message.role === 'user', `${where}: images belong to user messages`);
          pictures.push(readImage(block, where, rules));
          break;
        case 'thinking':
          insist(message.role === 'assistant', `${where}: thinking belongs to assistant messages`);
          rules.conversation.requireIssued(block, where);
          break;
        case 'tool_use':
          insist(message.role === 'assistant', `${where}: tool_use belongs to assistant messages`);
          rules.conversation.requireIssued(block, where);
          open.push(block);
          break;
        case 'tool_result':
          insist(message.role === 'user', `${where}: tool_result belongs to user messages`);
          readResult(block, where, rules, pictures, texts);
          break;
      }
    }
  }
  if (pictures.length > MANY) {
    for (const { width, height } of pictures) {
      insist(
        Math.max(width, height) <= MANY_EDGE,
        `messages: image ${width}x${height} exceeds ${MANY_EDGE} px, the limit for many-image requests`,
      );
    }
  }
  const last = pictures.at(-1);
  if (rules.declared !== undefined && last !== undefined) {
    const { width, height } = rules.declared;
    insist(
      last.width === width && last.height === height,
      `tools: display size ${width}x${height} is not the size of the screenshot, ${last.width}x${last.height}`,
    );
  }
  return { pictures, texts };
}

/** All tool uses of the message before are answered at the head of this one, and nothing else is. */
function answerAll(open: readonly ToolUse[], blocks: readonly Block[], where: string, { toolsets }: Rules): void {
  const results = blocks.filter((b): b is ToolResult => b.type === 'tool_result');
  for (const use of open) {
    const answers = results.filter((r) => r.tool_use_id === use.id);
    insist(
      answers.length > 0,
      `${where}: tool_use ids were found without tool_result blocks immediately after: ${use.id}`,
    );
    insist(answers.length === 1, `${where}: each tool_use must have a single result, ${use.id} has ${answers.length}`);
    const named = use['toolset_name'] as string | undefined;
    insist(
      answers[0]!.toolset_name === named,
      `${where}: tool_result for ${use.id} must have toolset_name ${String(named)}`,
    );
  }
  for (const result of results) {
    insist(
      open.some((use) => use.id === result.tool_use_id),
      `${where}: unexpected tool_use_id in tool_result: ${result.tool_use_id}`,
    );
  }
  insist(
    blocks.slice(0, results.length).every((b) => b.type === 'tool_result'),
    `${where}: tool_result blocks must come first in the message`,
  );
  const failed = results.findIndex((r) => r.is_error === true && r.toolset_name !== undefined);
  if (failed < 0) return;
  for (const later of results.slice(failed + 1)) {
    const words = later.toolset_name === 'browser' ? 'an earlier action' : 'an earlier computer action';
    insist(
      toolsets.length === 0 ||
        (later.is_error === true && textOf(later) === `Not executed: ${words} in this turn failed.`),
      `${where}: a result after a failed one must be an error with the words "Not executed: ${words} in this turn failed."`,
    );
  }
}

function textOf({ content }: ToolResult): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map((part) => ('text' in part ? String(part.text) : '')).join('');
}

function readResult(result: ToolResult, where: string, rules: Rules, pictures: SentPicture[], texts: string[]): void {
  for (const part of typeof result.content === 'string'
    ? [{ type: 'text', text: result.content } as const]
    : (result.content ?? [])) {
    switch (part.type) {
      case 'text':
        requireText(part.text, where);
        texts.push(part.text);
        break;
      case 'image':
        insist(result.is_error !== true, `${where}: an error result holds text only`);
        pictures.push(readImage(part, where, rules));
        break;
      case 'browser_state':
        insist(result.toolset_name === 'browser', `${where}: browser_state belongs to the browser tool set`);
        break;
    }
  }
}

function readImage(block: Extract<Block, { type: 'image' }>, where: string, { isNew, toolsets }: Rules): SentPicture {
  const picture = readPicture(block.source.data, block.source.media_type, where);
  const { width, height } = picture;
  const limit = isNew ? LIMITS.new : LIMITS.old;
  const tokens = Math.ceil(width / 28) * Math.ceil(height / 28);
  const strict = toolsets.length > 0 || block.transformations?.oversized_image === 'error';
  const tooLarge = Math.max(width, height) > limit.edge || tokens > limit.tokens;
  insist(!(strict && tooLarge), `${where}: image dimensions ${width}x${height} exceed the model's limit`);
  insist(Math.max(width, height) <= 8000, `${where}: image dimensions exceed 8000 px`);
  return picture;
}
