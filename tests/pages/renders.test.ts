import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { builtPages } from '../support/built-pages.ts';
import { addProduct } from '../support/catalog.ts';
import { testShop } from '../support/shop.ts';
import { fillCatalog, openPage, type TestCatalog } from './catalog.ts';

/** The path of each rendering, in order. */
const renders: string[] = [];
const shop = await testShop({
  loadBuild: async () => {
    const build = await builtPages();
    return {
      ...build,
      draw: (url, calls) => {
        renders.push(new URL(url).pathname);
        return build.draw(url, calls);
      },
    };
  },
});

let catalog: TestCatalog;
let otherId: number;
let paths: string[];

beforeAll(async () => {
  catalog = await fillCatalog(shop);
  const { merchantId, categoryId } = catalog;
  otherId = (await addProduct(shop, { merchantId, categoryId, title: 'راديو Luma محمول' })).id;
  paths = ['/', '/search?q=Luma', `/category/${categoryId}`].concat(
    [catalog.productId, otherId].map(id => `/product/${id}`),
  );
  await shop.ctx.changes.flush();
});
beforeEach(() => void renders.splice(0));

const openAll = () => Promise.all(paths.map(path => openPage(shop, path)));

test('twenty guests on five pages cost five renderings, whatever they carry', async () => {
  for (const headers of Array.from({ length: 20 }, (_, at) => ({
    cookie: `a=${at}`,
    'user-agent': `guest ${at}`,
  })))
    await Promise.all(paths.map(path => openPage(shop, path, headers)));
  expect(renders).toHaveLength(paths.length);
});

test('addresses that say the same, and such as nobody asks for, render nothing more', async () => {
  await openAll();
  renders.splice(0);
  for (const path of ['/?utm_source=mail', '/?x=1', `/product/${catalog.productId}?fbclid=abc`])
    await openPage(shop, path);
  expect(renders).toEqual([]);
});

test('a price that changes renders again what shows it, once each', async () => {
  await openAll();
  renders.splice(0);
  await sql`update variants set price = price + 100 where product_id = ${catalog.productId}`.execute(
    shop.ctx.db,
  );
  await sql`update products set price = price + 100 where id = ${catalog.productId}`.execute(shop.ctx.db);
  await shop.ctx.changes.flush();
  await openAll();
  await openAll();
  expect(renders.filter(path => path.startsWith(`/product/${catalog.productId}`))).toHaveLength(1);
  expect(renders.length).toBeLessThanOrEqual(paths.length);
  expect(new Set(renders).size).toBe(renders.length);
});
