import { expect, test } from '@playwright/test';
import { redact, redacted } from '../../traces/redact';

const env = { OPENAI_API_KEY: 'sk-TEST"quoted/123', MY_TOKEN: 'abcdefgh', SHORT_KEY: 'abc', HOME: '/home/somebody' };

test('values of secret variables are replaced by their names, however they are written', () => {
  expect(redact('key sk-TEST"quoted/123!', env)).toBe('key [OPENAI_API_KEY]!');
  expect(redact(JSON.stringify({ said: 'sk-TEST"quoted/123' }), env)).toBe('{"said":"[OPENAI_API_KEY]"}');
  expect(redact(`?key=${encodeURIComponent('sk-TEST"quoted/123')}`, env)).toBe('?key=[OPENAI_API_KEY]');
  expect(redact('abcdefgh abc /home/somebody', env)).toBe('[MY_TOKEN] abc /home/somebody');
});

test('command lines and addresses lose what stands where secrets stand', () => {
  expect(redact('OPENAI_API_KEY=sk-1 X_TOKEN="a b" python agent.py --monkey=banana', {})).toBe(
    'OPENAI_API_KEY=[secret] X_TOKEN=[secret] python agent.py --monkey=banana',
  );
  expect(redact(JSON.stringify({ c: 'A_KEY="x y" run' }), {})).toBe('{"c":"A_KEY=[secret] run"}');
  const command = { CB_AGENT_COMMAND: 'MY_API_KEY="inline-secret" python agent.py' };
  expect(redact('{"MY_API_KEY":"inline-secret"}', command)).toBe('{"MY_API_KEY":"[MY_API_KEY]"}');
  const call = 'keyboard_press(key="Enter")';
  expect(redact(call, {})).toBe(call);
  expect(redact('http://me:pass@host:1/v1', {})).toBe('http://[secret]@host:1/v1');
});

test('a value without secrets stays the same object', () => {
  const record = { task: 'a', steps: [{ raw: 'hello' }] };
  expect(redacted(record, env)).toBe(record);
  expect(redacted({ reason: 'bad abcdefgh' }, env)).toEqual({ reason: 'bad [MY_TOKEN]' });
});
