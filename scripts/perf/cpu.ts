import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of `/proc/<pid>/stat` last 10 ms on every Linux that runs Chromium. */
const TICK_MS = 10;

interface Process {
  parent: number;
  command: string;
  /** User and system time of its own, and of children it has waited for, ms. */
  own: number;
  reaped: number;
  /** Resident memory, bytes. */
  memory: number;
}

export interface Usage {
  /** CPU ms of browser processes. */
  browser: number;
  /** CPU ms of everything else. */
  node: number;
}

function readProcess(id: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
    const end = stat.lastIndexOf(')');
    const fields = stat
      .slice(end + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, utime = 0, stime = 0, cutime = 0, cstime = 0, pages = 0] = [1, 11, 12, 13, 14, 21].map(
      (i) => fields[i],
    );
    return {
      parent,
      command: stat.slice(stat.indexOf('(') + 1, end),
      own: (utime + stime) * TICK_MS,
      reaped: (cutime + cstime) * TICK_MS,
      memory: pages * 4096,
    };
  } catch {
    // It ended between listing and reading.
    return undefined;
  }
}

/** All processes below `root`, without itself, by id. */
function descendants(root: number): Map<number, Process> {
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const process = /^\d+$/.test(name) ? readProcess(Number(name)) : undefined;
    if (process) all.set(Number(name), process);
  }
  const isBelow = (process: Process): boolean => {
    for (let at: Process | undefined = process; at; at = all.get(at.parent)) if (at.parent === root) return true;
    return false;
  };
  return new Map([...all].filter(([, process]) => isBelow(process)));
}

/**
 * CPU time that processes below `root` have used until now; differences of two readings are what a job cost. Children that ended
 * are in their parent's count.
 */
export function usageBelow(root = process.pid): Usage {
  const sum: Usage = { browser: 0, node: 0 };
  for (const { command, own, reaped } of descendants(root).values()) sum[kindOf(command)] += own + reaped;
  return sum;
}

/** Watches a tree that ends while it is measured: the last reading of every process counts. */
export class Watch {
  private readonly last = new Map<number, Process>();
  private readonly timer: NodeJS.Timeout;
  private peak = 0;

  constructor(private readonly root: number) {
    this.read();
    this.timer = setInterval(() => this.read(), 200);
  }

  /** @returns CPU ms by kind and the largest sum of resident memory, bytes */
  stop(): Usage & { memory: number } {
    clearInterval(this.timer);
    const sum = { browser: 0, node: 0, memory: this.peak };
    for (const { command, own } of this.last.values()) sum[kindOf(command)] += own;
    return sum;
  }

  private read(): void {
    const now = descendants(this.root);
    const self = readProcess(this.root);
    if (self) now.set(this.root, self);
    for (const [id, process] of now) this.last.set(id, process);
    this.peak = Math.max(
      this.peak,
      [...now.values()].reduce((sum, { memory }) => sum + memory, 0),
    );
  }
}

function kindOf(command: string): keyof Usage {
  return /chrom|headless/i.test(command) ? 'browser' : 'node';
}
