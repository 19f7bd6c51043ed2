import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { indexAnew, indexPortion, indexWords } from '#modules/search/server/index-anew.ts';
import { jobs } from '#modules/search/server/jobs.ts';
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

test('a release with other words indexes all products anew, and only once', async () => {
  await sellTitled(shop, GOODS);
  await indexedBefore('older');
  expect((await search('مشكاة')).titles).toEqual([]);
  await Promise.all([indexAnew(shop.ctx), indexAnew(shop.ctx)]);
  await expect.poll(asked, { timeout: 20_000 }).toEqual([]);
  await shop.ctx.changes.flush();
  expect((await search('مشكاة')).titles).toHaveLength(10);
  const [left] = await shop.rows(sql<{ count: number }>`
    select count(*)::int as count from products where search_words = ''`);
  expect(left?.count).toBe(0);
  await indexAnew(shop.ctx);
  expect(await asked()).toEqual([]);
});

test('a portion waits for the release that knows its words, and ends once there are newer ones', async () => {
  await indexedBefore('newer');
  await expect(indexPortion(shop.ctx, { words: 'newer', after: 0 })).rejects.toThrow('newer');
  await jobs['search.index-portion']?.(shop.ctx, { words: indexWords(), after: 0 });
  expect((await search('مشكاة')).titles).toEqual([]);
});

test('what caches hold survives the portions, and is dropped once at the end', async () => {
  await indexedBefore('older');
  const told: string[] = [];
  shop.ctx.changes.listen(tag => void told.push(tag));
  await indexAnew(shop.ctx);
  await expect.poll(asked, { timeout: 20_000 }).toEqual([]);
  await shop.ctx.changes.flush();
  expect(told).toEqual(['products']);
});
