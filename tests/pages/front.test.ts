import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { builtPages } from '../support/built-pages.ts';
import { testShop } from '../support/shop.ts';
import { fillCatalog } from './catalog.ts';

/** A cache in front, and what it was asked to drop. */
const dropped: string[] = [];
const cache = createServer((request, response) => {
  dropped.push(`${request.headers['accept-encoding'] ?? 'plain'} ${request.url}`);
  response.end();
});
await new Promise<void>(done => cache.listen(0, '127.0.0.1', done));
afterAll(() => void cache.close());

const drawn: string[] = [];
const shop = await testShop({
  env: { FRONT_CACHES: `http://127.0.0.1:${(cache.address() as AddressInfo).port}` },
  async loadBuild() {
    const build = await builtPages();
    return {
      ...build,
      draw: (url, calls) => {
        drawn.push(url);
        return build.draw(url, calls);
      },
    };
  },
});
let base: string;
let productId: number;

beforeAll(async () => {
  ({ productId } = await fillCatalog(shop));
  await shop.http.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(shop.http.server.address() as AddressInfo).port}`;
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(base + path, { headers });
  const {
    date: _,
    'x-request-id': id,
    connection: __,
    'keep-alive': ___,
    ...replyHeaders
  } = Object.fromEntries(reply.headers);
  return { status: reply.status, id, replyHeaders, text: await reply.text() };
};

test('a cached page leaves as the first one did, with a request id of its own', async () => {
  for (const headers of [
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'identity' },
  ]) {
    const first = await ask('/about', headers);
    const cached = await ask('/about', headers);
    expect({ ...cached, id: '' }).toEqual({ ...first, id: '' });
    expect(cached.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(cached.id).not.toBe(first.id);
    expect(cached.replyHeaders['content-security-policy']).toContain("default-src 'self'");
    const known = await ask('/about', { ...headers, 'if-none-match': cached.replyHeaders['etag'] ?? '' });
    expect([known.status, known.text]).toEqual([304, '']);
  }
});

test('a page that was given out is dropped in front when its data changes, and no other page is', async () => {
  const { url } = await fetch(`${base}/product/${productId}`);
  const path = url.slice(base.length);
  for (const encoding of ['br', 'identity'])
    await ask(`${path}?utm_source=x`, { 'accept-encoding': encoding });
  await ask('/about', { 'accept-encoding': 'br' });
  dropped.length = 0;
  await sql`update products set price = 133300 where id = ${productId}`.execute(shop.ctx.db);
  await vi.waitFor(() => expect(dropped).toContain(`identity ${path}?utm_source=x`));
  expect(dropped).toContain(`br ${path}?utm_source=x`);
  expect(dropped.filter(each => !each.includes(path))).toEqual([]);
});

test('a gateway’s signed query stays in no address, whoever is signed in', async () => {
  const come = async (path: string) => {
    const reply = await fetch(base + path, { redirect: 'manual' });
    return [reply.status, reply.headers.get('location'), reply.headers.get('cache-control')];
  };
  // Not cached yet, then cached.
  for (const _ of ['drawn', 'cached']) {
    const signed = '?success=true&amount_cents=9900&hmac=1f2e3d';
    expect(await come(`/payment/7${signed}`)).toEqual([303, '/payment/7', 'no-store']);
    expect(await come(`/payment/7/${signed}&start=card`)).toEqual([303, '/payment/7', 'no-store']);
    expect(await come('/payment/7?start=card')).toEqual([200, null, 'public, no-cache']);
    expect(await come('/payment/7')).toEqual([200, null, 'public, no-cache']);
  }
});

test('nothing but a GET of a cached page is answered before routing', async () => {
  await ask('/about');
  expect((await fetch(`${base}/about`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${base}/api/web/merchant/active-names`)).status).toBe(200);
});

test('noise in an address has no page drawn again, and all addresses without a page show the same one', async () => {
  const page = await ask('/');
  const before = drawn.length;
  for (const noise of ['q=1', 'page=7', 'merchant=3&brand=4', 'sort=cheapest&sale=1'])
    expect((await ask(`/?${noise}`)).replyHeaders['etag']).toBe(page.replyHeaders['etag']);
  expect(drawn.slice(before)).toEqual([]);
  const paths = ['/nowhere', '/nowhere/else?q=1', '/%D9%83%D9%88%D8%A8', '/wp-login.php'];
  const unknown = await Promise.all(paths.map(path => ask(path)));
  expect(new Set(unknown.map(({ status, replyHeaders }) => `${status} ${replyHeaders['etag']}`)).size).toBe(
    1,
  );
  expect(unknown[0]?.status).toBe(404);
  expect(new Set(drawn.slice(before)).size).toBe(1);
});
