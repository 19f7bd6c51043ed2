import { expect, test } from 'vitest';
import { gather } from '#platform/server/events.ts';

const open = () => Promise.withResolvers<void>();

test('requests of one turn of the event loop are done in one call', async () => {
  const calls: number[][] = [];
  const ask = gather<number>(async items => void calls.push([...items]), 16);
  await Promise.all([ask(1), ask(2), ask(3)]);
  await ask(4);
  expect(calls).toEqual([[1, 2, 3], [4]]);
});

test('requests during a call wait for it, and at most so many are done together', async () => {
  const calls: number[][] = [];
  const gate = open();
  const ask = gather<number>(async items => {
    calls.push([...items]);
    await gate.promise;
  }, 2);
  const first = ask(1);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  const rest = [2, 3, 4].map(ask);
  await new Promise(setImmediate);
  expect(calls).toEqual([[1]]);
  gate.resolve();
  await Promise.all([first, ...rest]);
  expect(calls).toEqual([[1], [2, 3], [4]]);
});

test('a call that fails ends for all of its items, and for no others', async () => {
  const ask = gather<number>(async items => {
    if (items.includes(1)) throw new Error('broken');
  }, 2);
  const ended = await Promise.allSettled([ask(1), ask(2), ask(3)]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});
