import { deflateSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { startMockModel, type MockModel } from './server';
import { inTurn, type Protocol, type Reply } from './reply';

/** The mock is itself tested with raw requests: what it lets pass and what it refuses, word for word. */

let mock: MockModel;
test.beforeAll(async () => void (mock = await startMockModel()));
test.afterAll(() => mock.close());
test.beforeEach(() => mock.reset());

/** A whole PNG of one colour. */
function png(width: number, height: number): string {
  const chunk = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + 3 * width)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

const PICTURE = png(1280, 720);
const URL_OF = (data: string, mime = 'image/png') => `data:${mime};base64,${data}`;

const PATHS: Record<Protocol, string> = {
  responses: '/v1/responses',
  chat: '/v1/chat/completions',
  anthropic: '/v1/messages',
  gemini: '/v1beta/models/gemini-3.5-flash:generateContent',
};

interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { output?: Record<string, unknown>[]; content?: Record<string, unknown>[] };
  error: string;
}

async function post(protocol: Protocol, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${mock.url}${PATHS[protocol]}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(protocol === 'gemini' ? { 'x-goog-api-key': 'k' } : { authorization: 'Bearer k' }),
      ...(protocol === 'anthropic' && { 'anthropic-version': '2026-10-21' }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const read = (await answer.json()) as Answer['body'] & { error?: { message: string } };
  return { status: answer.status, headers: answer.headers, body: read, error: read.error?.message ?? '' };
}

/** The smallest request with a picture that each protocol takes. */
function good(protocol: Protocol, data = PICTURE, mime = 'image/png'): Record<string, unknown> {
  switch (protocol) {
    case 'responses':
      return {
        model: 'gpt-5.4',
        input: [{ role: 'user', content: [{ type: 'input_image', image_url: URL_OF(data, mime) }] }],
      };
    case 'chat':
      return {
        model: 'qwen3-vl',
        max_tokens: 100,
        messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: URL_OF(data, mime) } }] }],
      };
    case 'anthropic':
      return {
        model: 'claude-opus-5-5',
        max_tokens: 100,
        messages: [{ role: 'user', content: [{ type: 'image', source: { type: 'base64', media_type: mime, data } }] }],
      };
    case 'gemini':
      return { contents: [{ role: 'user', parts: [{ inlineData: { mimeType: mime, data } }] }] };
  }
}

const ALL: Protocol[] = ['responses', 'chat', 'anthropic', 'gemini'];

test('takes a good request of each protocol and answers in its shape', async () => {
  mock.play(inTurn({ kind: 'say', text: 'hello' }));
  for (const protocol of ALL) {
    const { status, body, error } = await post(protocol, good(protocol));
    expect(status, `${protocol}: ${error}`).toBe(200);
    expect(JSON.stringify(body)).toContain('hello');
    expect(mock.requests.at(-1)?.ask?.pictures[0]).toMatchObject({ width: 1280, height: 720, mime: 'image/png' });
  }
});

test('a picture has to be one', async () => {
  const text = Buffer.from('no picture').toString('base64');
  for (const protocol of ALL) {
    expect((await post(protocol, good(protocol, text))).error).toContain(
      'declared as image/png, but its bytes are unknown',
    );
    expect((await post(protocol, good(protocol, PICTURE, 'image/jpeg'))).error).toContain(
      'but its bytes are image/png',
    );
    expect((await post(protocol, good(protocol, PICTURE.slice(0, 400)))).error).toMatch(/cut off|decoded/);
  }
});

test('a picture sent as text is refused', async () => {
  const noise = 'iVBORw0KGgo'.repeat(500);
  const body = { model: 'qwen3-vl', max_tokens: 9, messages: [{ role: 'user', content: noise }] };
  expect((await post('chat', body)).error).toContain('a picture was sent as text');
});

test('parameters that a model does not know are refused by name', async () => {
  const cases: [Protocol, Record<string, unknown>, string][] = [
    [
      'chat',
      { ...good('chat'), model: 'gpt-5.4', max_tokens: 5 },
      "'max_tokens' is not supported with this model. Use 'max_completion_tokens'",
    ],
    ['chat', { ...good('chat'), max_completion_tokens: 5 }, "'max_completion_tokens' is not supported"],
    ['chat', { ...good('chat'), max_output_tokens: 5 }, 'Unrecognized key: "max_output_tokens"'],
    ['responses', { ...good('responses'), temperature: 0 }, "'temperature' is not supported with this model"],
    ['responses', { ...good('responses'), tools: [{ type: 'computer', display_width: 1 }] }, "at 'tools.0'"],
    ['anthropic', { ...good('anthropic'), temperature: 0 }, 'temperature: this parameter is not supported'],
    ['anthropic', { ...good('anthropic'), thinking: { type: 'disabled' } }, 'thinking: cannot be disabled'],
    [
      'anthropic',
      { ...good('anthropic'), tools: [{ type: 'computer_toolset_20260801', name: 'computer' }] },
      "at 'tools.0'",
    ],
    [
      'anthropic',
      {
        ...good('anthropic'),
        tools: [{ type: 'computer_20251124', name: 'computer', display_width_px: 1280, display_height_px: 720 }],
      },
      'not supported with claude-opus-5-5',
    ],
    ['gemini', { ...good('gemini'), max_tokens: 5 }, 'Unrecognized key: "max_tokens"'],
    ['gemini', { ...good('gemini'), tools: [{ computerUse: { environment: 'BROWSER' } }] }, 'environment'],
  ];
  for (const [protocol, body, expected] of cases) {
    const { status, error } = await post(protocol, body);
    expect([status, error], expected).toEqual([400, expect.stringContaining(expected)]);
  }
});

test('the older computer tool of Anthropic needs its beta header and the size of the picture', async () => {
  const tool = (width: number) => ({
    type: 'computer_20251124',
    name: 'computer',
    display_width_px: width,
    display_height_px: 720,
  });
  const body = (width: number) => ({ ...good('anthropic'), model: 'claude-sonnet-4-6', tools: [tool(width)] });
  expect((await post('anthropic', body(1280))).error).toContain('requires the beta header computer-use-2025-11-24');
  const beta = { 'anthropic-beta': 'computer-use-2025-11-24' };
  expect((await post('anthropic', body(1000), beta)).error).toContain('is not the size of the screenshot');
  expect((await post('anthropic', body(1280), beta)).status).toBe(200);
});

test('keys and versions are asked for', async () => {
  expect((await post('chat', good('chat'), { authorization: '' })).status).toBe(401);
  expect((await post('anthropic', good('anthropic'), { 'anthropic-version': '' })).error).toContain(
    'anthropic-version',
  );
});

const click: Reply = {
  kind: 'call',
  calls: [{ name: 'click', args: { x: 1, y: 2, button: 'left' }, toolset: 'computer' }],
};

test('OpenAI: calls are answered once, with reasoning beside them and checks acknowledged', async () => {
  mock.play(inTurn({ ...click, safety: 'sure?' }));
  const user = { role: 'user', content: 'go' };
  const first = await post('responses', { model: 'gpt-5.4', input: [user], tools: [{ type: 'computer' }] });
  const [reasoning, call] = first.body.output!;
  expect(call).toMatchObject({ type: 'computer_call', actions: [{ type: 'click', x: 1, y: 2 }] });
  const output = (extra: object) => ({
    type: 'computer_call_output',
    call_id: call!['call_id'],
    output: { type: 'computer_screenshot', image_url: URL_OF(PICTURE), detail: 'original' },
    ...extra,
  });
  const acknowledged = output({ acknowledged_safety_checks: call!['pending_safety_checks'] });
  const send = (input: unknown[], more = {}) =>
    post('responses', { model: 'gpt-5.4', input, tools: [{ type: 'computer' }], ...more });
  expect((await send([user, reasoning, call])).error).toContain('No tool output found for computer call');
  expect((await send([user, reasoning, call, user])).error).toContain('No tool output found');
  expect((await send([user, reasoning, call, output({})])).error).toContain('unacknowledged safety check');
  expect((await send([user, call, acknowledged])).error).toContain("without its required 'reasoning' item");
  const moved = { ...call, actions: [{ type: 'click', x: 9, y: 2, button: 'left' }] };
  expect((await send([user, reasoning, moved, acknowledged])).error).toContain("'actions' of item");
  expect((await send([user, reasoning, call, acknowledged])).status).toBe(200);
  const stored = { previous_response_id: first.body['id'] };
  expect((await send([acknowledged], stored)).status).toBe(200);
  expect((await send([user], stored)).error).toContain('No tool output found');
  expect((await send([acknowledged], { previous_response_id: 'resp_x' })).error).toContain('not found');
});

test('chat: every tool call has its message', async () => {
  mock.play(
    inTurn({
      kind: 'call',
      calls: [
        { name: 'a', args: {} },
        { name: 'b', args: {} },
      ],
    }),
  );
  const ask = { ...good('chat'), tools: [{ type: 'function', function: { name: 'a' } }] } as unknown as {
    model: string;
    messages: unknown[];
  };
  const first = await post('chat', ask);
  const message = (first.body['choices'] as { message: { tool_calls: { id: string }[] } }[])[0]!.message;
  const said = { role: 'assistant', content: null, tool_calls: message.tool_calls };
  const result = (id: string) => ({ role: 'tool', tool_call_id: id, content: 'ok' });
  const [a, b] = message.tool_calls.map((c) => result(c.id));
  const send = (...more: unknown[]) => post('chat', { ...ask, messages: [...ask.messages, said, ...more] });
  expect((await send(a)).error).toContain('must be followed by tool messages');
  expect((await send(a, b, b)).error).toContain("role 'tool' must be a response");
  expect((await send(a, b)).status).toBe(200);
});

test('Anthropic: every use has one result that names the tool set; after a failure the rest is not executed', async () => {
  const two = { name: 'left_click', args: { coordinate: [1, 2] }, toolset: 'computer' } as const;
  mock.play(inTurn({ kind: 'call', calls: [two, two] }));
  const ask = { ...good('anthropic'), tools: [{ type: 'computer_toolset_20260801' }], thinking: { type: 'adaptive' } };
  const first = await post('anthropic', ask);
  const content = first.body.content!;
  expect(content.map((c) => c['type'])).toEqual(['thinking', 'tool_use', 'tool_use']);
  const ids = content.slice(1).map((c) => String(c['id']));
  const result = (i: number, more: object = {}) => ({
    type: 'tool_result',
    tool_use_id: ids[i],
    toolset_name: 'computer',
    content: 'ok',
    ...more,
  });
  const send = (assistant: unknown[], results: unknown[]) =>
    post('anthropic', {
      ...ask,
      messages: [
        ...(ask as unknown as { messages: unknown[] }).messages,
        { role: 'assistant', content: assistant },
        { role: 'user', content: results },
      ],
    });
  expect((await send(content, [result(0)])).error).toContain('without tool_result blocks immediately after');
  expect((await send(content, [result(0), result(1, { toolset_name: undefined })])).error).toContain(
    'must have toolset_name computer',
  );
  expect((await send(content, [result(0, { is_error: true }), result(1)])).error).toContain(
    'Not executed: an earlier computer action',
  );
  expect((await send(content, [{ type: 'text', text: 'hm' }, result(0), result(1)])).error).toContain(
    'must come first',
  );
  const changed = [{ ...content[0], thinking: 'other' }, ...content.slice(1)];
  expect((await send(changed, [result(0), result(1)])).error).toContain("'thinking' of item");
  expect((await send(content, [result(0), result(1)])).status).toBe(200);
  const failed = { is_error: true, content: 'Not executed: an earlier computer action in this turn failed.' };
  expect((await send(content, [result(0, { is_error: true }), result(1, failed)])).status).toBe(200);
});

test('Gemini: calls go back with their signature, responses with url, screenshot and acknowledgement', async () => {
  mock.play(inTurn({ kind: 'call', calls: [{ name: 'click', args: { x: 5, y: 6 } }], safety: 'sure?' }));
  const ask = { ...good('gemini'), tools: [{ computerUse: { environment: 'ENVIRONMENT_BROWSER' } }] };
  const first = await post('gemini', ask);
  const said = (first.body['candidates'] as { content: { parts: { functionCall: { id: string } }[] } }[])[0]!.content;
  const answer = (response: object, parts: unknown = [{ inlineData: { mimeType: 'image/png', data: PICTURE } }]) => ({
    functionResponse: { id: said.parts[0]!.functionCall.id, name: 'click', response, parts },
  });
  const send = (model: unknown, ...parts: unknown[]) =>
    post('gemini', {
      ...ask,
      contents: [...(ask as unknown as { contents: unknown[] }).contents, model, { role: 'user', parts }],
    });
  const all = { url: 'u', safety_acknowledgement: 'true' };
  expect((await send(said, { text: 'hm' })).error).toContain('number of function response parts');
  expect((await send(said, answer({ url: 'u' }))).error).toContain('has to be acknowledged');
  expect((await send(said, answer({ ...all, url: undefined }))).error).toContain('holds no url');
  expect((await send(said, answer(all, []))).error).toContain('holds a screenshot');
  const bare = { ...said, parts: said.parts.map(({ functionCall }) => ({ functionCall })) };
  expect((await send(bare, answer(all))).error).toContain('is missing a thought_signature');
  expect((await send(said, answer(all))).status).toBe(200);
});

test('UI-TARS gets pictures whose sides its processor leaves alone', async () => {
  const body = { ...good('chat'), model: 'bytedance/ui-tars-1.5-7b' };
  expect((await post('chat', body)).error).toContain('multiples of 28');
  expect((await post('chat', { ...good('chat', png(1288, 728)), model: 'ui-tars-1.5-7b' })).status).toBe(200);
});

test('faults: status with Retry-After, echo of the key, HTML, reset, cut body, slow body', async () => {
  mock.play(
    inTurn(
      { kind: 'status', status: 429, retryAfter: 3 },
      { kind: 'status', status: 401, echoKey: true },
      { kind: 'slow', ms: 30, then: { kind: 'say', text: 'late' } },
    ),
  );
  const limited = await post('chat', good('chat'));
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3']);
  expect((await post('gemini', good('gemini'))).error).toContain('(key k)');
  expect(JSON.stringify((await post('responses', good('responses'))).body)).toContain('late');
  for (const kind of ['reset', 'truncated'] as const) {
    mock.play(inTurn({ kind }));
    await expect(post('anthropic', good('anthropic')), kind).rejects.toThrow();
  }
  mock.play(inTurn({ kind: 'html', status: 502 }));
  await expect(post('anthropic', good('anthropic'))).rejects.toThrow(/JSON/);
});

test('a caller that goes away is noted', async () => {
  mock.play(inTurn({ kind: 'hang' }));
  const controller = new AbortController();
  const asking = fetch(`${mock.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer k' },
    body: JSON.stringify(good('chat')),
    signal: controller.signal,
  });
  await expect.poll(() => mock.requests[0]?.reply?.kind).toBe('hang');
  controller.abort();
  await expect(asking).rejects.toThrow();
  await expect.poll(() => mock.requests[0]?.aborted).toBe(true);
});
