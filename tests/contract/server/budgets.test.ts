import { expect, test } from 'vitest';
import { listPublicProducts } from '#modules/catalog/calls.ts';
import { sendTransferProof } from '#modules/checkout/calls.ts';
import { suggestSearches } from '#modules/search/calls.ts';
import { HOUR, MINUTE } from '#platform/clock.ts';
import { budgets } from '#platform/server/counting/budgets.ts';
import { allRoutes } from '#server/routes.ts';
import { addMerchant } from '../../support/catalog.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

/** A page of any address costs nothing to draw here. */
const shop = await testShop({
  loadBuild: async () => ({
    draw: async () => ({
      status: 200,
      html: '<h1>page</h1>',
      facts: null,
      hydration: '{}',
      files: [],
      later: [],
    }),
    hasPage: () => true,
    assets: { chunks: {}, styles: {}, fonts: [] },
  }),
});
const ask = (address: string, token?: string) =>
  shop.call(suggestSearches, { q: 'قميص' }, { address, ...(token !== undefined && { token }) });

/** From the beginning of a minute, because a budget begins with it. */
function nextMinute() {
  shop.clock.advance(MINUTE - (shop.clock.now().getTime() % MINUTE) + 1);
}

test('a household behind one address never reaches its budget; a crawler does, and learns when to come back', async () => {
  nextMinute();
  const statuses = new Map<number, number>();
  let last = await ask('41.0.0.1');
  expect(last.headers).toMatchObject({
    'ratelimit-policy': '"searching";q=900;w=60',
    ratelimit: expect.stringMatching(/^"searching";r=899;t=\d+$/),
  });
  for (let at = 1; at < 1_000; at++) {
    last = await ask('41.0.0.1');
    statuses.set(last.status, (statuses.get(last.status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 899, 429: 100 });
  expect(last.error).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/[\u0621-\u064A]/),
  });
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('41.0.0.2')).status).toBe(200);
  // Whoever is signed in behind the same address has a budget of their own.
  expect((await ask('41.0.0.1', (await addPerson(shop)).token)).status).toBe(200);
  nextMinute();
  expect((await ask('41.0.0.1')).status).toBe(200);
}, 60_000);

test('a list by words, which costs as much as twenty others, has a smaller budget than one without', async () => {
  nextMinute();
  const list = (productName: string) =>
    shop.call(listPublicProducts, { productName }, { address: '41.0.3.1' });
  const policies = [await list('صداع وكحة'), await list('')].map(
    ({ headers }) => headers['ratelimit-policy'],
  );
  expect(policies).toEqual(['"finding";q=400;w=60', '"reading";q=1500;w=60']);
});

test('senseless searches have few pages drawn, and asking for more is refused with when to come back', async () => {
  nextMinute();
  const open = (query: string) =>
    shop.http
      .inject({ url: `/search?q=${query}`, remoteAddress: '41.0.1.1' })
      .then(({ statusCode }) => statusCode);
  const statuses: number[] = [];
  for (let at = 0; at < 310; at++) statuses.push(await open(`x${at}`));
  expect(statuses.filter(status => status === 429)).toHaveLength(10);
  const refused = await shop.http.inject({ url: '/search?q=x309', remoteAddress: '41.0.1.1' });
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
}, 60_000);

test('searches are paid for by what they cost: a café is never refused, and whoever makes slips to cost time is', async () => {
  nextMinute();
  const search = async (address: string, productName: string) =>
    (await shop.call(listPublicProducts, { productName }, { address })).status;
  // 40 guests who each search three times in a minute, for 20 things, with a slip in every fifth search.
  const inCafe: number[] = [];
  for (let at = 0; at < 120; at++)
    inCafe.push(await search('41.0.2.1', at % 5 === 0 ? `قميص زرقطو${at}` : `قميص ${at % 20}`));
  expect(new Set(inCafe)).toEqual(new Set([200]));
  const letter = (at: number) => 'بتثجحخدر'[at % 8];
  const slips = (at: number) =>
    ['زرق', 'صطف', 'غمض', 'شكن']
      .map(word => letter(at) + word + letter(Math.floor(at / 8)) + letter(Math.floor(at / 64)))
      .join(' ');
  const attacked: number[] = [];
  for (let at = 0; at < 200; at++) attacked.push(await search('41.0.2.2', slips(at)));
  expect(attacked.filter(status => status === 200)).toHaveLength(180);
  expect(attacked.slice(180)).toEqual(Array.from({ length: 20 }, () => 429));
  // What the shop has found a moment ago costs nothing, and others are served.
  expect(await search('41.0.2.2', slips(0))).toBe(200);
  expect(await search('41.0.2.3', slips(199))).toBe(200);
}, 60_000);

test('counts of one process count in the others', async () => {
  const [one, two] = [budgets(), budgets()];
  const now = shop.clock.now();
  const budget = { most: 10, within: MINUTE };
  for (let at = 0; at < 6; at++) one.spend('shared', budget, now);
  for (let at = 0; at < 5; at++) expect(two.spend('shared', budget, now).left).toBeGreaterThanOrEqual(0);
  for (const each of [one, two]) await each.share(shop.ctx.db, now);
  expect(two.spend('shared', budget, now).left).toBe(-2);
  expect(one.spend('shared', budget, now).left).toBe(3);
  await one.share(shop.ctx.db, now);
  expect(one.spend('shared', budget, now).left).toBe(-3);
});

test('what programs read once a day has a budget of its own', async () => {
  nextMinute();
  const open = (url: string) => shop.http.inject({ url, remoteAddress: '41.0.4.1' });
  const doors = ['/api/docs', '/sitemap.xml', '/sitemap-1.xml', '/sitemap-7.xml'];
  for (const url of doors)
    expect([url, (await open(url)).headers['ratelimit-policy']]).toEqual([url, '"mapping";q=60;w=60']);
  for (let at = doors.length; at < 60; at++) await open('/api/docs');
  const refused = await open('/sitemap-8.xml');
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
});

test('every call that carries a file takes one of its sender, before the file is read', async () => {
  const [buyer, keeper] = [await addPerson(shop), await addPerson(shop, { role: 'super_admin' })];
  const owner = await addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop) });
  const senders = [buyer, owner, keeper];
  const file = Buffer.from('no picture');
  const send = (orderId: number, token: string) =>
    shop.call(sendTransferProof, { orderId, file }, { token, address: '41.0.2.1' });
  shop.clock.advance(HOUR - (shop.clock.now().getTime() % HOUR) + 1);
  const codes = new Map<string, number>();
  for (let at = 1; at <= 70; at++) {
    const { error } = await send(at, buyer.token);
    codes.set(error.code, (codes.get(error.code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ order_not_found: 60, too_many_requests: 10 });
  expect((await send(1, (await addPerson(shop)).token)).error.code).toBe('order_not_found');

  const carrying = allRoutes.filter(({ call }) => call.carries && call.access !== 'anyone');
  const policies = new Map<string, unknown>();
  for (const { call } of carrying) {
    for (const { token } of senders) {
      const { statusCode, headers } = await shop.http.inject({
        method: call.method,
        url: call.path.replace(/:\w+/g, '1'),
        headers: { authorization: token, 'content-type': 'application/octet-stream' },
        payload: file,
        remoteAddress: '41.0.2.1',
      });
      if (statusCode !== 403) policies.set(call.path, headers['ratelimit-policy']);
    }
  }
  const without = [...policies].filter(([, policy]) => !/^"(sending|stocking)"/.test(String(policy)));
  expect([without, policies.size]).toEqual([[], carrying.length]);
}, 60_000);

test('every list and search that guests may ask for has a budget', () => {
  const open = allRoutes
    .map(({ call }) => call)
    .filter(({ access, method }) => access === 'anyone' && method === 'GET');
  const without = open.filter(({ budget }) => !budget).map(({ path }) => path);
  expect(without.filter(path => /product|search|review|brand|merchant\//.test(path))).toEqual([
    '/api/web/product/categories',
    '/api/web/merchant/ad/public/active/:type',
  ]);
  expect(
    allRoutes.some(({ call }) => call.path === listPublicProducts.path && call.budget === 'reading'),
  ).toBe(true);
});
