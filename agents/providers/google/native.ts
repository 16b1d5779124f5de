import type { Content, Environment, GenerateContentConfig, Part, SafetyPolicy, Tool } from '@google/genai';
import type { Picture, Size } from '../../contract';
import type { Equipment } from '../../equipment/equip';
import { labelOf, orWrong, Pointer } from '../../native/fields';
import type { Kit } from '../../native/kit';
import { functionTools, functionWant } from '../../native/translate/functions';
import { geminiWant, isGeminiFunction } from '../../native/translate/gemini';
import type { NativeModel, NativeReply, Shown, Unit, UnitResult } from '../../native/units';
import { base64 } from '../../prompt/messages';
import { type Fields, isFields, stringOf } from '../guards';
import type { GoogleClient } from './client';
import { withLatestPictures } from './pictures';
import { readGemini } from './reply';
import { configOf, inlinePicture } from './text';

/** A call of the last reply. */
interface Call {
  id?: string;
  name: string;
  /** A confirmation is asked for. */
  needsConsent: boolean;
  unit: Unit;
}

interface GoogleReply extends NativeReply {
  content?: Fields;
  calls: Call[];
}

/** Stands for the page's address, which says what the task is called. */
const PAGE_URL = 'http://localhost/task';

/** Functions that leave the page; which of them a model has depends on its vocabulary. */
const EXCLUDED = { gemini_3_5: ['navigate'], gemini_2_5: ['navigate', 'open_web_browser', 'search'] };

/** All of them: the pages are made up, and a task may "buy" or "send". */
const POLICIES = [
  'FINANCIAL_TRANSACTIONS',
  'SENSITIVE_DATA_MODIFICATION',
  'COMMUNICATION_TOOL',
  'ACCOUNT_CREATION',
  'DATA_MODIFICATION',
  'USER_CONSENT_MANAGEMENT',
  'LEGAL_TERMS_AND_AGREEMENTS',
] as SafetyPolicy[];

/** Google's own conversation: `computerUse` in either vocabulary, and functions; contents go back as they came. */
export class GoogleNative implements NativeModel {
  private contents: Content[] = [];
  private calls: Call[] = [];
  private pointer = new Pointer();
  private viewport: Size = { width: 1280, height: 720 };

  constructor(
    private readonly google: GoogleClient,
    private readonly equipment: Equipment,
    private readonly kit: Kit,
    private readonly system: string,
  ) {}

  open(text: string, { picture, viewport }: Shown): void {
    this.viewport = viewport;
    this.contents = [{ role: 'user', parts: [{ text }, inlinePicture(picture)] }];
    this.calls = [];
    this.pointer = new Pointer();
  }

  say(text: string): void {
    const last = this.contents.at(-1);
    if (last?.role === 'user') last.parts?.push({ text });
    else this.contents.push({ role: 'user', parts: [{ text }] });
  }

  answer(results: readonly UnitResult[], shown: Shown): void {
    const last = this.calls.length - 1;
    const parts = this.calls.map((call, i): Part => {
      const result = results[i] ?? { state: 'skipped' };
      const picture = result.state === 'zoomed' ? result.picture : i === last ? shown.picture : undefined;
      return responsePart(call, result, picture);
    });
    if (shown.text !== '') parts.push({ text: shown.text });
    this.contents.push({ role: 'user', parts });
    this.calls = [];
  }

  async send(signal: AbortSignal): Promise<GoogleReply> {
    const { model, profile } = this.equipment;
    const config: GenerateContentConfig = {
      ...configOf(profile),
      abortSignal: signal,
      systemInstruction: this.system,
      tools: this.tools(),
    };
    const { history } = profile;
    const contents = history === undefined ? this.contents : withLatestPictures(this.contents, history);
    const reply = readGemini(
      await this.google.request((client) => client.models.generateContent({ model, contents, config })),
    );
    const calls = reply.parts.flatMap((part) =>
      isFields(part['functionCall']) ? [this.callOf(part['functionCall'])] : [],
    );
    return { ...reply, calls, units: calls.map(({ unit }) => unit), raw: rawOf(reply.parts) };
  }

  accept(reply: NativeReply): void {
    const { content, calls } = reply as GoogleReply;
    // As it came: its parts hold the signatures of thoughts.
    this.contents.push({ role: 'model', parts: [], ...(content as Content | undefined) });
    this.calls = calls;
  }

  private tools(): Tool[] {
    const tools: Tool[] = [];
    const { computer } = this.kit;
    if (computer === 'gemini_3_5' || computer === 'gemini_2_5') {
      tools.push({
        computerUse: {
          environment: 'ENVIRONMENT_BROWSER' as Environment,
          excludedPredefinedFunctions: EXCLUDED[computer],
          ...(computer === 'gemini_3_5' && { disabledSafetyPolicies: POLICIES }),
        },
      });
    }
    if (this.kit.functions.length > 0) {
      const functionDeclarations = functionTools(this.kit.functions).map(({ name, description, parameters }) => ({
        name,
        description,
        parametersJsonSchema: parameters,
      }));
      tools.push({ functionDeclarations });
    }
    return tools;
  }

  private callOf(call: Fields): Call {
    const name = stringOf(call['name']) ?? '';
    const { safety_decision: safety, ...args } = isFields(call['args']) ? call['args'] : {};
    const isOwn = this.kit.computer !== undefined && isGeminiFunction(name);
    const want = orWrong(() =>
      isOwn ? geminiWant(name, args, this.pointer, this.viewport) : functionWant(name, args, this.kit.functions),
    );
    return {
      id: stringOf(call['id']),
      name,
      needsConsent: isFields(safety) && safety['decision'] === 'require_confirmation',
      unit: { label: labelOf(name, args), want },
    };
  }
}

function responsePart({ id, name, needsConsent }: Call, result: UnitResult, picture: Picture | undefined): Part {
  return {
    functionResponse: {
      ...(id !== undefined && { id }),
      name,
      response: {
        url: PAGE_URL,
        ...outcomeOf(result),
        ...(needsConsent && { safety_acknowledgement: 'true' }),
      },
      ...(picture && { parts: [{ inlineData: { mimeType: picture.mime, data: base64(picture) } }] }),
    },
  };
}

function outcomeOf(result: UnitResult): Record<string, string> {
  switch (result.state) {
    case 'failed':
      return { error: result.problem };
    case 'skipped':
      return { error: 'Not executed: an earlier action in this turn failed.' };
    case 'told':
      return { output: result.text };
    case 'done':
    case 'zoomed':
    case 'tabs':
      return { output: 'Done.' };
  }
}

/** The answer for the record, without signatures. */
function rawOf(parts: readonly Fields[]): string {
  return JSON.stringify(parts, (key, value: unknown) => (key === 'thoughtSignature' ? undefined : value));
}
