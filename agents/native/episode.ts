import type { Action, AgentEpisode, Decision, EpisodeContext, Observation, Picture } from '../contract';
import type { Equipment } from '../equipment/equip';
import { stopFor, stopForError } from '../equipment/stop';
import { blank, fit } from '../picture/fit';
import { extentOf, rescaled } from '../picture/points';
import type { Asking } from '../policy/asking';
import { FAILURES, ModelFailure } from '../policy/failure';
import { History } from '../prompt/history';
import { hintFor } from '../prompt/reask';
import { goalText } from '../prompt/system';
import { pageText } from '../prompt/turn';
import { Batch } from './batch';
import type { NativeModel, NativeReply, Shown } from './units';

/** Answers in a row that only look; then a step is used up, so that nobody looks for ever. */
const LOOKS = 5;

export interface NativeParts {
  context: EpisodeContext;
  equipment: Equipment;
  /** The space in which the model's tools give points. */
  coords: 'px' | '1000';
  /** Points are px of the picture as it was painted, whatever size is sent: the numbers on it say so, and no tool declares another. */
  byPaintedNumbers: boolean;
  /** The mode's text is not sent by itself: the model asks for it (browser tool sets). */
  textOnDemand?: boolean;
}

/** An episode in a provider's own way: its tools, its conversation, its batches. Every executed call is one step. */
export class NativeEpisode implements AgentEpisode {
  private batch: Batch | undefined;
  private isOpen = false;
  private lastPicture: Picture | undefined;
  private readonly history = new History();

  constructor(
    private readonly parts: NativeParts,
    private readonly model: NativeModel,
  ) {}

  async decide(seen: Observation): Promise<Decision> {
    const { context, equipment } = this.parts;
    const asking = equipment.asking(context);
    const shown = await this.show(seen);
    this.history.tell(seen.lastError);
    this.batch?.settle(seen);
    if (!this.isOpen) this.begin(shown, seen);
    const raws: string[] = [];
    let thought: string | undefined;
    let wrong = false;
    for (let looks = 0; ; looks++) {
      const step = await this.batch?.next(shown, context.mode.maxActionsPerTurn);
      if (step !== undefined && step.actions.length > 0) {
        this.history.add({ calls: step.labels, thought });
        return this.act(step.actions, seen, { raw: raws.join('\n'), thought, asking });
      }
      if (step?.problem !== undefined) {
        // As with words that cannot be read: the model is told and asked once more.
        if (wrong) return stopFor('invalid', step.problem, raws.join('\n'), asking);
        wrong = true;
      }
      // The batch stays open and is answered in the next turn.
      if (looks >= LOOKS) return this.act([{ kind: 'wait', ms: 500 }], seen, { raw: raws.join('\n'), thought, asking });
      if (this.batch !== undefined) this.model.answer(this.batch.all, shown);
      this.batch = undefined;
      const answer = await this.ask(asking, shown, seen);
      if ('decision' in answer) return answer.decision;
      raws.push(answer.reply.raw);
      thought = answer.reply.thought ?? (answer.reply.text.trim() || undefined);
      this.batch = new Batch(answer.reply.units);
    }
  }

  /** Gets an answer that holds calls, or the decision that follows from one that does not. */
  private async ask(
    asking: Asking,
    shown: Shown,
    seen: Observation,
  ): Promise<{ reply: NativeReply } | { decision: Decision }> {
    let again = false;
    let restarted = false;
    for (;;) {
      let reply: NativeReply;
      try {
        reply = await asking.ask((signal) => this.model.send(signal));
        if (reply.trouble?.kind === 'context_overflow')
          throw new ModelFailure('context_overflow', reply.trouble.detail);
      } catch (error) {
        const isFull = error instanceof ModelFailure && (error.kind === 'context_overflow' || error.kind === 'picture');
        if (!isFull || restarted || !this.history.any) return { decision: stopForError(error, '', asking) };
        // All pictures but the last are dropped; what was done is told in words.
        restarted = true;
        this.begin(shown, seen);
        continue;
      }
      const { trouble, raw } = reply;
      if (trouble !== undefined && !FAILURES[trouble.kind].reask) {
        return { decision: stopFor(trouble.kind, trouble.detail, raw, asking) };
      }
      if (trouble === undefined && reply.units.length > 0) {
        this.model.accept(reply);
        return { reply };
      }
      const words = reply.text.trim();
      if (trouble === undefined && (CLAIM.test(words) || (words !== '' && again))) {
        return { decision: lastWord(words, raw, reply.thought, asking) };
      }
      const kind = trouble?.kind ?? 'empty';
      if (again) return { decision: stopFor(kind, trouble?.detail ?? 'the answer holds nothing', raw, asking) };
      again = true;
      if (trouble === undefined && words !== '') {
        this.model.accept(reply);
        this.model.say('Nobody answers. Go on with your tools, or end with DONE or INFEASIBLE.');
      } else this.model.say(hintFor(kind, trouble?.detail ?? ''));
    }
  }

  /** Begins the conversation, anew when there was one already. */
  private begin(shown: Shown, seen: Observation): void {
    const { context } = this.parts;
    const sections = [goalText(context), `You have at most ${context.maxSteps} steps.`, this.history.text()];
    if (seen.lastError !== undefined) sections.push(`# The last step went wrong\n${seen.lastError}`);
    this.model.open([...sections, shown.text].filter((section) => section !== '').join('\n\n'), shown);
    this.isOpen = true;
    this.batch = undefined;
  }

  private act(
    actions: Action[],
    seen: Observation,
    { raw, thought, asking }: { raw: string; thought?: string; asking: Asking },
  ): Decision {
    const { coords, context, byPaintedNumbers } = this.parts;
    const sent = this.lastPicture?.size ?? seen.transform.model;
    const space = extentOf(coords, byPaintedNumbers ? seen.transform.model : sent);
    return {
      kind: 'act',
      actions: actions.map((action) => rescaled(action, space, seen.transform.model)),
      ...(actions.length > context.mode.maxActionsPerTurn && { compound: true }),
      raw,
      thought,
      ...asking.bill(),
    };
  }

  private async show(seen: Observation): Promise<Shown> {
    const limits = this.parts.equipment.profile.picture;
    const picture =
      (seen.picture && (await fit(seen.picture, limits))) ??
      this.lastPicture ??
      (await fit(await blank(seen.transform.viewport), limits));
    this.lastPicture = picture;
    const said = { ...seen, picture: undefined, ...(this.parts.textOnDemand && { text: undefined }) };
    return { picture, text: pageText(said), page: seen.text ?? '', viewport: seen.transform.viewport };
  }
}

const CLAIM = /^[\s*_#"'`]*(DONE|INFEASIBLE)\b/;

/** The end by the model's own word. */
function lastWord(text: string, raw: string, thought: string | undefined, asking: Asking): Decision {
  const claim = CLAIM.exec(text)?.[1];
  const said = claim === 'DONE' ? ('done' as const) : claim === 'INFEASIBLE' ? ('infeasible' as const) : undefined;
  const action: Action = { kind: 'message', text, ...(said && { claim: said }), ends: true };
  return { kind: 'act', actions: [action], raw, thought, ...asking.bill() };
}
