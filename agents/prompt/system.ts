import type { ModeName } from '../../tasks/factors';
import type { EpisodeContext } from '../contract';

/** How an episode works; the same for every model, mode and interface. */
const RULES = `You operate a web page in a browser for a person who has told you what they want. Only what you do on the page counts, not what you say.
- You act step by step. After each step you see the page again as it then is.
- Do what the goal says and nothing else: leave everything alone that it does not name.
- The task ends by itself as soon as the page is in the wanted state. Where there is a button to save or apply, the state counts only after you have used it.
- If your last step did not do what you expected, look at the page and at the error, and do it another way.
- Nobody answers questions.`;

/**
 * The system prompt of the text interface.
 * @param instructions the mode's, in the model's space of points
 */
export function systemPrompt(mode: ModeName, instructions: string): string {
  return `${RULES}

# What you see and what you can do
${instructions}${answerSection(mode)}`;
}

/** How to answer, where the mode's own format does not say it. */
function answerSection(mode: ModeName): string {
  switch (mode) {
    case 'ax_tree':
    case 'som':
    case 'pixel':
    case 'pixel_grid':
      return '\n\n# Your answer\nFirst say in one or two sentences what you see and what you do next, then write the action on a line of its own.';
    case 'browser_use':
      return '\n\n# Your answer\nThe JSON alone; its `thought` says in one or two sentences what you see and what you do next.';
    case 'ui_tars_native':
      return '';
  }
}

/** The system prompt of models that act through tools. @param reading how to read the mode's observation */
export function toolSystemPrompt(reading: string): string {
  return `${RULES}

# What you see
${reading}

# What you do
Act with your tools only. When you are sure that the task is done and it has not ended by itself, answer without a tool and begin with DONE; if it cannot be done, begin with INFEASIBLE and say why.`;
}

/** The goal, as every interface states it. */
export function goalText({ goal }: Pick<EpisodeContext, 'goal'>): string {
  return `# Goal\n${goal}`;
}
