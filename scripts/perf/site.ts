import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '../paths';

export interface RunningSite {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts the site of a clone on a free port.
 * @throws Error with the site's own words when it does not start
 */
export function startSite(root = ROOT): Promise<RunningSite> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'site/server/main.ts', '--port', '0'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await gone;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const heard = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /listening on (http:\S+) build/.exec(output)?.[1];
      if (url) resolve({ url, process: child, stop });
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    child.on('close', () => reject(new Error(output.trim())));
  });
}
