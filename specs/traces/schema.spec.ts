import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, expect } from '@playwright/test';
import { recordSchema } from '../../traces/schema';

test('traces/record.schema.json says what the record says (else write it again from traces/schema.ts)', () => {
  const file = join(import.meta.dirname, '../../traces/record.schema.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(recordSchema())));
});
