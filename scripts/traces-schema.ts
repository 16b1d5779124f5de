/** `npm run traces:schema`: writes `traces/record.schema.json` from the schemas of record and step. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { recordSchemaText } from '../traces/schema';
import { ROOT } from './paths';

const file = path.join(ROOT, 'traces/record.schema.json');
const text = await format(recordSchemaText(), { ...(await resolveConfig(file)), filepath: file });
writeFileSync(file, text);
console.log('traces/record.schema.json: written');
