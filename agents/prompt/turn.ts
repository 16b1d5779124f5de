import type { EpisodeContext, Observation } from '../contract';
import { goalText } from './system';

/** Longest text of an observation in a prompt, characters; the modes' own are far below. */
const TEXT_LENGTH = 60_000;

/** The text beside the picture of one step. @param history the section on the last steps */
export function turnText(context: EpisodeContext, seen: Observation, history: string): string {
  return [
    goalText(context),
    `Step ${seen.step + 1} of at most ${context.maxSteps}.`,
    history,
    seen.lastError === undefined ? '' : `# The last step went wrong\n${seen.lastError}`,
    pageText(seen),
  ]
    .filter((section) => section !== '')
    .join('\n\n');
}

/** What an observation says in words: notes on what happened beside the page, and the page's text. */
export function pageText(seen: Observation): string {
  const sections: string[] = [];
  if (seen.notes.length > 0) sections.push(`# Notes\n${seen.notes.map((note) => `- ${note}`).join('\n')}`);
  if (seen.text !== undefined) {
    const cut = seen.text.length > TEXT_LENGTH;
    sections.push(`# The page now\n${cut ? `${seen.text.slice(0, TEXT_LENGTH)}\n… (cut)` : seen.text}`);
  }
  if (seen.picture !== undefined) sections.push('# The picture of the page now');
  return sections.join('\n\n');
}
