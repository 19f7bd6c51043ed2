import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { notify } from '#modules/notifications/server/notify.ts';
import type { Tx } from '#platform/server/database.ts';
import { eventJobs } from '#platform/server/events.ts';
import { addPerson } from '../../support/buyers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const { id: userId } = await addPerson(shop);

const write = (title: string) => (_: unknown, tx: Tx) =>
  notify(tx, { userId, kind: 'orders', title, body: '', link: '/', now: new Date() });

const written = async () =>
  (
    await shop.rows(
      sql<{ title: string }>`select title from notifications where user_id = ${userId} order by id`,
    )
  ).map(({ title }) => title);
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
