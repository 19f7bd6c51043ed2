import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ChangeListener } from '#platform/server/changes.ts';
import { type CachedPage, pageCache, type RenderedPage } from '#server/pages/page-cache.ts';

const textOf = (page: CachedPage) => brotliDecompressSync(page.br).toString();

/** Nothing makes it shorter. */
const large = () => randomBytes(30_000).toString('base64');

function setUp(limit?: number) {
  const listeners: ChangeListener[] = [];
  const drop = (tag: string) => {
    for (const listener of listeners) listener(tag);
  };
  const changes = {
    listen: (listener: ChangeListener) => void listeners.push(listener),
    onNews: () => undefined,
    flush: async () => {},
    isAway: () => false,
    unlessAway: <T>(work: () => Promise<T>) => work(),
    close: async () => {},
  };
  const pages = pageCache(changes, { limit });
  let renderings = 0;
  const page =
    (html: string, given: Partial<RenderedPage> = {}) =>
    async (): Promise<RenderedPage> => {
      renderings++;
      return { status: 200, html: Buffer.from(html), path: null, style: '', tags: ['product:7'], ...given };
    };
  return { pages, drop, page, renderings: () => renderings };
}

describe('the page cache', () => {
  test('renders a page once and caches it compressed, with one ETag for the same bytes', async () => {
    const { pages, page, renderings } = setUp();
    const first = await pages.page('/product/7', page('<h1>كوب</h1>'));
    const again = await pages.page('/product/7', page('<h1>other</h1>'));
    expect(again).toBe(first);
    expect(renderings()).toBe(1);
    expect(brotliDecompressSync(first.br).toString()).toBe('<h1>كوب</h1>');
    expect((await pages.page('/copy', page('<h1>كوب</h1>'))).etag).toBe(first.etag);
  });

  test('drops a page when what it shows changes, and only then', async () => {
    const { pages, page, drop, renderings } = setUp();
    await pages.page('/product/7', page('old'));
    drop('product:8');
    await pages.page('/product/7', page('unseen'));
    expect(renderings()).toBe(1);
    drop('product:7');
    expect(textOf(await pages.page('/product/7', page('new')))).toBe('new');
    drop('all');
    await pages.page('/product/7', page('newer'));
    expect(renderings()).toBe(3);
  });

  test('a page that may show any product is dropped when any product changes', async () => {
    const { pages, page, drop, renderings } = setUp();
    await pages.page('/', page('old', { tags: ['products'] }));
    drop('products');
    await pages.page('/', page('new', { tags: ['products'] }));
    expect(renderings()).toBe(2);
  });

  test('a rendering that a change overtakes is neither cached nor waited for', async () => {
    const { pages, drop, page } = setUp();
    let finish: (page: RenderedPage) => void = () => {};
    const slow = pages.page('/product/7', () => new Promise(resolve => (finish = resolve)));
    drop('product:7');
    const fresh = pages.page('/product/7', page('new'));
    expect(textOf(await fresh)).toBe('new');
    finish({ status: 200, html: Buffer.from('stale'), path: null, style: '', tags: ['product:7'] });
    await slow;
    expect(textOf(await pages.page('/product/7', page('unseen')))).toBe('new');
  });

  test('requests at the same moment share one rendering', async () => {
    const { pages, page, renderings } = setUp();
    await Promise.all(Array.from({ length: 50 }, () => pages.page('/', page('x'))));
    expect(renderings()).toBe(1);
  });

  test('holds no more bytes than it may: what was used longest ago goes first', async () => {
    const { pages, page, renderings } = setUp(100_000);
    await pages.page('/', page(large()));
    await pages.page('/?q=1', page(large()));
    await pages.page('/', page(large()));
    await pages.page('/?q=2', page(large()));
    expect(renderings()).toBe(3);
    await pages.page('/', page(large()));
    expect(renderings()).toBe(3);
    await pages.page('/?q=1', page(large()));
    expect(renderings()).toBe(4);
  });

  test('forgets the weight of what a change dropped', async () => {
    const { pages, page, drop, renderings } = setUp(100_000);
    for (const tag of ['product:7', 'all', 'product:7']) {
      await pages.page('/a', page(large()));
      await pages.page('/b', page(large()));
      drop(tag);
    }
    await pages.page('/a', page(large()));
    await pages.page('/b', page(large()));
    await pages.page('/a', page(large()));
    expect(renderings()).toBe(8);
  });

  test('makes other encodings on request, once', async () => {
    const { pages, page } = setUp();
    const first = await pages.page('/', page('<h1>كوب</h1>'));
    const [gzip, again] = await Promise.all([pages.bytes(first, 'gzip'), pages.bytes(first, 'gzip')]);
    expect(gunzipSync(gzip).toString()).toBe('<h1>كوب</h1>');
    expect(again).toBe(gzip);
    expect(pages.bytes(first, 'gzip')).toBe(gzip);
    expect((await pages.bytes(first, 'plain')).toString()).toBe('<h1>كوب</h1>');
    expect(pages.bytes(first, 'br')).toBe(first.br);
  });

  test('caches a missing page until it may be there, and nothing that a failed call left empty', async () => {
    const { pages, page, drop, renderings } = setUp();
    await pages.page('/gone', page('404', { status: 404 }));
    await pages.page('/gone', page('404', { status: 404 }));
    expect(renderings()).toBe(1);
    drop('product:7');
    expect((await pages.page('/gone', page('here'))).status).toBe(200);
    await pages.page('/', page('half', { tags: null }));
    await pages.page('/', page('half', { tags: null }));
    expect(renderings()).toBe(4);
  });

  test('while changes come faster than pages, one renders and the others get a copy of the last 200 ms', async () => {
    const { pages, page, drop, renderings } = setUp();
    await pages.page('/', page('first'));
    drop('product:7');
    let finish: (page: RenderedPage) => void = () => {};
    const slow = pages.page('/', () => new Promise(resolve => (finish = resolve)));
    drop('product:7');
    const others = await Promise.all(Array.from({ length: 20 }, () => pages.page('/', page('unseen'))));
    expect(new Set(others.map(textOf))).toEqual(new Set(['first']));
    expect(renderings()).toBe(1);
    await pause(210);
    expect(textOf(await pages.page('/', page('second')))).toBe('second');
    finish({ status: 200, html: Buffer.from('overtaken'), path: null, style: '', tags: ['product:7'] });
    await slow;
  });

  test('a change that comes alone is seen by the very next request', async () => {
    const { pages, page, drop } = setUp();
    for (const price of ['100', '110', '120']) {
      expect(textOf(await pages.page('/product/7', page(price)))).toBe(price);
      drop('product:7');
    }
  });
});
