/** How a typed text may differ from the wanted one. Line ends (CRLF, CR, LF) are always the same. */
export interface TextQuery {
  equals: string;
  /** Leading and trailing white space does not count. */
  trim?: boolean;
  /** A run of white space counts as one space. */
  collapse?: boolean;
  /** White space at the ends of lines and blank lines around the text do not count. */
  lines?: boolean;
  ignoreCase?: boolean;
}

/** The form in which two texts are compared. */
export function normaliseText(text: string, { trim, collapse, lines, ignoreCase }: Omit<TextQuery, 'equals'>): string {
  let normal = text.replace(/\r\n?/g, '\n');
  if (lines) {
    normal = normal
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/^\n+|\n+$/g, '');
  }
  if (collapse) normal = normal.replace(/\s+/g, ' ');
  if (trim) normal = normal.trim();
  return ignoreCase ? normal.toLocaleLowerCase('en') : normal;
}
