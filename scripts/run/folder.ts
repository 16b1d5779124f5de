/**
 * Name of a run that was given none: when and who, such as `2026-11-30-141502-reference`.
 * @param taken tells whether a name is in use; a number is then added
 */
export function runName(agent: string, model: string | undefined, now: Date, taken: (name: string) => boolean): string {
  const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const who = [agent, model].filter((part) => part !== undefined).map(forFileName);
  const base = [stamp, ...who].join('-');
  let name = base;
  for (let n = 2; taken(name); n++) name = `${base}-${n}`;
  return name;
}

/** Model names hold slashes and colons. */
function forFileName(text: string): string {
  return text.replace(/[^\w.-]+/g, '_');
}
