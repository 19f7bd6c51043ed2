import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { INDEX_WORDS, indexPortion } from '#modules/search/server/reindex.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { testShop } from '../../support/shop.ts';

// Its jobs are begun here, as when a process is killed and another begins them again.
const shop = await testShop({ env: { RUNS: 'web' } });

const waiting = async () =>
  (
    await shop.rows(sql<{ payload: { after: number; rest: number } }>`
      select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'search.index-portion'`)
  ).map(({ payload }) => payload);

beforeEach(async () => {
  const [merchantId, categoryId] = [await addMerchant(shop), await addCategory(shop)];
  for (let at = 0; at < 3; at += 1) await addProduct(shop, { merchantId, categoryId });
  await sql`insert into search_index (words) values (${INDEX_WORDS}) on conflict do nothing`.execute(
    shop.ctx.db,
  );
});

test('a portion that is begun again, because its process was killed after it, begins no second row of them', async () => {
  await indexPortion(shop.ctx, { words: INDEX_WORDS, after: 0 });
  await indexPortion(shop.ctx, { words: INDEX_WORDS, after: 0 });
  expect(await waiting()).toHaveLength(1);
});

test('the next portion rests before it begins, whichever process does it', async () => {
  await indexPortion(shop.ctx, { words: INDEX_WORDS, after: 0 });
  const [{ after, rest } = { after: 0, rest: 0 }] = await waiting();
  expect(rest).toBeGreaterThan(0);
  const before = performance.now();
  await indexPortion(shop.ctx, { words: INDEX_WORDS, after, rest: 300 });
  expect(performance.now() - before).toBeGreaterThan(290);
});
