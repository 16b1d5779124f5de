/**
 * Reads a CSV text with a header line; fields may be quoted, with `""` for a quote.
 *
 * @param file its name for errors.
 * @throws if a row has another number of fields than the header, naming file, line and both numbers.
 */
export function parseCsv(text: string, file: string): Record<string, string>[] {
  const rows: { fields: string[]; line: number }[] = [];
  let line = 1;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    line = index + 1;
    if (raw !== '') rows.push({ fields: splitRow(raw), line });
  }
  const [header, ...body] = rows;
  if (!header) throw new Error(`${file}:1: expected a header line, found an empty file`);
  return body.map((row) => {
    if (row.fields.length !== header.fields.length) {
      throw new Error(`${file}:${row.line}: expected ${header.fields.length} fields, found ${row.fields.length}`);
    }
    return Object.fromEntries(header.fields.map((name, i) => [name, row.fields[i]!]));
  });
}

function splitRow(raw: string): string[] {
  const fields: string[] = [];
  for (const [, quoted, plain] of raw.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    fields.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
  }
  return fields;
}
