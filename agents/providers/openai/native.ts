import type OpenAI from 'openai';
import type { Equipment } from '../../equipment/equip';
import type { Kit } from '../../native/kit';
import { labelOf, orWrong, Pointer } from '../../native/fields';
import { functionTools, functionWant } from '../../native/translate/functions';
import { openaiWant } from '../../native/translate/openai';
import {
  type NativeModel,
  type NativeReply,
  type Shown,
  skippedText,
  type Unit,
  type UnitResult,
} from '../../native/units';
import { dataUrl, textPart } from '../../prompt/messages';
import type { Size } from '../../contract';
import { type Fields, isFields, listOf, stringOf } from '../guards';
import { readResponse } from './reply';
import { inputOf, parametersOf } from './text';

type Item = OpenAI.Responses.ResponseInputItem;
type Create = OpenAI.Responses.ResponseCreateParamsNonStreaming;

/** A call that has to be answered, and how many units it stands for. */
interface Open {
  call: Fields;
  units: number;
}

interface OpenaiReply extends NativeReply {
  output: Fields[];
  open: Open[];
}

/** OpenAI's own conversation: `computer` and functions, nothing stored at the provider, all items replayed. */
export class OpenaiNative implements NativeModel {
  private items: Item[] = [];
  private open_: Open[] = [];
  private pointer = new Pointer();
  private size: Size = { width: 0, height: 0 };

  constructor(
    private readonly client: OpenAI,
    private readonly equipment: Equipment,
    private readonly kit: Kit,
    private readonly system: string,
  ) {}

  open(text: string, { picture }: Shown): void {
    const parts = [textPart(text), { kind: 'picture' as const, picture }];
    this.items = [inputOf({ role: 'user', parts }, this.equipment.profile)];
    this.open_ = [];
    this.pointer = new Pointer();
    this.size = picture.size;
  }

  say(text: string): void {
    this.items.push(inputOf({ role: 'user', parts: [textPart(text)] }, this.equipment.profile));
  }

  answer(results: readonly UnitResult[], shown: Shown): void {
    this.size = shown.picture.size;
    const said: string[] = [];
    let at = 0;
    const last = this.open_.length - 1;
    for (const [index, { call, units }] of this.open_.entries()) {
      const mine = results.slice(at, at + units);
      at += units;
      if (call['type'] === 'computer_call') {
        this.items.push(this.screenshot(call, shown));
        // An output of this kind holds a picture only.
        said.push(
          ...mine.flatMap((result) =>
            result.state === 'failed' ? [`The last action went wrong: ${result.problem}`] : [],
          ),
        );
      } else this.items.push(this.functionOutput(call, mine[0], index === last ? shown : undefined));
    }
    const endsWithPicture = this.open_.at(-1)?.call['type'] === 'computer_call';
    if (endsWithPicture && shown.text !== '') said.push(shown.text);
    if (said.length > 0) this.say(said.join('\n\n'));
    this.open_ = [];
  }

  async send(signal: AbortSignal): Promise<OpenaiReply> {
    const { model, profile } = this.equipment;
    const body: Create = {
      ...parametersOf(model, profile),
      include: ['reasoning.encrypted_content'],
      ...(this.kit.computer === 'computer_use_preview' && { truncation: 'auto' as const }),
      instructions: this.system,
      tools: this.tools(),
      input: this.items,
    };
    const reply = readResponse(await this.client.responses.create(body, { signal }));
    const units: Unit[] = [];
    const open: Open[] = [];
    for (const item of reply.output) {
      const mine = this.unitsOf(item);
      if (mine.length > 0) open.push({ call: item, units: mine.length });
      units.push(...mine);
    }
    return { ...reply, units, open, raw: rawOf(reply.output) };
  }

  accept(reply: NativeReply): void {
    const { output, open } = reply as OpenaiReply;
    this.items.push(...(output as unknown as Item[]));
    this.open_ = open;
  }

  private tools(): OpenAI.Responses.Tool[] {
    const tools: OpenAI.Responses.Tool[] = functionTools(this.kit.functions).map((tool) => ({
      type: 'function',
      strict: false,
      ...tool,
    }));
    if (this.kit.computer === 'computer') tools.unshift({ type: 'computer' });
    if (this.kit.computer === 'computer_use_preview') {
      const { width, height } = this.size;
      tools.unshift({
        type: 'computer_use_preview',
        display_width: width,
        display_height: height,
        environment: 'browser',
      });
    }
    return tools;
  }

  private unitsOf(item: Fields): Unit[] {
    switch (item['type']) {
      case 'computer_call': {
        const one = isFields(item['action']) ? [item['action']] : [];
        const actions = item['actions'] === undefined ? one : listOf(item['actions']);
        if (actions.length === 0) return [{ label: 'screenshot', want: { kind: 'look' } }];
        return actions.map((action) => {
          const { type, ...rest } = action;
          return { label: labelOf(String(type), rest), want: orWrong(() => openaiWant(action, this.pointer)) };
        });
      }
      case 'function_call': {
        const name = stringOf(item['name']) ?? '';
        const args = item['arguments'];
        const want = orWrong(() => functionWant(name, args, this.kit.functions));
        return [{ label: `${name} ${stringOf(args) ?? ''}`.trim(), want }];
      }
      default:
        return [];
    }
  }

  private screenshot(call: Fields, { picture }: Shown): Item {
    const checks = listOf(call['pending_safety_checks']);
    const { detail } = this.equipment.profile.picture;
    const output = {
      type: 'computer_screenshot' as const,
      image_url: dataUrl(picture),
      // The guide asks for it; the SDK's type does not have it yet.
      ...(detail === 'original' && { detail }),
    };
    return {
      type: 'computer_call_output',
      call_id: String(call['call_id']),
      output,
      // A sandbox of our own: nothing here can do harm.
      ...(checks.length > 0 && {
        acknowledged_safety_checks: checks.map((check) => ({
          id: String(check['id']),
          code: stringOf(check['code']),
          message: stringOf(check['message']),
        })),
      }),
    };
  }

  private functionOutput(call: Fields, result: UnitResult | undefined, shown: Shown | undefined): Item {
    const words = wordsOf(result);
    const call_id = String(call['call_id']);
    if (shown === undefined) return { type: 'function_call_output', call_id, output: words };
    const text = [words, shown.text].filter((part) => part !== '').join('\n\n');
    const detail = this.equipment.profile.picture.detail ?? 'auto';
    return {
      type: 'function_call_output',
      call_id,
      output: [
        { type: 'input_text', text },
        { type: 'input_image', detail, image_url: dataUrl(shown.picture) },
      ],
    };
  }
}

/** A result in words. */
export function wordsOf(result: UnitResult | undefined): string {
  switch (result?.state) {
    case undefined:
    case 'skipped':
      return skippedText('browser');
    case 'failed':
      return `Error: ${result.problem}`;
    case 'told':
      return result.text;
    case 'done':
    case 'zoomed':
    case 'tabs':
      return 'Done.';
  }
}

/** The answer for the record, without what only the provider can read. */
function rawOf(output: readonly Fields[]): string {
  return JSON.stringify(output, (key, value: unknown) => (key === 'encrypted_content' ? undefined : value));
}
