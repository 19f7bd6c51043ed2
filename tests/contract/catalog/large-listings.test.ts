import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listPublicProducts } from '#modules/catalog/calls.ts';
import type { SortKey } from '#modules/catalog/listing.ts';
import { indexProducts } from '#modules/search/server/index-products.ts';
import { addCategory, addMerchant } from '../../support/catalog.ts';
import { testShop } from '../../support/shop.ts';

/** Enough that a word's products are first looked for among the first of the order. */
const COUNT = 900;
const shop = await testShop();

interface Row {
  id: number;
  title: string;
  price: number;
  creationDate: number;
  numberOfRequests: number;
}
let products: Row[];

beforeAll(async () => {
  const merchantId = await addMerchant(shop);
  const categoryId = await addCategory(shop);
  // «مطلوب» is on the 300 most requested, «راكد» on the 300 least requested, «فستان» on all.
  products = await shop.rows(sql<Row>`
    insert into products (merchant_id, category_id, title, price, number_of_requests, created_at, in_stock)
    select ${merchantId}, ${categoryId},
           'فستان ' || case when n <= 300 then 'راكد' when n > 600 then 'مطلوب' else 'عادي' end,
           100 * (1 + n * 7 % 500), n, timestamptz '2026-01-01' + make_interval(mins => n * 37 % ${COUNT}), n % 2 = 0
      from generate_series(1, ${COUNT}::int) n
    returning id, title, price, number_of_requests as "numberOfRequests", extract(epoch from created_at)::int as "creationDate"`);
  await indexProducts(
    shop.ctx.db,
    products.map(({ id }) => id),
  );
  await shop.ctx.changes.flush();
});

const idsOf = async (input: object) =>
  (await shop.call(listPublicProducts, { limit: 20, ...input })).body.products.map(({ id }) => id);

function expected(word: string, sortBy: Order, order: string): number[] {
  const way = order === 'descending' ? -1 : 1;
  return products
    .filter(({ title }) => title.includes(word))
    .toSorted((a, b) => way * (a[sortBy] - b[sortBy] || a.id - b.id))
    .map(({ id }) => id);
}

type Order = Exclude<SortKey, 'relevance'>;

const SORTS: [Order, string][] = [
  ['creationDate', 'descending'],
  ['numberOfRequests', 'descending'],
  ['price', 'ascending'],
  ['price', 'descending'],
  ['id', 'ascending'],
];

test.each(SORTS)(
  'a word of many products gives each page in the order of %s, %s [API-2]',
  async (sortBy, order) => {
    for (const word of ['فستان', 'مطلوب', 'راكد']) {
      const all = expected(word, sortBy, order);
      for (const page of [1, 2, Math.ceil(all.length / 20)]) {
        const ids = await idsOf({ productName: word, sortBy, order, page });
        expect(ids, `${word}, page ${page}`).toEqual(all.slice((page - 1) * 20, page * 20));
      }
    }
  },
);

test('filters keep the order and leave nothing out', async () => {
  const all = expected('راكد', 'numberOfRequests', 'descending');
  const inStock = all.filter(id => (products.find(each => each.id === id)?.numberOfRequests ?? 1) % 2 === 0);
  const input = { productName: 'راكد', inStock: true, sortBy: 'numberOfRequests', order: 'descending' };
  expect(await idsOf({ ...input, page: 1 })).toEqual(inStock.slice(0, 20));
  expect(await idsOf({ ...input, page: 8 })).toEqual(inStock.slice(140));
});
