import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';
import { frontCaches } from '#server/pages/front-caches.ts';
import type { CachedPage } from '#server/pages/page-cache.ts';

/** What stands in front, and what it was asked to drop. */
async function openFront(status = 200) {
  const requests: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url, headers: request.headers });
    if (status > 0) response.writeHead(status).end();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { requests, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const pageOf = (status = 200): CachedPage => ({
  status,
  path: null,
  etag: '',
  policy: '',
  br: Buffer.alloc(0),
});
const before = (...addresses: string[]) =>
  frontCaches(readConfig({ PUBLIC_URL: 'https://shop.example', FRONT_CACHES: addresses.join(', ') }));
const BR = { 'accept-encoding': 'br' };

test('a page is dropped at every front, under each address and encoding in which it was given out', async () => {
  const [one, two] = [await openFront(), await openFront()];
  const fronts = before(one.address, two.address);
  const page = pageOf();
  fronts.note(page, '/product/7?utm=x', BR);
  fronts.note(page, '/product/7', {});
  fronts.note(page, '/product/7', {});
  fronts.note(pageOf(), '/product/8', BR);
  fronts.purge(page);
  await vi.waitFor(() => expect(fronts.figures()).toEqual({ purged: 4, not_there: 0, purges_failed: 0 }));
  for (const { requests } of [one, two]) {
    expect(requests.map(({ url, headers }) => [url, headers.host, headers['accept-encoding']])).toEqual([
      ['/product/7?utm=x', 'shop.example', 'br'],
      ['/product/7', 'shop.example', undefined],
    ]);
  }
});

test('changes that come together purge once, and those that come too fast once more at the end of a rest', async () => {
  const { requests, address } = await openFront(404);
  const fronts = before(address);
  const page = pageOf();
  fronts.note(page, '/', BR);
  for (let change = 0; change < 20; change++) fronts.purge(page);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  for (let change = 0; change < 20; change++) fronts.purge(page);
  await pause(300);
  expect(requests).toHaveLength(1);
  await vi.waitFor(() => expect(fronts.figures()).toEqual({ purged: 0, not_there: 2, purges_failed: 0 }));
});

test('of endless addresses the last eight are remembered, and what is no page or too long is not', async () => {
  const { requests, address } = await openFront();
  const fronts = before(address);
  const page = pageOf();
  for (let at = 0; at < 20; at++) fronts.note(page, `/?mark=${at}`, BR);
  fronts.note(page, `/?${'x'.repeat(1000)}`, BR);
  const missing = pageOf(404);
  fronts.note(missing, '/missing', BR);
  fronts.purge(missing);
  fronts.purge(page);
  await vi.waitFor(() => expect(requests).toHaveLength(8));
  expect(requests.at(-1)?.url).toBe('/?mark=19');
  await pause(50);
  expect(requests).toHaveLength(8);
});

test('a front that is away, refuses or is silent is counted and waited for by nobody', async () => {
  const [refusing, silent] = [await openFront(403), await openFront(-1)];
  const fronts = before(refusing.address, silent.address, 'http://127.0.0.1:9');
  const page = pageOf();
  fronts.note(page, '/', BR);
  fronts.purge(page);
  await vi.waitFor(() => expect(fronts.figures()).toMatchObject({ purges_failed: 3 }), 3000);
});

test('without an address nothing is remembered or counted; a wrong one is named at the start', () => {
  const fronts = before();
  fronts.note(pageOf(), '/', BR);
  expect(fronts.figures()).toEqual({});
  expect(() => before('http://one:8081', 'two')).toThrow(
    'FRONT_CACHES must be an address that begins with http://.',
  );
});
