import type { RouteObject } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { productPath } from '#modules/catalog/product-path.ts';
import { PAGES } from '#web/back-office/pages.ts';
import { routes } from '#web/routes.tsx';
import { builtPages } from '../support/built-pages.ts';
import { testShop } from '../support/shop.ts';
import { fillCatalog, openPage, type TestCatalog } from './catalog.ts';

const shop = await testShop({ loadBuild: builtPages });
let catalog: TestCatalog;
let listed: string[];
let disallowed: string[];

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, part]) => part as string);

beforeAll(async () => {
  catalog = await fillCatalog(shop);
  const { html: list } = await openPage(shop, '/sitemap-1.xml');
  listed = found(list, /<loc>http:\/\/shop\.example(.*?)<\/loc>/g);
  disallowed = found((await openPage(shop, '/robots.txt')).html, /^Disallow: (.+)$/gm);
});

/** `/product/:productId` as `/product/1`. */
const addressOf = (path: string) => `/${path.replaceAll(/:\w+\??/g, '1')}`;

const pathsOf = (route: RouteObject): string[] => [
  ...(route.index ? [''] : []),
  ...(route.path === undefined ? [] : [route.path]),
  ...(route.children ?? []).flatMap(pathsOf),
];
const ADDRESSES = [...routes.flatMap(pathsOf), ...PAGES.map(({ path }) => path)].map(addressOf);

/** Read by search engines but not in the sitemap: results and unknown addresses say noindex, the last names its canonical. */
const NEITHER = ['/search', '/*', '/category/1'];

const isPrivate = (path: string) => disallowed.some(start => path.startsWith(start));
/** By its kind: `/product/1` is public if some `/product/…` is listed. */
const isListed = (path: string) =>
  listed.some(
    each => each === path || (/\/1(\/1)?$/.test(path) && each.startsWith(path.replace(/1(\/1)?$/, ''))),
  );

const addressOfProduct = (id: number) =>
  encodeURI(productPath({ id, productName: 'سماعة رأس Orbit H7 بعزل الضوضاء' }));

describe('for search engines', () => {
  test('the sitemap is named by robots.txt and lists every public page', async () => {
    expect((await openPage(shop, '/robots.txt')).html).toContain('Sitemap: http://shop.example/sitemap.xml');
    const index = (await openPage(shop, '/sitemap.xml')).html;
    expect(index).toContain('<loc>http://shop.example/sitemap-1.xml</loc>');
    const { productId, categoryId } = catalog;
    expect(listed).toEqual(
      expect.arrayContaining(['/', addressOfProduct(productId), `/outlet/${categoryId}`, '/terms']),
    );
    expect((await openPage(shop, '/sitemap-2.xml')).status).toBe(404);
  });

  test('a product is at one address; an older one or other words lead there for good, with the query', async () => {
    const own = addressOfProduct(catalog.productId);
    const ask = (url: string) => shop.http.inject({ url });
    expect((await ask(own)).statusCode).toBe(200);
    for (const url of [`/product/${catalog.productId}`, `/product/${catalog.productId}/x`, `${own}/`]) {
      const { statusCode, headers } = await ask(`${url}?utm_source=x`);
      expect([url, statusCode, headers.location]).toEqual([url, 301, `${own}?utm_source=x`]);
    }
    expect((await ask('/product/999999/x')).statusCode).toBe(404);
    expect((await ask(own)).body).toContain(`<link rel="canonical" href="http://shop.example${own}"`);
  });

  test('an icon is where programs look that read no page: search results, and a phone’s home screen', async () => {
    for (const [url, type] of [
      ['/favicon.ico', /^image\/(vnd\.microsoft\.icon|x-icon)/],
      ['/apple-touch-icon.png', /^image\/png/],
    ] as const) {
      const { statusCode, headers } = await shop.http.inject({ url });
      expect([url, statusCode, type.test(String(headers['content-type']))]).toEqual([url, 200, true]);
    }
  });

  test('every page of the routes is either in the sitemap or disallowed, and none is both', () => {
    expect(ADDRESSES.length).toBeGreaterThan(40);
    const undecided = ADDRESSES.filter(path => isListed(path) === isPrivate(path));
    expect(undecided.toSorted()).toEqual(NEITHER.toSorted());
  });

  test('every disallowed page also says noindex, for engines that reach it by a link', async () => {
    for (const path of ADDRESSES.filter(isPrivate)) {
      const { html } = await openPage(shop, path);
      expect([path, html.includes('<meta name="robots" content="noindex">')]).toEqual([path, true]);
    }
  });
});
