import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listPublicProducts, showProduct } from '#modules/catalog/calls.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { logTo } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import type { Replica } from '#platform/server/postgres/replica.ts';
import { createShop, type Shop } from '#server/app.ts';
import { type Cluster, openCluster } from '../../../scripts/outage/cluster.ts';
import { memoryFolder } from '../../support/postgres/memory-folder.ts';

const START = 120_000;

let folder: string;
let cluster: Cluster;
let shop: Shop;
let replica: Replica;
let productId: number;

/** A real streaming replica, of the same binaries. */
beforeAll(async () => {
  folder = await memoryFolder('wekala-replica-');
  cluster = await openCluster(folder);
  await migrate(cluster.url);
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_URL: cluster.url,
    REPLICA_URL: cluster.standbyUrl(),
  });
  shop = await createShop({ config, log: logTo('silent', []), databaseUrl: cluster.url, schedule: '' });
  if (!shop.ctx.replica) throw new Error('the settings name a replica');
  replica = shop.ctx.replica;
  const { rows } = await sql<{ id: number }>`
    with merchant as (insert into merchants (name_ar, legal_name, status) values ('متجر', 'متجر', 'active') returning id),
         category as (insert into categories (name_ar, name_en) values ('قسم', 'category') returning id)
    insert into products (merchant_id, category_id, title, price)
    select merchant.id, category.id, 'منتج', 10000 from merchant, category returning id`.execute(shop.ctx.db);
  productId = rows[0]?.id ?? 0;
  await sql`insert into variants (product_id, price, on_hand, position) values (${productId}, 10000, 3, 0)`.execute(
    shop.ctx.db,
  );
}, START);

afterAll(async () => {
  await shop?.close();
  await cluster?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

const rename = async (title: string) => {
  await sql`update products set title = ${title} where id = ${productId}`.execute(shop.ctx.db);
};
const titleSeen = async (): Promise<string> => {
  const reply = await shop.http.inject({ url: showProduct.path.replace(':productId', String(productId)) });
  return reply.json().body.title;
};

test('guests read from the replica, and always see what was committed before', async () => {
  const { served, missed } = replica.figures();
  for (let n = 0; n < 20; n += 1) {
    await rename(`منتج ${n}`);
    expect(await titleSeen()).toBe(`منتج ${n}`);
  }
  const figures = replica.figures();
  expect(figures.served + figures.missed).toBe(served + missed + 20);
  // On a busy machine it may rest for a second after a miss.
  await vi.waitFor(async () => {
    await titleSeen();
    expect(replica.figures().served).toBeGreaterThan(served);
  }, 20_000);
});

test('a list that was cached from the replica is dropped when it changes', async () => {
  const titles = async () => {
    const reply = await shop.http.inject({
      method: 'POST',
      url: listPublicProducts.path,
      payload: { limit: 8 },
    });
    return reply.json().body.products.map(({ title }: { title: string }) => title);
  };
  await rename('قبل');
  expect(await titles()).toEqual(['قبل']);
  await rename('بعد');
  await shop.ctx.changes.flush();
  expect(await titles()).toEqual(['بعد']);
});

test('while the replica is behind, the primary is read, and nobody waits for long', async () => {
  await cluster.holdStandby();
  await rename('جديد');
  const { missed } = replica.figures();
  expect(await titleSeen()).toBe('جديد');
  const begun = Date.now();
  for (let n = 0; n < 10; n += 1) expect(await titleSeen()).toBe('جديد');
  expect(Date.now() - begun).toBeLessThan(5000);
  expect(replica.figures().missed).toBe(missed + 11);
  await cluster.goOnStandby();
  await vi.waitFor(async () => {
    const { served } = replica.figures();
    await titleSeen();
    expect(replica.figures().served).toBe(served + 1);
  }, 20_000);
});

test(
  'a replica that was promoted follows nobody and is read no more',
  async () => {
    await cluster.failOver();
    await vi.waitFor(async () => expect(await titleSeen()).toBe('جديد'), 30_000);
    const { served } = replica.figures();
    await rename('بعد التبديل');
    expect(await titleSeen()).toBe('بعد التبديل');
    expect(replica.figures().served).toBe(served);
  },
  START,
);
