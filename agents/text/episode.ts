import type { AgentEpisode, Decision, EpisodeContext, Observation, ParsedAnswer } from '../contract';
import type { Equipment } from '../equipment/equip';
import { stopFor, stopForError } from '../equipment/stop';
import { fit } from '../picture/fit';
import { extentOf, rescaled, withPoints } from '../picture/points';
import type { Asking } from '../policy/asking';
import { FAILURES, type FailureKind } from '../policy/failure';
import type { Reply } from '../policy/reply';
import { History } from '../prompt/history';
import { type TextRequest, userMessage } from '../prompt/messages';
import { hintFor, withHint } from '../prompt/reask';
import { systemPrompt } from '../prompt/system';
import { turnText } from '../prompt/turn';
import type { TextModel } from './model';

const ASKED_AGAIN = '\n\n[asked again]\n\n';

/** The text interface: every step is one prompt of its own, the same for every model, answered in the mode's call grammar. */
export class TextEpisode implements AgentEpisode {
  private readonly history = new History();
  private readonly coords;
  private readonly system;

  constructor(
    private readonly context: EpisodeContext,
    private readonly equipment: Equipment,
    private readonly model: TextModel,
  ) {
    this.coords = equipment.coordsIn(context.mode);
    this.system = systemPrompt(context.mode.name, withPoints(context.mode.instructions, this.coords));
  }

  async decide(seen: Observation): Promise<Decision> {
    const { context, equipment } = this;
    this.history.tell(seen.lastError);
    // A painted grid names the px of the picture as it is; shrinking it would make its numbers wrong only in our arithmetic.
    const picture = seen.picture && (await fit(seen.picture, equipment.profile.picture));
    const space = context.mode.name === 'pixel_grid' ? seen.picture?.size : picture?.size;
    const request = {
      system: this.system,
      messages: [userMessage(turnText(context, seen, this.history.text()), picture)],
    };
    const asking = equipment.asking(context);
    const answer = await askForActions(this.model, request, context.mode.parse, asking);
    if ('stop' in answer) return answer.stop;
    const { parsed, reply, raw } = answer;
    const model = seen.transform.model;
    const thought = reply.thought ?? parsed.thought;
    this.history.add({ calls: parsed.calls ?? [], thought: parsed.thought ?? reply.thought });
    return {
      kind: 'act',
      actions: parsed.actions.map((action) => rescaled(action, extentOf(this.coords, space ?? model), model)),
      raw,
      thought,
      refused: parsed.refused,
      ...asking.bill(),
    };
  }
}

export type Answered = { stop: Decision } | { parsed: Extract<ParsedAnswer, { ok: true }>; reply: Reply; raw: string };

/** Asks for actions, once more with a hint when the answer cannot be used. */
export async function askForActions(
  model: TextModel,
  first: TextRequest,
  parse: (answer: string) => ParsedAnswer,
  asking: Asking,
): Promise<Answered> {
  let request = first;
  const answers: string[] = [];
  for (let again = false; ; again = true) {
    let reply: Reply;
    try {
      reply = await asking.ask((signal) => model.send(request, signal));
    } catch (error) {
      return { stop: stopForError(error, answers.join(ASKED_AGAIN), asking) };
    }
    answers.push(reply.text);
    const raw = answers.join(ASKED_AGAIN);
    const { trouble } = reply;
    if (trouble !== undefined && !FAILURES[trouble.kind].reask) {
      return { stop: stopFor(trouble.kind, trouble.detail, raw, asking) };
    }
    const read = readAnswer(reply, parse);
    if ('parsed' in read) return { ...read, reply, raw };
    if (again) return { stop: stopFor(read.kind, read.detail, raw, asking) };
    request = withHint(request, reply.text, hintFor(read.kind, read.detail));
  }
}

/** What an answer says; one that was cut may still hold a whole action. */
function readAnswer(
  { text, trouble }: Reply,
  parse: (answer: string) => ParsedAnswer,
): { parsed: Extract<ParsedAnswer, { ok: true }> } | { kind: FailureKind; detail: string } {
  if (text.trim() === '') return trouble ?? { kind: 'empty', detail: 'the answer holds nothing' };
  const parsed = parse(text);
  return parsed.ok ? { parsed } : (trouble ?? { kind: 'invalid', detail: parsed.error });
}
