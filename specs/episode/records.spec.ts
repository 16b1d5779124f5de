import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { addUp } from '../../fixtures/episode/ledger';
import { appendRecord, EPISODES_FILE, finishedEpisodes, saveEpisodeFiles } from '../../fixtures/records';
import { redact } from '../../traces/redact';
import { ROOT } from '../../fixtures/test';
import { readRecordFiles } from '../../traces/read';
import { episodeKey, type EpisodeRecord } from '../../traces/record';
import { TASK } from './probe';

const runDir = () => fs.mkdtempSync(path.join(os.tmpdir(), 'cb-records-'));

function record(changes: Partial<EpisodeRecord> = {}): EpisodeRecord {
  const { id, suite, type, family, library, template, bucket, tier } = TASK;
  return {
    version: 1,
    ...{ task: id, suite, type, family, library, template, bucket, tier },
    ...{ variant: 0, trial: 0, mode: 'pixel', agent: 'scripted', outcome: 'solved' },
    ...{ steps: 1, refusedSteps: 0, turns: 1, transientSuccess: 0, startedAt: '2026-01-01T00:00:00.000Z' },
    times: { wall: 1, open: 1, observe: 1, model: 1, waiting: 0, act: 1, settle: 1 },
    taskChecksum: 'c',
    siteBuild: 'b',
    ...changes,
  };
}

test('what is written is read back, and the first decision stands', () => {
  const dir = runDir();
  appendRecord(dir, record({ outcome: 'infra_error', reason: 'status 500' }));
  expect(finishedEpisodes(dir).size).toBe(0);
  appendRecord(dir, record({ outcome: 'gave_up' }));
  appendRecord(dir, record());
  expect(finishedEpisodes(dir).get(episodeKey(record()))?.outcome).toBe('gave_up');
  expect(readRecordFiles(dir).records).toHaveLength(3);
});

test('a torn line costs nothing but itself', () => {
  const dir = runDir();
  appendRecord(dir, record({ trial: 1 }));
  fs.appendFileSync(path.join(dir, EPISODES_FILE), JSON.stringify(record({ trial: 2 })).slice(0, 90));
  appendRecord(dir, record({ trial: 3 }));
  expect([...finishedEpisodes(dir).values()].map((r) => r.trial)).toEqual([1, 3]);
});

test('writers that are killed at any moment lose and mix nothing that was finished', async () => {
  const dir = runDir();
  const script = `
    import { appendRecord } from ${JSON.stringify(path.join(ROOT, 'fixtures/records.ts'))};
    const base = ${JSON.stringify(record({ reason: 'x'.repeat(3000) }))};
    for (let trial = 0; trial < 2000; trial++) { appendRecord(${JSON.stringify(dir)}, { ...base, variant: Number(process.argv[2]), trial }); process.stdout.write(trial + '\\n'); }`;
  const file = path.join(dir, 'writer.mts');
  fs.writeFileSync(file, script);
  const writers = [1, 2].map(async (variant) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file, `${variant}`], { cwd: ROOT });
    let told = -1;
    await new Promise<void>((ended) => {
      child.stdout.on('data', (chunk: Buffer) => {
        told = Number(chunk.toString().trim().split('\n').at(-1));
        if (told > 40) child.kill('SIGKILL');
      });
      child.on('exit', () => ended());
    });
    return { variant, told };
  });
  for (const { variant, told } of await Promise.all(writers)) {
    const trials = readRecordFiles(dir)
      .records.filter((r) => r.variant === variant)
      .map((r) => r.trial);
    expect(told).toBeGreaterThan(40);
    expect(trials.length).toBeGreaterThanOrEqual(told);
    expect(trials).toEqual(trials.map((_, i) => i));
  }
  expect(readRecordFiles(dir).problems).toEqual([]);
});

test('no secret is written', () => {
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    OPENAI_API_KEY: 'sk-TESTSECRET123',
    CB_SECRET: 'abcdefgh12345678',
    SHORT_KEY: 'ab',
    OTHER: 'visible-value',
  };
  expect(redact('401 for sk-TESTSECRET123 and abcdefgh12345678, ab, visible-value', env)).toBe(
    '401 for [OPENAI_API_KEY] and [CB_SECRET], ab, visible-value',
  );
  const dir = runDir();
  process.env.PROBE_API_KEY = 'sk-PROBESECRET99';
  try {
    appendRecord(dir, record({ outcome: 'infra_error', reason: 'bad key sk-PROBESECRET99' }));
    const folder = saveEpisodeFiles(dir, record(), {
      steps: [
        {
          i: 1,
          action: 'sk-PROBESECRET99',
          kind: 'type',
          refused: false,
          times: { observe: 0, model: 0, waiting: 0, act: 0, settle: 0 },
        },
      ],
      pictures: new Map(),
    });
    for (const file of [path.join(dir, EPISODES_FILE), path.join(dir, folder, 'steps.json')]) {
      expect(fs.readFileSync(file, 'utf8')).toContain('[PROBE_API_KEY]');
      expect(fs.readFileSync(file, 'utf8')).not.toContain('sk-PROBESECRET99');
    }
  } finally {
    delete process.env.PROBE_API_KEY;
  }
});

test('what a call costs is unknown, never free', () => {
  expect(addUp([])).toBeUndefined();
  expect(addUp([{ inputTokens: 10, outputTokens: 2, cost: 0.5 }, undefined, { inputTokens: 5 }])).toEqual({
    inputTokens: 15,
    outputTokens: 2,
    cachedInputTokens: undefined,
    cost: 0.5,
    calls: 3,
    unknown: 2,
  });
  // Two calls in one decision, one of them lost; and a decision that worked off an earlier answer.
  const usages = [{ inputTokens: 10, cost: 0.5, calls: 2, unpriced: 1 }, { calls: 0 }, { calls: 3 }];
  expect(addUp(usages)).toMatchObject({ cost: 0.5, calls: 5, unknown: 4 });
});
