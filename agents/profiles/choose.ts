import fs from 'node:fs';
import { readList } from './list';
import { type Profile, profileSpec } from './schema';

const FILE = 'agents/profiles.yaml';

/** @throws Error naming file, line, field, what was expected and what was found */
export function readProfiles(file: string, text: string): Profile[] {
  const profiles = readList(file, text, profileSpec);
  if (!profiles.some((profile) => profile.id === 'default')) {
    throw new Error(`${file}:1:1  expected a profile with the id "default", found none`);
  }
  return profiles;
}

/** The profiles of this repository. @throws Error as readProfiles */
export function ownProfiles(): Profile[] {
  return readProfiles(FILE, fs.readFileSync(new URL('../profiles.yaml', import.meta.url), 'utf8'));
}

/** A model's profile, and what to tell people where it is not its own. */
export interface Chosen {
  profile: Profile;
  warning?: string;
}

/**
 * The profile of a model: by its whole name, else by a name with `*`, else the default with a warning. An unknown model is never taken
 * for a known one that only begins alike.
 */
export function chooseProfile(model: string, profiles: readonly Profile[]): Chosen {
  const names = namesOf(model);
  const exact = profiles.find(({ id, also }) => names.includes(id) || also.some((name) => names.includes(name)));
  const family = profiles.find(({ also }) =>
    also.some((name) => name.endsWith('*') && names.some((one) => one.startsWith(name.slice(0, -1)))),
  );
  const profile = exact ?? family;
  if (profile !== undefined && profile.id !== 'default') return { profile };
  const fallback = profiles.find(({ id }) => id === 'default');
  if (fallback === undefined) throw new Error('there is no default profile');
  return {
    profile: fallback,
    warning: `${FILE} has no profile of ${model}: the default is used (pictures up to ${fallback.picture.max_side} px, answers up to ${fallback.output} tokens); the space of its points has to be said with CB_COORDS`,
  };
}

/** `qwen/Qwen3-VL-8B:free` → `qwen3-vl-8b:free`, `qwen3-vl-8b`; `gpt-5.4-2026-03-05` → also `gpt-5.4`. */
function namesOf(model: string): string[] {
  const bare = (model.split('/').at(-1) ?? model).toLowerCase();
  const untagged = bare.replace(/:.*$/, '');
  const undated = untagged.replace(/-(\d{4}-\d{2}-\d{2}|20\d{6})$/, '');
  return [...new Set([bare, untagged, undated])];
}
