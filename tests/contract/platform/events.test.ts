import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { notify } from '#modules/notifications/server/notify.ts';
import type { Tx } from '#platform/server/database.ts';
import { crowdJobs, type Event, eventJobs } from '#platform/server/events.ts';
import { addPerson } from '../../support/people.ts';
import { noticesOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const { id: userId } = await addPerson(shop);

const write = (title: string) => (_: unknown, tx: Tx) =>
  notify(tx, { userId, kind: 'orders', title, body: '', link: '/', now: new Date() });

const written = async () => (await noticesOf(shop, userId, 'title')).map(({ title }) => title);
const queued = async () =>
  (
    await shop.rows(
      sql<{
        name: string;
      }>`select task_identifier as name from graphile_worker.jobs where task_identifier like 'test.%' order by id`,
    )
  ).map(({ name }) => name);

test('all that follows from an event is done at once, and once', async () => {
  const jobs = eventJobs({ 'test.whole': { one: write('one'), two: write('two') } });
  await Promise.all([jobs['test.whole']?.(shop.ctx, { id: 1 }), jobs['test.whole']?.(shop.ctx, { id: 1 })]);
  await jobs['test.whole: two']?.(shop.ctx, { id: 1 });
  expect(await written()).toEqual(['one', 'two']);
  expect(await queued()).toEqual([]);
});

test('if one of them fails, nothing of them stays, and each is tried by itself', async () => {
  const fails = () => Promise.reject(new Error('broken'));
  const jobs = eventJobs({ 'test.broken': { three: write('three'), fails } });
  await jobs['test.broken']?.(shop.ctx, { id: 1 });
  expect(await written()).not.toContain('three');
  expect((await queued()).toSorted()).toEqual(['test.broken: fails', 'test.broken: three']);
  await jobs['test.broken: three']?.(shop.ctx, { id: 1 });
  await expect(jobs['test.broken: fails']?.(shop.ctx, { id: 1 })).rejects.toThrow('broken');
  expect(await written()).toContain('three');
});

test('events that come in crowds are followed up together, each once', async () => {
  const crowds: number[][] = [];
  const jobs = crowdJobs({
    'test.crowd': {
      write: async (_, tx, events) => {
        crowds.push(events.map(({ id }) => id));
        for (const { id } of events) await write(`crowd ${id}`)(_, tx);
      },
    },
  });
  const run = (id: number) => jobs['test.crowd']?.(shop.ctx, { id });
  await Promise.all([run(1), run(2), run(3)]);
  await Promise.all([run(3), run(4)]);
  expect(crowds).toEqual([[1, 2, 3], [4]]);
  expect((await written()).filter(title => title.startsWith('crowd'))).toEqual(
    [1, 2, 3, 4].map(id => `crowd ${id}`),
  );
});

test('one of many jobs that fails stops no other, and may be tried again', async () => {
  let isBroken = true;
  const follow = async (_: unknown, tx: Tx, events: readonly Event[]) => {
    for (const { id } of events) await write(`some ${id}`)(_, tx);
    if (isBroken && events.some(({ id }) => id === 2)) throw new Error('broken');
  };
  const jobs = crowdJobs({ 'test.some': { follow } });
  const run = (id: number) => jobs['test.some']?.(shop.ctx, { id });
  const ended = await Promise.allSettled([run(1), run(2), run(3)]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  isBroken = false;
  await run(2);
  const titles = (await written()).filter(title => title.startsWith('some'));
  expect(titles.toSorted()).toEqual(['some 1', 'some 2', 'some 3']);
});

test('while the database is away nothing of a crowd is done by itself; each waits for its next try', async () => {
  let calls = 0;
  const follow = async (_: unknown, tx: Tx, events: readonly Event[]) => {
    calls += 1;
    if (calls === 1) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    for (const { id } of events) await write(`away ${id}`)(_, tx);
  };
  const jobs = crowdJobs({ 'test.away': { follow } });
  const run = (id: number) => jobs['test.away']?.(shop.ctx, { id });
  const ended = await Promise.allSettled([run(1), run(2)]);
  expect([calls, ended.map(({ status }) => status)]).toEqual([1, ['rejected', 'rejected']]);
  await Promise.all([run(1), run(2)]);
  expect((await written()).filter(title => title.startsWith('away'))).toEqual(['away 1', 'away 2']);
});
