import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serve, type ServerType } from '@hono/node-server';
import type { PrivateTask, PublicTask } from '../../tasks/compiled';
import { createApp } from './app';
import { endWithParent } from './lifetime';
import { readSite } from './site-files';
import { hashSources, readStamp } from './site-stamp';
import { createTaskStore, readCompiled } from './task-store';

const HOST = '127.0.0.1';
const PROJECT = path.resolve(import.meta.dirname, '../..');

/**
 * @param root folder of the compiled tasks, the sources and the export
 * @throws Error if a piece is missing or does not belong to the others
 */
function openSite(root: string) {
  const publicTasks = readCompiled<PublicTask>(root, 'public');
  const privateTasks = readCompiled<PrivateTask>(root, 'private');
  const stamp = readStamp(root);
  if (!stamp) throw new Error('the site is not built; run `npm run site:build`');
  if (stamp.sources !== hashSources(root))
    throw new Error('the site was built from other sources; run `npm run site:build`');
  if (stamp.tasks !== publicTasks.checksum) {
    throw new Error('the site was built for other task data; run `npm run site:build`');
  }
  const store = createTaskStore(publicTasks, privateTasks);
  const files = readSite(path.join(root, 'site/out'));
  // Its only reader is the fixture, which gets it the same way.
  const secret = process.env.CB_SECRET || randomBytes(16).toString('hex');
  return { build: stamp.build, app: createApp({ store, files, build: stamp.build, secret }) };
}

interface Arguments {
  /** 0 takes a free one. */
  port: number;
  /** Where the site lies; this clone, unless a test says otherwise. */
  root: string;
}

/** @throws Error for an unknown argument or a value that cannot be used */
function readArguments(args: string[]): Arguments {
  const options = { port: { type: 'string' }, root: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const given = values.port ?? (process.env.CB_PORT || '0');
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port ${given}: expected 0 to 65535`);
  return { port, root: values.root ?? PROJECT };
}

function fail(error: unknown): never {
  console.error(`ComponentBench site cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

function start(): ServerType {
  const { port, root } = readArguments(process.argv.slice(2));
  const { app, build } = openSite(root);
  const server = serve({ fetch: app.fetch, hostname: HOST, port }, (address) => {
    console.log(`ComponentBench site listening on http://${HOST}:${address.port} build ${build}`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE' ? `port ${port} is in use; stop what holds it or choose another with --port` : error,
    );
  });
  endWithParent(() => {
    server.close(() => process.exit(0));
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
  return server;
}

try {
  start();
} catch (error) {
  fail(error);
}
