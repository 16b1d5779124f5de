import type Anthropic from '@anthropic-ai/sdk';
import type { Size } from '../../contract';
import type { Equipment } from '../../equipment/equip';
import { labelOf, orWrong, Pointer } from '../../native/fields';
import type { Kit } from '../../native/kit';
import { browserWant } from '../../native/translate/anthropic-browser';
import { computerWant } from '../../native/translate/anthropic-computer';
import { functionTools, functionWant } from '../../native/translate/functions';
import { type NativeModel, type NativeReply, type Shown, type Unit, type UnitResult } from '../../native/units';
import { type Fields, isFields, stringOf } from '../guards';
import { readMessage } from './reply';
import { resultBlocks } from './results';
import { imageBlock, messageParameters } from './text';

/** A call of the last reply. */
export interface Use {
  id: string;
  name: string;
  /** `computer` or `browser` for members of a tool set; it has to be named again in the answer. */
  toolset?: string;
  unit: Unit;
}

interface AnthropicReply extends NativeReply {
  content: Fields[];
  uses: Use[];
}

/** Anthropic's own conversation: a tool set or the older single tool, and functions; it only ever grows. */
export class AnthropicNative implements NativeModel {
  private messages: Anthropic.MessageParam[] = [];
  private uses: Use[] = [];
  private pointer = new Pointer();
  private size: Size = { width: 0, height: 0 };

  constructor(
    private readonly client: Anthropic,
    private readonly equipment: Equipment,
    private readonly kit: Kit,
    private readonly system: string,
  ) {}

  open(text: string, { picture }: Shown): void {
    this.messages = [{ role: 'user', content: [{ type: 'text', text }, imageBlock(picture)] }];
    this.uses = [];
    this.pointer = new Pointer();
    this.size = picture.size;
  }

  say(text: string): void {
    const last = this.messages.at(-1);
    const block: Anthropic.TextBlockParam = { type: 'text', text };
    if (last?.role === 'user' && Array.isArray(last.content)) last.content.push(block);
    else this.messages.push({ role: 'user', content: [block] });
  }

  answer(results: readonly UnitResult[], shown: Shown): void {
    this.size = shown.picture.size;
    this.messages.push({ role: 'user', content: resultBlocks(this.uses, results, shown) });
    this.uses = [];
  }

  async send(signal: AbortSignal): Promise<AnthropicReply> {
    const { model, profile } = this.equipment;
    const body = { ...messageParameters(model, profile), system: this.system, messages: this.messages };
    const reply = readMessage(await this.request(body, signal));
    const uses = reply.content.flatMap((block) => (block['type'] === 'tool_use' ? [this.useOf(block)] : []));
    return { ...reply, uses, units: uses.map(({ unit }) => unit), raw: rawOf(reply.content) };
  }

  accept(reply: NativeReply): void {
    const { content, uses } = reply as AnthropicReply;
    // As it came: thinking is signed.
    this.messages.push({ role: 'assistant', content: content as unknown as Anthropic.ContentBlockParam[] });
    this.uses = uses;
  }

  private async request(body: Anthropic.MessageCreateParamsNonStreaming, signal: AbortSignal): Promise<unknown> {
    const custom = functionTools(this.kit.functions).map(({ name, description, parameters }): Anthropic.Tool => ({
      name,
      description,
      input_schema: parameters,
    }));
    const { width, height } = this.size;
    const display = { name: 'computer' as const, display_width_px: width, display_height_px: height };
    switch (this.kit.computer) {
      case 'computer_20251124':
        return this.client.beta.messages.create(
          {
            ...(body as Anthropic.Beta.Messages.MessageCreateParamsNonStreaming),
            betas: ['computer-use-2025-11-24'],
            tools: [{ type: 'computer_20251124', ...display, enable_zoom: true }, ...custom],
          },
          { signal },
        );
      case 'computer_20250124':
        return this.client.beta.messages.create(
          {
            ...(body as Anthropic.Beta.Messages.MessageCreateParamsNonStreaming),
            betas: ['computer-use-2025-01-24'],
            tools: [{ type: 'computer_20250124', ...display }, ...custom],
          },
          { signal },
        );
      default: {
        const sets: Anthropic.ToolUnion[] = [];
        if (this.kit.computer !== undefined) sets.push({ type: 'computer_toolset_20260801' });
        if (this.kit.browser !== undefined)
          sets.push({ type: this.kit.browser, configs: { file_upload: { enabled: true } } });
        return this.client.messages.create({ ...body, tools: [...sets, ...custom] }, { signal });
      }
    }
  }

  private useOf(block: Fields): Use {
    const name = stringOf(block['name']) ?? '';
    const input = isFields(block['input']) ? block['input'] : {};
    const toolset = stringOf(block['toolset_name']);
    const isLegacy = toolset === undefined && name === 'computer' && this.kit.computer !== undefined;
    const member = isLegacy ? String(input['action']) : name;
    const want = orWrong(() => {
      if (toolset === 'browser') return browserWant(name, input, this.pointer);
      if (toolset === 'computer' || isLegacy) return computerWant(member, input, this.pointer);
      return functionWant(name, input, this.kit.functions);
    });
    const { action: _, ...rest } = input;
    return {
      id: String(block['id']),
      name,
      ...(toolset !== undefined && { toolset }),
      unit: { label: labelOf(member, isLegacy ? rest : input), want },
    };
  }
}

/** The answer for the record, without signatures. */
function rawOf(content: readonly Fields[]): string {
  return JSON.stringify(content, (key, value: unknown) => (key === 'signature' ? undefined : value));
}
