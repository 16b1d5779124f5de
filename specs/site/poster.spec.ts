import { expect, test } from '@playwright/test';
import { createPoster, type Attempt, type Post } from '../../site/scene/state/poster';

const held = (value: number) => ({ states: { Volume: { value } }, transient: [] });
const taken: Attempt = { kind: 'taken', solved: false };

/** Plays the server: answers attempts from a script (then always `taken`), and notes all that happens. */
function setUp(script: (Attempt | Error)[] = []) {
  const attempts: Post[] = [];
  const pauses: number[] = [];
  const done: Post[] = [];
  const refused: string[] = [];
  let idle = (): void => {};
  const poster = createPoster({
    async send(post) {
      attempts.push(post);
      const answer = script.shift() ?? taken;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async wait(ms) {
      pauses.push(ms);
    },
    onTaken: (post) => done.push(post),
    onRefused: (why) => refused.push(why),
    onChange: () => {
      if (!poster.busy()) idle();
    },
  });
  const finished = (): Promise<void> => new Promise((resolve) => (idle = resolve));
  return { poster, attempts, pauses, done, refused, finished };
}

test('posts go out one at a time, in order, numbered from 0', async () => {
  const { poster, done, finished } = setUp();
  for (const value of [1, 2, 3]) poster.post(held(value));
  expect(poster.busy()).toBe(true);
  await finished();
  expect(done).toEqual([1, 2, 3].map((value, seq) => ({ seq, ...held(value) })));
});

test('a post that fails is tried again with growing pauses, and holds back those after it', async () => {
  const retry: Attempt = { kind: 'retry' };
  const { poster, attempts, pauses, done, finished } = setUp([
    new TypeError('Failed to fetch'), retry, retry, retry, retry, retry, retry,
  ]); // prettier-ignore
  poster.post(held(1));
  poster.post(held(2));
  await finished();
  expect(attempts.map((post) => post.seq)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(pauses).toEqual([100, 200, 400, 800, 1600, 2000, 2000]);
  expect(done.map((post) => post.seq)).toEqual([0, 1]);
});

test('a state told while another is under way is not lost', async () => {
  const { poster, done, finished } = setUp([{ kind: 'retry' }]);
  poster.post(held(1));
  queueMicrotask(() => poster.post(held(2)));
  await finished();
  expect(done.map((post) => post.states)).toEqual([held(1).states, held(2).states]);
});

test('what the server will never take is told, not tried for ever', async () => {
  const { poster, attempts, refused, finished } = setUp([{ kind: 'refused', why: '404' }]);
  poster.post(held(1));
  await finished();
  expect(attempts).toHaveLength(1);
  expect(refused).toEqual(['404']);
});
