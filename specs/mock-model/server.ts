import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readAnthropic, writeAnthropic } from './anthropic';
import { readChat, writeChat } from './chat';
import { errorBody } from './errors';
import { readGemini, writeGemini } from './gemini';
import { Conversation } from './protocol';
import { insist, Refusal } from './refusal';
import { inTurn, type Ask, type Protocol, type Reply, type Script } from './reply';
import { readResponses } from './responses';
import { writeResponses } from './responses-answer';

/** What the mock noted of one request. */
export interface SeenRequest {
  protocol: Protocol | undefined;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
  /** Why it was refused. */
  problem?: string;
  ask?: Ask;
  reply?: Reply;
  /** Monotonic ms. */
  at: number;
  /** The caller went away before the answer. */
  aborted: boolean;
}

/** A model server for tests: speaks four wire protocols, takes nothing that the real ones would not take, answers what a script says. */
export interface MockModel {
  /** Origin. */
  url: string;
  /** What an SDK wants as its base URL. */
  baseUrl(protocol: Protocol): string;
  readonly requests: SeenRequest[];
  /** Refusals so far; a test that plays by the rules has none. */
  problems(): string[];
  /** Answers from now on. */
  play(script: Script): void;
  /** Forgets requests and conversations. */
  reset(): void;
  close(): Promise<void>;
}

export interface MockOptions {
  /** The only key that is accepted; default: any. */
  key?: string;
}

export async function startMockModel({ key }: MockOptions = {}): Promise<MockModel> {
  let script: Script = inTurn({ kind: 'say', text: 'done()' });
  let conversation = new Conversation();
  const requests: SeenRequest[] = [];
  let accepted = 0;

  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing).catch((error: unknown) => {
      // Not a 5xx: agents would try again for a minute.
      if (!outgoing.headersSent) outgoing.writeHead(400, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ error: { message: `the mock itself failed: ${String(error)}` } }));
    });
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    const route = routeOf(path);
    const seen: SeenRequest = {
      protocol: route?.protocol,
      path,
      headers: incoming.headers,
      body: undefined,
      at: performance.now(),
      aborted: false,
    };
    requests.push(seen);
    outgoing.on('close', () => (seen.aborted = !outgoing.writableFinished));
    const text = await bodyOf(incoming);
    const given = keyOf(incoming, route?.protocol);
    try {
      insist(route !== undefined && incoming.method === 'POST', `unknown path: ${incoming.method} ${path}`);
      try {
        seen.body = JSON.parse(text);
      } catch {
        throw new Refusal('the body is not JSON');
      }
      if (given === '' || (key !== undefined && given !== key))
        throw new Refusal(`Incorrect API key provided: ${given}.`, 401);
      const ask: Ask = {
        ...read(route, seen.body, incoming, conversation),
        turn: accepted,
        body: seen.body as Ask['body'],
      };
      accepted += 1;
      seen.ask = ask;
      const reply = await script(ask);
      seen.reply = reply;
      await send(reply, { ask, outgoing, conversation, key: given });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      seen.problem = error.message;
      json(outgoing, error.status, errorBody(route?.protocol ?? 'chat', error.status, error.message));
    }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    baseUrl: (protocol) => (protocol === 'responses' || protocol === 'chat' ? `${url}/v1` : url),
    requests,
    problems: () => requests.flatMap((r) => r.problem ?? []),
    play: (next) => void (script = next),
    reset: () => {
      requests.length = 0;
      accepted = 0;
      conversation = new Conversation();
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

interface Route {
  protocol: Protocol;
  /** Gemini's model stands in the path. */
  model: string;
}

function routeOf(url: string): Route | undefined {
  const path = url.split('?')[0]!;
  if (path === '/v1/responses') return { protocol: 'responses', model: '' };
  if (path === '/v1/chat/completions') return { protocol: 'chat', model: '' };
  if (path === '/v1/messages') return { protocol: 'anthropic', model: '' };
  const gemini = /^\/v1beta\/models\/([^/:]+):generateContent$/.exec(path);
  return gemini === null ? undefined : { protocol: 'gemini', model: gemini[1]! };
}

function read(
  route: Route,
  body: unknown,
  incoming: IncomingMessage,
  conversation: Conversation,
): Omit<Ask, 'turn' | 'body'> {
  switch (route.protocol) {
    case 'responses':
      return readResponses(body, conversation);
    case 'chat':
      return readChat(body);
    case 'anthropic': {
      const beta = incoming.headers['anthropic-beta'];
      const version = incoming.headers['anthropic-version'];
      return readAnthropic(body, { version: version?.toString(), beta: beta?.toString() ?? '' }, conversation);
    }
    case 'gemini':
      return readGemini(body, route.model, conversation);
  }
}

function keyOf(incoming: IncomingMessage, protocol: Protocol | undefined): string {
  if (protocol === 'gemini') return incoming.headers['x-goog-api-key']?.toString() ?? '';
  return /^Bearer (.+)$/.exec(incoming.headers.authorization ?? '')?.[1] ?? '';
}

interface Sending {
  ask: Ask;
  outgoing: ServerResponse;
  conversation: Conversation;
  key: string;
}

async function send(reply: Reply, to: Sending): Promise<void> {
  const { ask, outgoing, conversation } = to;
  switch (reply.kind) {
    case 'status': {
      const message = `${reply.message ?? 'scripted error'}${reply.echoKey === true ? ` (key ${to.key})` : ''}`;
      const headers: Record<string, string> =
        reply.retryAfter === undefined ? {} : { 'retry-after': `${reply.retryAfter}` };
      return json(outgoing, reply.status, errorBody(ask.protocol, reply.status, message), headers);
    }
    case 'html':
      outgoing.writeHead(reply.status, { 'content-type': 'text/html' });
      return void outgoing.end('<!doctype html><html><body><h1>Bad gateway</h1></body></html>');
    case 'reset':
      return void outgoing.socket?.resetAndDestroy();
    case 'truncated': {
      const body = JSON.stringify(write({ kind: 'say', text: 'done()' }, ask, conversation));
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
      outgoing.write(body.slice(0, body.length / 2), () => outgoing.socket?.destroy());
      return;
    }
    case 'slow': {
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.flushHeaders();
      const closed = new Promise<void>((resolve) => outgoing.on('close', resolve));
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([new Promise<void>((resolve) => (timer = setTimeout(resolve, reply.ms))), closed]);
      clearTimeout(timer);
      if (outgoing.destroyed) return;
      return void outgoing.end(JSON.stringify(write(reply.then, ask, conversation)));
    }
    case 'hang':
      return;
    case 'overflow':
      if (ask.protocol !== 'anthropic') {
        const message = 'This model maximum context length is 1000 tokens: your input exceeds the context window.';
        return json(outgoing, 400, errorBody(ask.protocol, 400, message, 'context_length_exceeded'));
      }
      return json(outgoing, 200, write(reply, ask, conversation));
    default:
      return json(outgoing, 200, write(reply, ask, conversation));
  }
}

function write(reply: Reply, ask: Ask, conversation: Conversation): Record<string, unknown> {
  switch (ask.protocol) {
    case 'responses':
      return writeResponses(reply, ask, conversation);
    case 'chat':
      return writeChat(reply, ask);
    case 'anthropic':
      return writeAnthropic(reply, ask, conversation);
    case 'gemini':
      return writeGemini(reply, ask, conversation);
  }
}

function json(outgoing: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_mock', ...headers });
  outgoing.end(JSON.stringify(body));
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
