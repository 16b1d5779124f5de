import type OpenAI from 'openai';
import type { Equipment } from '../../equipment/equip';
import { labelOf, orWrong } from '../../native/fields';
import type { Kit } from '../../native/kit';
import { functionTools, functionWant } from '../../native/translate/functions';
import type { NativeModel, NativeReply, Shown, Unit, UnitResult } from '../../native/units';
import { textPart } from '../../prompt/messages';
import { type Fields, isFields, listOf, stringOf } from '../guards';
import { wordsOf } from '../openai/native';
import type { CompatibleServer } from './client';
import { readChat } from './reply';
import { chatMessage, chatParameters } from './text';

type ChatMessage = OpenAI.Chat.ChatCompletionMessageParam;

interface Call {
  /** Absent for a call that stands in the text: servers without a parser for it leave it there. */
  id?: string;
  name: string;
  args: string;
  unit: Unit;
}

interface ChatReply extends NativeReply {
  calls: Call[];
}

/** Turns whose pictures stay, where the profile does not say. */
const TURNS = 4;

/** A conversation with functions over chat completions. */
export class CompatibleNative implements NativeModel {
  private messages: ChatMessage[] = [];
  private calls: Call[] = [];

  constructor(
    private readonly server: CompatibleServer,
    private readonly equipment: Equipment,
    private readonly kit: Kit,
    private readonly system: string,
  ) {}

  open(text: string, { picture }: Shown): void {
    const { profile } = this.equipment;
    const parts = [textPart(text), { kind: 'picture' as const, picture }];
    this.messages = [{ role: 'system', content: this.system }, chatMessage({ role: 'user', parts }, profile)];
    this.calls = [];
  }

  say(text: string): void {
    const last = this.messages.at(-1);
    if (last?.role === 'user' && Array.isArray(last.content)) last.content.push({ type: 'text', text });
    else this.messages.push(chatMessage({ role: 'user', parts: [textPart(text)] }, this.equipment.profile));
  }

  answer(results: readonly UnitResult[], shown: Shown): void {
    const said: string[] = [];
    for (const [i, { id, name }] of this.calls.entries()) {
      const words = wordsOf(results[i]);
      if (id !== undefined) this.messages.push({ role: 'tool', tool_call_id: id, content: words });
      else said.push(`${name}: ${words}`);
    }
    // Results of tools are text only here: the picture comes as the user's.
    const text = [...said, shown.text || 'The page now:'].join('\n\n');
    const parts = [textPart(text), { kind: 'picture' as const, picture: shown.picture }];
    this.messages.push(chatMessage({ role: 'user', parts }, this.equipment.profile));
    this.calls = [];
  }

  async send(signal: AbortSignal): Promise<ChatReply> {
    const { model, profile } = this.equipment;
    const { client, openRouter } = this.server;
    const body: OpenAI.Chat.ChatCompletionCreateParamsNonStreaming = {
      ...chatParameters(model, profile, openRouter),
      messages: withLatestPictures(this.messages, profile.history ?? TURNS),
      tools: functionTools(this.kit.functions).map((tool) => ({ type: 'function', function: tool })),
    };
    const reply = readChat(await client.chat.completions.create(body, { signal }), openRouter);
    const calls = this.callsOf(reply.message, reply.text);
    const raw = JSON.stringify({ content: reply.text, calls: calls.map(({ name, args }) => ({ name, args })) });
    return { ...reply, calls, units: calls.map(({ unit }) => unit), raw };
  }

  accept(reply: NativeReply): void {
    const { text, calls } = reply as ChatReply;
    const tool_calls = calls.flatMap(({ id, name, args }) =>
      id === undefined ? [] : [{ id, type: 'function' as const, function: { name, arguments: args } }],
    );
    this.messages.push({ role: 'assistant', content: text, ...(tool_calls.length > 0 && { tool_calls }) });
    this.calls = calls;
  }

  private callsOf(message: Fields, text: string): Call[] {
    const declared = listOf(message['tool_calls']).map((call, i): Call => {
      const fn = isFields(call['function']) ? call['function'] : {};
      const args = typeof fn['arguments'] === 'string' ? fn['arguments'] : JSON.stringify(fn['arguments'] ?? {});
      return this.call(stringOf(fn['name']) ?? '', args, stringOf(call['id']) || `call_${this.messages.length}_${i}`);
    });
    return declared.length > 0 ? declared : this.callsInText(text);
  }

  /** `<tool_call>{"name": …, "arguments": {…}}</tool_call>`, as Qwen and its relatives write it. */
  private callsInText(text: string): Call[] {
    return [...text.matchAll(/<tool_call>([\s\S]*?)(?:<\/tool_call>|$)/g)].map((match) => {
      try {
        const { name, arguments: args } = JSON.parse(match[1] ?? '') as { name?: unknown; arguments?: unknown };
        return this.call(String(name), JSON.stringify(args ?? {}));
      } catch {
        return {
          name: 'tool_call',
          args: '',
          unit: {
            label: 'tool_call',
            want: { kind: 'wrong', problem: 'The text between <tool_call> tags is no JSON.' },
          },
        };
      }
    });
  }

  private call(name: string, args: string, id?: string): Call {
    const want = orWrong(() => functionWant(name, args, this.kit.functions));
    return { ...(id !== undefined && { id }), name, args, unit: { label: labelOf(name, parsed(args)), want } };
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

/** The messages with the pictures of the latest turns only: open models see few at once. */
export function withLatestPictures(messages: readonly ChatMessage[], turns: number): ChatMessage[] {
  let left = turns;
  const kept = [...messages].reverse().map((message): ChatMessage => {
    if (message.role !== 'user' || typeof message.content === 'string') return message;
    if (!message.content.some((part) => part.type === 'image_url') || left-- > 0) return message;
    const content = message.content.filter((part) => part.type !== 'image_url');
    return { ...message, content: [...content, { type: 'text', text: '(an earlier picture, left out)' }] };
  });
  return kept.reverse();
}
