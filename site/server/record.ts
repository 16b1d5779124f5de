import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { countKinds, normaliseSteps } from '../../traces/normalise';
import { recordingRow, type RecordingRow } from '../../traces/recordings';
import { messagePage } from './browse-page';
import { recordIndex, recordPage } from './record-page';
import type { TaskStore } from './task-store';

const LIMIT = 1024 * 1024;
const ms = z.number().min(0);
const recorded = z.strictObject({
  task: z.string(),
  by: z.string().trim().min(1).max(120),
  ms,
  steps: z
    .array(
      z.strictObject({
        kind: z.string(),
        keys: z.string().optional(),
        place: z.string().optional(),
        startMs: ms,
        endMs: ms,
      }),
    )
    .max(5000),
});

/** What the recorder saw as one line of `traces/human/*.jsonl`, counted by the rules for agents and the reference. */
export function rowOf(seen: z.infer<typeof recorded>, today = new Date()): RecordingRow {
  const steps = normaliseSteps(seen.steps);
  return recordingRow.parse({
    task: seen.task,
    steps: steps.length,
    ms: Math.round(seen.ms),
    kinds: countKinds(steps),
    source: `recorded by ${seen.by}, ${today.toISOString().slice(0, 10)}`,
  });
}

/** The pages on which people record themselves, and the counting of what they did. */
export function recordRoutes(store: TaskStore): Hono {
  const routes = new Hono();
  routes.get('/record', (c) => c.html(recordIndex(store.tasks)));
  routes.get('/record/:id', (c) => {
    const id = c.req.param('id');
    if (store.has(id)) return c.html(recordPage(store.tasks, id), 200, { 'Cache-Control': 'no-store' });
    return c.html(messagePage('No such task', `There is no task with the id ${id}.`), 404);
  });
  routes.post('/api/record', bodyLimit({ maxSize: LIMIT }), async (c) => {
    const body = recorded.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400);
    if (!store.has(body.data.task)) return c.json({ error: `there is no task ${body.data.task}` }, 404);
    return c.json({ row: rowOf(body.data) });
  });
  return routes;
}
