/** Generated parts of a page by name: the text between `<!-- generated:name -->` and `<!-- /generated -->`. */
export type Parts = Readonly<Record<string, string>>;

const BLOCK = /<!-- generated:([\w-]+) -->\n[\s\S]*?<!-- \/generated -->/g;

/**
 * Puts every part in its place.
 * @throws Error when the page names a part that nobody makes, or lacks a place for one that is made
 */
export function fillParts(page: string, parts: Parts): string {
  const placed = new Set<string>();
  const filled = page.replace(BLOCK, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) {
      throw new Error(`"generated:${name}": expected one of ${Object.keys(parts).join(', ')}`);
    }
    placed.add(name);
    return `<!-- generated:${name} -->\n\n${part.trim()}\n\n<!-- /generated -->`;
  });
  const homeless = Object.keys(parts).filter((name) => !placed.has(name));
  if (homeless.length > 0) throw new Error(`no place for: ${homeless.map((name) => `generated:${name}`).join(', ')}`);
  return filled;
}

/** A Markdown table. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
