import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listPublicProducts } from '#modules/catalog/calls.ts';
import { suggestSearches } from '#modules/search/calls.ts';
import { indexProducts } from '#modules/search/server/index-products.ts';
import { beginCounting, readWork } from '../../../bench/support/lists-queries.ts';
import { setProductStatus } from '../../support/arrange.ts';
import { addCategory, addMerchant, learnWords } from '../../support/catalog.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let place: { merchantId: number; categoryId: number };

beforeAll(async () => {
  place = { merchantId: await addMerchant(shop), categoryId: await addCategory(shop) };
});

/** So many more products: all are headphones, one in forty has a word of its own, and half are black. */
async function add(count: number): Promise<void> {
  const rows = await shop.rows(sql<{ id: number }>`
    insert into products (merchant_id, category_id, title, price, number_of_requests, images)
    select ${place.merchantId}, ${place.categoryId},
           'سماعة بلوتوث' || case when n % 40 = 0 then ' كاريزما' else '' end || case when n % 2 = 0 then ' سوداء' else '' end,
           100 * n, n, '["/media/0123456789abcdef"]'
      from generate_series(1, ${count}::int) n returning id`);
  await indexProducts(
    shop.ctx.db,
    rows.map(({ id }) => id),
  );
  await learnWords(shop);
  await sql`analyze products`.execute(shop.ctx.db);
  await shop.ctx.changes.flush();
}

const searched = async (productName: string, more: object = {}) =>
  (await shop.call(listPublicProducts, { productName, sortBy: 'relevance', limit: 12, ...more })).body;

/** The pages of 8 KiB that PostgreSQL reads for it, when it was asked before. */
async function blocksAgain(ask: () => Promise<unknown>): Promise<number> {
  for (let time = 0; time < 12; time += 1) await ask();
  await beginCounting(shop.ctx.db);
  await ask();
  return (await readWork(shop.ctx.db)).blocks;
}

const ASKED: Readonly<Record<string, () => Promise<unknown>>> = {
  'a common word': () => searched('سماعة'),
  'a rare word': () => searched('كاريزما'),
  'a mistyped word': () => searched('سمااعه'),
  'a word too many': () => searched('سماعة بلوتوث بنفسجي'),
  'suggested words': () => shop.call(suggestSearches, { q: 'سما' }),
  'suggested products': () => searched('سما', { limit: 5, sortBy: 'numberOfRequests', order: 'descending' }),
};

describe('a search that somebody asked before', () => {
  test('reads the cards of its page only, however many products there are', async () => {
    await add(320);
    const small = await each(blocksAgain);
    await add(1_600);
    const large = await each(blocksAgain);
    for (const [name, blocks] of small) {
      expect(blocks, name).toBeLessThanOrEqual(90);
      // An index of the larger shop may have a level more: a page for each of twelve cards.
      expect(large.get(name), name).toBeLessThanOrEqual(blocks + 15);
    }
  }, 120_000);

  test('shows each product as it is now', async () => {
    const { products } = await searched('كاريزما');
    const [first, second] = products.map(({ id }) => id);
    await sql`update products set price = 77700 where id = ${second}`.execute(shop.ctx.db);
    await setProductStatus(shop, { id: first }, 'hidden');
    await shop.ctx.changes.flush();
    const now = (await searched('كاريزما')).products;
    expect(now.map(({ id }) => id)).not.toContain(first);
    expect(now[0]).toMatchObject({ id: second, price: 777 });
  });
});

async function each(measure: (ask: () => Promise<unknown>) => Promise<number>) {
  const measured = new Map<string, number>();
  for (const [name, ask] of Object.entries(ASKED)) measured.set(name, await measure(ask));
  return measured;
}
