import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#server/routes.ts';
import { builtPages } from '../support/built-pages.ts';
import { testShop } from '../support/shop.ts';
import { fillCatalog, openPage, type TestCatalog } from './catalog.ts';

let failing = '';
const routes = allRoutes.map(route => ({
  ...route,
  handle: async (...asked: Parameters<typeof route.handle>) => {
    if (route.call.path === failing) throw new Error('this call fails for the test');
    return route.handle(...asked);
  },
}));

const shop = await testShop({ loadBuild: builtPages, routes });
let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await fillCatalog(shop);
});

const LISTS = [
  '/api/web/product/public',
  '/api/web/product/public-home',
  '/api/web/product/categories',
  '/api/web/product/facets',
  '/api/web/product/similar/:productId',
  '/api/web/merchant/active-names',
  '/api/web/merchant/ad/public/active/:type',
  '/api/web/search/correction',
  '/api/web/shop',
];

describe('with one call failing, every page still draws with its empty list', () => {
  test.each(LISTS)('%s [DATA-5]', async path => {
    failing = path;
    shop.logged.length = 0;
    // Nothing cached from before may stand in for the failing call.
    await sql`notify shop_changed, 'all'`.execute(shop.ctx.db);
    await shop.ctx.changes.flush();
    const { categoryId, productId } = catalog;
    for (const page of [
      '/',
      `/outlet/${categoryId}`,
      '/search?q=Orbit',
      '/search?q=زرافة',
      `/product/${productId}`,
      '/categories',
      '/about',
      '/terms',
      '/login',
    ]) {
      const { status, html } = await openPage(shop, encodeURI(page));
      expect([path, page, status]).toEqual([path, page, 200]);
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
    // It is logged, and what was rendered without it is not cached.
    expect(shop.logged.join()).toContain('call failed while a page was rendered');
    failing = '';
    expect((await openPage(shop, '/')).html).toContain('Orbit H7');
  });
});
