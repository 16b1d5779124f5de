import type { Chart } from './charts/render';
import { STYLE } from './style';

/** HTML that is safe to put into a page as it is. */
export type Html = string & { readonly html?: true };

export function escape(text: string | number): Html {
  return String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export const PAGES = [
  ['index.html', 'Overview'],
  ['types.html', 'Types and families'],
  ['scenes.html', 'Scenes and difficulty'],
  ['episodes.html', 'Episodes'],
] as const;
export type PageName = (typeof PAGES)[number][0];

/** A whole page: self-contained, no network, opens from disk. */
export function page(name: PageName, title: string, body: Html, scripts: readonly string[] = []): string {
  const links = PAGES.map(
    ([file, label]) => `<a href="${file}"${file === name ? ' aria-current="page"' : ''}>${escape(label)}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><strong>${escape(title)}</strong><nav>${links.join('')}</nav></header>
<main>
${body}
</main>
${scripts.map((src) => `<script src="${escape(src)}"></script>`).join('\n')}
</body>
</html>
`;
}

export function section(title: string, ...parts: Html[]): Html {
  return `<section><h2>${escape(title)}</h2>\n${parts.join('\n')}\n</section>`;
}

export function note(text: string): Html {
  return `<p class="note">${escape(text)}</p>`;
}

/** A cell of a table: text, or a share 0–1 that is tinted by its size, with a smaller line below it. */
export type CellValue = string | { share: number | null; text?: string; below?: string };

/** The first `labels` columns are text to the left, all others numbers to the right. */
export function table(header: readonly string[], rows: readonly (readonly CellValue[])[], labels = 1): Html {
  const head = header.map((h, i) => `<th scope="col"${i < labels ? ' class="l"' : ''}>${escape(h)}</th>`).join('');
  const body = rows.map(
    (row) =>
      `<tr>${row.map((cell, i) => (i < labels ? rowHead(cell) : `<td${tint(cell)}>${text(cell)}</td>`)).join('')}</tr>`,
  );
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}

function rowHead(cell: CellValue): Html {
  return `<th scope="row" class="l">${text(cell)}</th>`;
}

function tint(cell: CellValue): string {
  if (typeof cell === 'string' || cell.share === null) return '';
  return ` class="heat" style="--v:${Math.round(cell.share * 100)}%"`;
}

function text(cell: CellValue): Html {
  if (typeof cell === 'string') return escape(cell);
  const main = escape(cell.text ?? (cell.share === null ? 'n/a' : (cell.share * 100).toFixed(1)));
  return cell.below === undefined ? main : `${main}<small>${escape(cell.below)}</small>`;
}

/** A chart with its caption, drawn twice: the style shows the one that fits. */
export function figure(chart: Chart, caption: string): Html {
  return `<figure><div class="wide">${chart.wide}</div><div class="narrow">${chart.narrow}</div><figcaption>${escape(caption)}</figcaption></figure>`;
}
