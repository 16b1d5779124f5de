import { expect, test } from '@playwright/test';
import { createHold, HOLD_MS, type Held } from '../../site/scene/state/hold';
import { fakeClock } from './fake-clock';

const state = (value: number) => ({ Volume: { value } });

function setUp() {
  const clock = fakeClock();
  const held: Held[] = [];
  const hold = createHold(state(20), clock, (h) => held.push(h));
  return { clock, held, hold };
}

test('a state counts after it has stood for the hold time, not before', () => {
  const { clock, held, hold } = setUp();
  hold.change(state(60));
  clock.advance(HOLD_MS - 1);
  expect(held).toEqual([]);
  expect(hold.waiting()).toBe(true);
  clock.advance(1);
  expect(held).toEqual([{ states: state(60), transient: [] }]);
  expect(hold.waiting()).toBe(false);
});

test('a drag that passes through a value and ends elsewhere counts only where it ends', () => {
  const { clock, held, hold } = setUp();
  hold.pointer(true);
  for (const value of [40, 60, 80, 100]) {
    hold.change(state(value));
    clock.advance(HOLD_MS * 2);
  }
  expect(held).toEqual([]);
  hold.pointer(false);
  clock.advance(HOLD_MS);
  expect(held).toEqual([{ states: state(100), transient: [state(40), state(60), state(80)] }]);
});

test('a value on the way to a longer one does not count', () => {
  const { clock, held, hold } = setUp();
  for (const value of [6, 60, 600]) {
    hold.change(state(value));
    clock.advance(HOLD_MS - 50);
  }
  clock.advance(HOLD_MS);
  expect(held).toEqual([{ states: state(600), transient: [state(6), state(60)] }]);
});

test('a release begins the quiet time anew, so a final value told after it still counts first', () => {
  const { clock, held, hold } = setUp();
  hold.pointer(true);
  hold.change(state(59));
  clock.advance(1000);
  hold.pointer(false);
  hold.change(state(60));
  clock.advance(HOLD_MS);
  expect(held).toEqual([{ states: state(60), transient: [state(59)] }]);
});

test('telling the same state again neither posts nor delays', () => {
  const { clock, held, hold } = setUp();
  hold.change(state(20));
  clock.advance(HOLD_MS);
  expect(held).toEqual([]);
  hold.change(state(60));
  clock.advance(HOLD_MS - 10);
  hold.change(state(60));
  clock.advance(10);
  expect(held).toHaveLength(1);
});

test('there and back within the hold time posts the state that stands, with what was in between', () => {
  const { clock, held, hold } = setUp();
  hold.change(state(60));
  clock.advance(50);
  hold.change(state(20));
  clock.advance(HOLD_MS);
  expect(held).toEqual([{ states: state(20), transient: [state(60)] }]);
});

test('each held state is the base of the next: transients are told once', () => {
  const { clock, held, hold } = setUp();
  hold.change(state(30));
  hold.change(state(40));
  clock.advance(HOLD_MS);
  hold.change(state(50));
  clock.advance(HOLD_MS);
  expect(held).toEqual([
    { states: state(40), transient: [state(30)] },
    { states: state(50), transient: [] },
  ]);
});
