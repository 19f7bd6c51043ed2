import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { streamNewOrders } from '#modules/orders/back-office.calls.ts';
import { acceptMerchantOrder } from '#modules/orders/calls.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop } from '#server/app.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let nodes: string[];
let second: Awaited<ReturnType<typeof createShop>>;

beforeAll(async () => {
  market = await openMarket(shop, 1_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'wekala-news-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  second = await createShop({ config, log: logTo('silent', []), databaseUrl: shop.url, schedule: '' });
  afterAll(() => rm(dataDir, { recursive: true }));
  nodes = await Promise.all([shop, second].map(({ http }) => http.listen({ host: '127.0.0.1', port: 0 })));
});

/** An open page: what its stream has said since it was opened, and whether it ended. */
async function openPage(node: string, { token }: Pick<TestPerson, 'token'>) {
  const closing = new AbortController();
  const reply = await fetch(`${node}${streamNewOrders.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: closing.signal,
  });
  onTestFinished(() => closing.abort());
  const page = { status: reply.status, type: reply.headers.get('content-type'), news: 0, hasEnded: false };
  const read = async () => {
    for await (const bytes of reply.body ?? [])
      page.news += Buffer.from(bytes).toString().split('data: news\n\n').length - 1;
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      page.hasEnded = true;
    });
  // The first event says that the page should ask.
  if (reply.ok) await expect.poll(() => page.news).toBe(1);
  page.news = 0;
  return page;
}

const packersOf = (merchantId: number, count: number) =>
  Promise.all(
    Array.from({ length: count }, () => addPerson(shop, { role: 'merchant', merchantId, duty: 'packer' })),
  );

test('200 open pages on two nodes: a new order is on those of its merchant within two seconds, and on no others', async () => {
  const [mine, others] = [await packersOf(market.luxor.id, 25), await packersOf(market.nubia.id, 25)];
  const support = await addPerson(shop, { role: 'support' });
  const open = (people: readonly TestPerson[]) =>
    Promise.all(people.flatMap(who => [...nodes, ...nodes].map(node => openPage(node, who))));
  const [right, wrong] = [await open(mine), await open(others)];
  const overseers = await open([support]);
  expect(right.length + wrong.length).toBe(200);

  const { first } = await market.placeOrder([1]);
  const begun = performance.now();
  await expect
    .poll(() => [...right, ...overseers].every(page => page.news === 1), { timeout: 2_000 })
    .toBe(true);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(wrong.filter(page => page.news > 0)).toEqual([]);

  // Accepted at one node, it waits on no badge at the other.
  await shop.call(acceptMerchantOrder, { merchantOrderId: first.id }, { token: market.luxor.owner.token });
  await expect.poll(() => right.every(page => page.news === 2), { timeout: 2_000 }).toBe(true);
  expect(wrong.filter(page => page.news > 0)).toEqual([]);
});

test('a session that opens a third page loses its oldest, and nobody else does', async () => {
  const [who, colleague] = await packersOf(market.luxor.id, 2);
  const node = nodes[0] as string;
  const theirs = await openPage(node, colleague as TestPerson);
  const pages = [await openPage(node, who as TestPerson), await openPage(node, who as TestPerson)];
  expect(pages.map(page => page.hasEnded)).toEqual([false, false]);
  pages.push(await openPage(node, who as TestPerson));
  await expect.poll(() => pages.map(page => page.hasEnded)).toEqual([true, false, false]);
  expect(theirs.hasEnded).toBe(false);
});

test('shoppers, finance and strangers are sent nothing [ROLE-3]', async () => {
  const node = nodes[0] as string;
  const refused = [await addPerson(shop), await addPerson(shop, { role: 'finance' }), { token: 'x' }];
  const statuses = await Promise.all(refused.map(async who => (await openPage(node, who)).status));
  expect(statuses).toEqual([403, 403, 401]);
});

test('a restart of the database disconnects no page, and each is asked to reload', async () => {
  const page = await openPage(nodes[1] as string, market.luxor.owner);
  expect(page).toMatchObject({ status: 200, type: 'text/event-stream' });
  await shop.rows(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'wekala changes' and datname = current_database()`);
  await expect.poll(() => page.news, { timeout: 5_000 }).toBeGreaterThan(0);
  const before = page.news;
  await market.placeOrder([1]);
  await expect.poll(() => page.news, { timeout: 2_000 }).toBeGreaterThan(before);
  expect(page.hasEnded).toBe(false);
});

test('a node that leaves ends its pages at once and opens no more', async () => {
  const node = nodes[1] as string;
  const page = await openPage(node, market.nubia.owner);
  const closed = second.close();
  await expect.poll(() => page.hasEnded, { timeout: 1_000 }).toBe(true);
  await closed;
  const other = await openPage(nodes[0] as string, market.nubia.owner);
  await market.placeOrder([1, 1]);
  await expect.poll(() => other.news, { timeout: 2_000 }).toBe(1);
});
