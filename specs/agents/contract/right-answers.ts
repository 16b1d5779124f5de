import type {
  Action,
  Agent,
  AgentEpisode,
  Decision,
  EpisodeContext,
  Observation,
  Size,
} from '../../../agents/contract';
import { createAgent } from '../../../agents';
import { rescaled } from '../../../agents/picture/points';
import type { ModeName } from '../../../tasks/factors';
import { ownCall } from '../../mock-model/answers/calls';
import { anthropicBrowserCalls, anthropicCalls, geminiCalls, openaiCalls } from '../../mock-model/answers/native';
import { answerText } from '../../mock-model/answers/text';
import type { Ask, Reply, ToolCall } from '../../mock-model/reply';
import type { MockModel } from '../../mock-model/server';
import type { Role } from './cast';

/**
 * An agent whose model knows the solution: before each decision the scripted reference is asked, and the mock answers what it said, in the
 * words, tools and coordinates of the role's model. The agent itself gets no oracle and notices nothing.
 */
export function withRightAnswers(agent: Agent, role: Role, mock: MockModel): Agent & { lastWord: string; cut: number } {
  const played = {
    ...agent,
    lastWord: '',
    /** Scrolls that the role's vocabulary cannot say as a whole: each takes another step. */
    cut: 0,
    async start(context: EpisodeContext): Promise<AgentEpisode> {
      const { oracle: _, ...own } = context;
      const reference = await (await createAgent('reference', { interface: 'text', env: {} })).start(context);
      const episode = await agent.start(own);
      const answers = new Answers(role, context.mode.name);
      return {
        async decide(seen) {
          const right = await reference.decide(seen);
          if (right.kind === 'stop') played.lastWord = right.detail;
          else played.cut += right.actions.filter((action) => isLong(action, role)).length;
          mock.play((ask) => answers.to(ask, right, seen));
          return episode.decide(seen);
        },
        close: async () => episode.close?.(),
      };
    },
  };
  return played;
}

const isLong = (action: Action, { longestScroll = Infinity }: Role): boolean =>
  action.kind === 'scroll' && Math.max(Math.abs(action.dx), Math.abs(action.dy)) > longestScroll;

/** What the model of a role answers, given what is right. */
export class Answers {
  private pointer: [number, number] = [500, 500];

  constructor(
    private readonly role: Role,
    private readonly mode: ModeName,
  ) {}

  to(ask: Ask, right: Decision, seen: Observation): Reply {
    if (right.kind === 'stop') return { kind: 'say', text: `DONE ${right.detail}` };
    const actions = right.actions.map((action) => this.inSpace(action, ask, seen));
    if (ask.tools.length === 0) return { kind: 'say', text: answerText(this.mode, actions) };
    return { kind: 'call', text: 'Next:', calls: actions.flatMap((action) => this.calls(action, ask, seen)) };
  }

  private calls(action: Action, ask: Ask, seen: Observation): ToolCall[] {
    const calls = this.native(action, ask, seen);
    if ('at' in action && action.at !== undefined && 'point' in action.at) this.pointer = action.at.point;
    return calls;
  }

  private native(action: Action, ask: Ask, seen: Observation): ToolCall[] {
    const has = (name: RegExp) => ask.tools.some((tool) => name.test(tool));
    if (has(/^browser_toolset/)) return browserCalls(action, seen, sentSize(ask, seen));
    if (has(/^computer(_use_preview)?$/) && this.role.tool === 'openai') return openaiCalls(action);
    if (has(/^computer_toolset/)) return anthropicCalls(action, 'toolset');
    if (has(/^computer$/)) return anthropicCalls(action, 'single');
    if (has(/^computerUse$/)) return geminiCalls(action, this.role.tool === 'gemini' ? 'new' : 'old', this.pointer);
    return [ownCall(this.mode, action)];
  }

  /** The action with its points in the model's space, in whole numbers, as models give them. */
  private inSpace(action: Action, ask: Ask, seen: Observation): Action {
    return whole(rescaled(action, seen.transform.model, this.space(sentSize(ask, seen), seen.transform.model)));
  }

  private space(sent: Size, painted: Size): Size {
    // The numbers of the painted grid are px of the picture as it was painted; only a provider's own tool has its own space.
    if (this.mode === 'pixel_grid' && (this.role.interface === 'text' || this.role.tool === undefined)) return painted;
    return this.role.points === 'px' ? sent : { width: 1000, height: 1000 };
  }
}

/** The picture that the model saw last, px. */
const sentSize = (ask: Ask, seen: Observation): Size => ask.pictures.at(-1) ?? seen.transform.model;

/**
 * Keys go to what has the focus; a reference that presses them in an element clicks it first, in the same turn. A page is scrolled with
 * the pointer in its middle.
 */
function browserCalls(action: Action, seen: Observation, sent: Size): ToolCall[] {
  const ref = (id: string) => (seen.text?.includes(`[${id}]`) ? `ref_${id}` : id);
  if (action.kind === 'scroll' && action.at === undefined) {
    const middle: Action = whole({ ...action, at: { point: [sent.width / 2, sent.height / 2] } });
    return anthropicBrowserCalls(middle, ref);
  }
  if (action.kind !== 'press' || action.at === undefined) return anthropicBrowserCalls(action, ref);
  const { at, ...press } = action;
  const click: Action = { kind: 'click', at, button: 'left', count: 1, modifiers: [] };
  return [click, press].flatMap((one) => anthropicBrowserCalls(one, ref));
}

function whole(action: Action): Action {
  const copy: Record<string, unknown> = { ...action };
  for (const key of ['at', 'from', 'to']) {
    const at = copy[key] as { point?: [number, number] } | undefined;
    if (at?.point !== undefined) copy[key] = { point: at.point.map(Math.round) };
  }
  return copy as unknown as Action;
}
