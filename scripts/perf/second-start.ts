import { spawnSync } from 'node:child_process';
import { ROOT } from '../paths';
import type { Bench } from './bench';
import { median, quantile, round } from './statistics';

const TIMES = 10;

/** What set-up adds to every later start. */
export const secondStart: Bench = {
  name: 'second-start',
  title: 'Set-up when everything is there',
  usual: true,
  run() {
    const ms: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      const began = performance.now();
      spawnSync(process.execPath, ['scripts/setup.mjs'], { cwd: ROOT });
      ms.push(performance.now() - began);
    }
    return Promise.resolve([
      ['what', 'median ms', 'p90 ms'],
      ['node scripts/setup.mjs', round(median(ms)), round(quantile(ms, 0.9))],
    ]);
  },
};
