import type { AgentEpisode, Decision, EpisodeContext, Observation, Picture } from '../contract';
import type { Equipment } from '../equipment/equip';
import { fit } from '../picture/fit';
import { extentOf, rescaled, withPoints } from '../picture/points';
import type { Message, TextRequest } from '../prompt/messages';
import { textPart } from '../prompt/messages';
import { askForActions } from './episode';
import type { TextModel } from './model';

interface Turn {
  picture?: Picture;
  /** What was said beside the picture. */
  note: string;
  answer: string;
}

/** Turns of the past that the model sees, where its profile does not say. */
const TURNS = 4;

/**
 * The conversation that UI-TARS models were trained on: the instructions with the goal once, then pictures and answers in turn, the
 * latest few of them.
 */
export class TarsEpisode implements AgentEpisode {
  private readonly turns: Turn[] = [];
  private readonly coords;
  private readonly prompt;

  constructor(
    private readonly context: EpisodeContext,
    private readonly equipment: Equipment,
    private readonly model: TextModel,
  ) {
    this.coords = equipment.coordsIn(context.mode);
    this.prompt = tarsPrompt(withPoints(context.mode.instructions, this.coords), context.goal);
  }

  async decide(seen: Observation): Promise<Decision> {
    const { context, equipment } = this;
    const picture = seen.picture && (await fit(seen.picture, equipment.profile.picture));
    const now: Turn = { picture, note: noteOf(seen), answer: '' };
    const asking = equipment.asking(context);
    const shown = this.turns.slice(-(equipment.profile.history ?? TURNS));
    const parse = (answer: string) => context.mode.parse(answer);
    let answer = await askForActions(this.model, this.request(shown, now), parse, asking);
    const isFull =
      'stop' in answer && answer.stop.kind === 'stop' && /^(context_overflow|picture):/.test(answer.stop.detail);
    if (isFull && shown.length > 0) {
      this.turns.length = 0;
      answer = await askForActions(this.model, this.request([], now), parse, asking);
    }
    if ('stop' in answer) return answer.stop;
    const { parsed, reply, raw } = answer;
    this.turns.push({ ...now, answer: reply.text });
    const model = seen.transform.model;
    const from = extentOf(this.coords, picture?.size ?? model);
    return {
      kind: 'act',
      actions: parsed.actions.map((action) => rescaled(action, from, model)),
      raw,
      thought: parsed.thought,
      refused: parsed.refused,
      ...asking.bill(),
    };
  }

  private request(past: readonly Turn[], now: Turn): TextRequest {
    const messages: Message[] = [{ role: 'user', parts: [textPart(this.prompt)] }];
    for (const turn of past) {
      messages.push(shownTurn(turn), { role: 'assistant', parts: [textPart(turn.answer)] });
    }
    messages.push(shownTurn(now));
    // Servers' chat templates want roles to take turns: the first picture goes with the instructions.
    const [first, second, ...rest] = messages;
    return { messages: [{ role: 'user', parts: [...(first?.parts ?? []), ...(second?.parts ?? [])] }, ...rest] };
  }
}

function shownTurn({ picture, note }: Turn): Message {
  return {
    role: 'user',
    parts: [...(note === '' ? [] : [textPart(note)]), ...(picture ? [{ kind: 'picture' as const, picture }] : [])],
  };
}

/** What the picture does not show. */
function noteOf(seen: Observation): string {
  const error = seen.lastError === undefined ? [] : [`The last action went wrong: ${seen.lastError}`];
  const lines = [...error, ...seen.notes];
  return lines.length === 0 && seen.picture === undefined ? 'There is no picture this time.' : lines.join('\n');
}

/** The instructions with the goal, as one text. */
export function tarsPrompt(instructions: string, goal: string): string {
  return `You operate a web page in a browser for a person. You get the goal and, step by step, pictures of the page; answer each with the one action that comes next.
${instructions}
## Goal
${goal}
`;
}
