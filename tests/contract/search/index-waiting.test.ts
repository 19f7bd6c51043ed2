import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listPublicProducts } from '#modules/catalog/calls.ts';
import { queueIndexing } from '#modules/catalog/server/back-office/list-managed-products.sql.ts';
import { jobs } from '#modules/search/server/jobs.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

test('products that wait to be indexed are done together, and one whose job fails waits on', async () => {
  const merchantId = await addMerchant(shop);
  const categoryId = await addCategory(shop);
  const ids: number[] = [];
  for (let at = 0; at < 30; at += 1)
    ids.push((await addProduct(shop, { merchantId, categoryId, title: `سلعة ${at}` })).id);
  await sql`update products set title = title || ' قرنبيط'`.execute(shop.ctx.db);
  await shop.ctx.db.transaction().execute(async tx => {
    for (const id of ids.slice(1)) await queueIndexing(tx, [id]);
  });
  const waiting = async () => {
    const [row] = await shop.rows(sql<{ count: number }>`
      select count(*)::int as count from graphile_worker.jobs where task_identifier = 'search.index-products'`);
    return row?.count;
  };
  const index = jobs['search.index-products'];
  await expect(index?.(shop.ctx, { productIds: ['none'] })).rejects.toThrow();
  await index?.(shop.ctx, { productIds: [ids[0]] });
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  await shop.ctx.changes.flush();
  const { body } = await shop.call(listPublicProducts, { productName: 'قرنبيط' });
  expect(body.totalProducts).toBe(30);
});
