import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { jobs } from '#modules/search/server/jobs.ts';
import { INDEX_WORDS, indexPortion, reindex } from '#modules/search/server/reindex.ts';
import { searching, sellTitled } from '../../support/products/search.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const search = searching(shop);
const GOODS = Array.from({ length: 250 }, (_, at) => [`مشكاة نحاس ${at}`, 'ديكور'] as const);

const asked = () =>
  shop.rows(sql<{ payload: object }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'search.index-portion'`);

/** A release whose words were others has indexed everything; nothing that it wrote is of use any more. */
async function indexedBefore(words: string): Promise<void> {
  await sql`update products set search_words = ''`.execute(shop.ctx.db);
  await sql`insert into search_index (words) values (${words})
    on conflict (only_one) do update set words = ${words}`.execute(shop.ctx.db);
  await shop.ctx.changes.flush();
}

test('a release with other words reindexes all products, and only once', async () => {
  await sellTitled(shop, GOODS);
  await indexedBefore('older');
  expect((await search('مشكاة')).titles).toEqual([]);
  await Promise.all([reindex(shop.ctx), reindex(shop.ctx)]);
  await expect.poll(asked, { timeout: 40_000 }).toEqual([]);
  await shop.ctx.changes.flush();
  expect((await search('مشكاة')).titles).toHaveLength(10);
  const [left] = await shop.rows(sql<{ count: number }>`
    select count(*)::int as count from products where search_words = ''`);
  expect(left?.count).toBe(0);
  await reindex(shop.ctx);
  expect(await asked()).toEqual([]);
});

test('a portion waits for the release that knows its words, and ends once there are newer ones', async () => {
  await indexedBefore('newer');
  await indexPortion(shop.ctx, { words: 'newer', after: 0 });
  expect(await asked()).toEqual([{ payload: { words: 'newer', after: 0 } }]);
  expect((await search('مشكاة')).titles).toEqual([]);
  await jobs['search.index-portion']?.(shop.ctx, { words: INDEX_WORDS, after: 0 });
  expect((await search('مشكاة')).titles).toEqual([]);
});

test('what caches hold survives the portions, and is dropped once at the end', async () => {
  await indexedBefore('older');
  const told: string[] = [];
  shop.ctx.changes.listen(tag => void told.push(tag));
  await reindex(shop.ctx);
  await expect.poll(asked, { timeout: 40_000 }).toEqual([]);
  await shop.ctx.changes.flush();
  expect(told).toEqual(['products']);
});

const someIds = async () =>
  (await shop.rows(sql<{ id: number }>`select id from products order by id limit 2`)).map(({ id }) => id);

test('what an older release indexes beside a newer one is left to the newer one as well', async () => {
  const [id = 0] = await someIds();
  await indexedBefore('newer');
  await jobs['search.index-products']?.(shop.ctx, { productIds: [id] });
  expect(await asked()).toContainEqual({ payload: { words: 'newer', only: [id] } });
  await sql`update search_index set words = ${INDEX_WORDS}`.execute(shop.ctx.db);
  await indexPortion(shop.ctx, { words: INDEX_WORDS, only: [id] });
  await shop.ctx.changes.flush();
  expect((await search('مشكاة')).titles).toHaveLength(1);
});

/** Keeps the next who writes words waiting, once the products were read, until it is told to let go; nobody else. */
async function holdNext(): Promise<() => Promise<void>> {
  await sql`drop sequence if exists writings`.execute(shop.ctx.db);
  await sql`create sequence writings`.execute(shop.ctx.db);
  await sql`
    create or replace function hold_next() returns trigger language plpgsql as $$
    begin
      if nextval('writings') = 1 then perform pg_advisory_xact_lock_shared(7); end if;
      return null;
    end $$`.execute(shop.ctx.db);
  await sql`
    create or replace trigger hold_next before update of search_words on products
       for each statement execute function hold_next()`.execute(shop.ctx.db);
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = shop.ctx.db.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(7)`.execute(tx);
    held.resolve();
    await over.promise;
  });
  await held.promise;
  return () => {
    over.resolve();
    return holding;
  };
}

const isSomebodyWaiting = async () => {
  const [found] = await shop.rows(sql<{ some: boolean }>`
    select count(*) > 0 as some from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`);
  return found?.some;
};

test('a product that changes while its portion is indexed is found by what it is called since', async () => {
  const [first = 0, second = 0] = await someIds();
  await sql`update products set title = 'مشكاة' where id = ${second}`.execute(shop.ctx.db);
  await indexedBefore(INDEX_WORDS);
  await expect.poll(asked, { timeout: 20_000 }).toEqual([]);
  const letGo = await holdNext();
  const portion = indexPortion(shop.ctx, { words: INDEX_WORDS, after: first - 1 });
  await expect.poll(isSomebodyWaiting, { timeout: 20_000 }).toBe(true);
  await sql`update products set title = 'قنديل زجاج' where id = ${second}`.execute(shop.ctx.db);
  const changed = jobs['search.index-products']?.(shop.ctx, { productIds: [second] });
  // Long enough for it to end before the portion, if it waits for nothing.
  await Promise.race([changed, pause(500)]);
  await letGo();
  await Promise.all([portion, changed]);
  await shop.ctx.changes.flush();
  expect((await search('قنديل')).titles).toEqual(['قنديل زجاج']);
});
