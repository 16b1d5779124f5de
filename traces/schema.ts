import { z } from 'zod';
import { episodeRecord, stepRecord } from './record';

/** The record and the step as JSON Schema (draft 2020-12), for tools that are not TypeScript: `traces/record.schema.json`. */
export function recordSchema(): object {
  const [record, step] = [episodeRecord, stepRecord].map((s) => z.toJSONSchema(s, { io: 'input' }));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'ComponentBench episode record (a line of episodes.jsonl) and step (an entry of steps.json)',
    $ref: '#/$defs/episode',
    $defs: { episode: withoutDialect(record), step: withoutDialect(step) },
  };
}

/** The text of the schema file. */
export function recordSchemaText(): string {
  return `${JSON.stringify(recordSchema(), null, 2)}\n`;
}

function withoutDialect(schema: object | undefined): object {
  return Object.fromEntries(Object.entries(schema ?? {}).filter(([key]) => key !== '$schema'));
}
