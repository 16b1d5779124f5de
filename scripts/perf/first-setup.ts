import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Bench } from './bench';
import { copyProject } from './clone';
import { Watch } from './cpu';
import { round } from './statistics';

/** Set-up of a fresh clone: packages from the registry (or npm's cache), the browser as this machine gets it, tasks, site. */
export const firstSetup: Bench = {
  name: 'first-setup',
  title: 'Set-up of a fresh clone',
  usual: false,
  async run() {
    const { root, remove } = copyProject('first');
    rmSync(path.join(root, '.cache'), { recursive: true });
    try {
      const began = performance.now();
      const child = spawn(process.execPath, ['scripts/setup.mjs'], { cwd: root, stdio: 'inherit' });
      const watch = new Watch(child.pid ?? 0);
      await new Promise((resolve) => child.on('close', resolve));
      const { node, browser } = watch.stop();
      const seconds = (performance.now() - began) / 1000;
      return [
        ['what', 's', 'CPU s'],
        ['fresh clone', round(seconds, 1), round((node + browser) / 1000, 1)],
      ];
    } finally {
      remove();
    }
  },
};
