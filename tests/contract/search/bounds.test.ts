import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listFacets, listPublicProducts } from '#modules/catalog/calls.ts';
import { recordStatements } from '../../../bench/support/recorder.ts';
import { sellTitled } from '../../support/products/search.ts';
import { testShop } from '../../support/shop.ts';

const recorded = recordStatements();
const shop = await testShop();

beforeAll(async () => {
  await sellTitled(shop, [
    ['موبايل سامسونج', 'هواتف'],
    ['سجاده صلاه', 'مفروشات'],
  ]);
}, 60_000);

const find = (productName: string) =>
  shop.call(listPublicProducts, { productName, page: 1, limit: 10, sortBy: 'relevance' });

test.each([
  'موبايل تحت 99999999999 جنيه',
  'موبايل اقل من 9999999999 الف',
  'موبايل من 5 الى 99999999999 جنيه',
  `موبايل تحت ${'9'.repeat(150)} جنيه`,
])('«%s», more than anything costs, limits nothing', async productName => {
  const { status, body } = await find(productName);
  expect([status, body.products.map(({ title }) => title)]).toEqual([200, ['موبايل سامسونج']]);
  expect((await shop.call(listFacets, { productName })).status).toBe(200);
});

test('«فوق» more than anything costs leads to what is dearest', async () => {
  const { status, body } = await find('موبايل فوق 99999999999 جنيه');
  expect([status, body.reading?.order]).toEqual([200, 'dearest']);
});

/** How often a search that is not cached asks the database for words to mend another. */
async function repairsOf(productName: string): Promise<number> {
  await shop.rows(sql`select notify_tags(array['all'])`);
  await shop.ctx.changes.flush();
  recorded.length = 0;
  expect((await find(productName)).status).toBe(200);
  return recorded.filter(({ text }) => text.includes('search_deletes')).length;
}

test('a word that is unknown is looked up once, however often it stands there', async () => {
  const once = await repairsOf('سجاذذه');
  expect(once).toBeGreaterThan(0);
  expect(await repairsOf('سجاذذه '.repeat(25))).toBeLessThanOrEqual(once);
});

test('letters that are whole sentences in plain letters are read as far as those would be', async () => {
  const typed = 'ﷺ'.repeat(198);
  expect(await repairsOf(typed)).toBeGreaterThan(0);
  recorded.length = 0;
  expect((await find(typed.normalize('NFKC').slice(0, 200))).status).toBe(200);
  expect(recorded.filter(({ text }) => text.includes('@@'))).toEqual([]);
});
