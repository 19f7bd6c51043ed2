import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { indexProducts, renewSearchTerms } from '#modules/search/server/index-products.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { openDatabase } from '#platform/server/database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { migrateJobs } from '#platform/server/jobs.ts';
import { logTo } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import { createShop, type Shop } from '#server/app.ts';
import type { Product } from './titles.ts';

/** A shop with these products, on a database that lasts as long as the run. */
export async function judgedShop(
  products: readonly Product[],
): Promise<{ shop: Shop; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wekala-search-'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, error: console.error },
    settings: { fsync: 'off', synchronous_commit: 'off' },
  });
  await migrate(postgres.url);
  const { pool, close: closePool } = openDatabase(postgres.url);
  await migrateJobs(pool).finally(closePool);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PUBLIC_URL: 'http://shop.example' });
  const log = logTo('error', [{ write: line => console.error(line) }]);
  const shop = await createShop({
    config,
    log,
    databaseUrl: postgres.url,
    clock: { now: () => new Date() },
    schedule: '',
  });
  await shop.http.ready();
  await fill(shop, products);
  return {
    shop,
    close: async () => {
      await shop.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function fill({ ctx }: Shop, products: readonly Product[]): Promise<void> {
  const rows = JSON.stringify(products);
  await sql`insert into merchants (name_ar, status, legal_name) values ('متجر النيل', 'active', 'متجر النيل')`.execute(
    ctx.db,
  );
  await sql`
    insert into categories (name_ar, name_en)
    select distinct category, category from jsonb_to_recordset(${rows}::jsonb) r(category text)`.execute(
    ctx.db,
  );
  await sql`
    insert into brands (name, name_ar)
    select distinct on (lower(brand)) brand, "brandArabic"
      from jsonb_to_recordset(${rows}::jsonb) r(brand text, "brandArabic" text) where brand <> ''`.execute(
    ctx.db,
  );
  await sql`
    insert into products (id, merchant_id, category_id, brand_id, title, images, price, number_of_requests, created_at)
    overriding system value
    select r.id, (select min(id) from merchants), c.id, b.id, r.title, '["/media/0123456789abcdef"]', 1000 + r.id * 7919 % 500000,
           r.requests, now() - make_interval(mins => (r.id * 7919 % 500000)::integer)
      from jsonb_to_recordset(${rows}::jsonb) r(id bigint, title text, category text, brand text, requests integer)
      join categories c on c.name_ar = r.category left join brands b on b.name = r.brand`.execute(ctx.db);
  await sql`insert into variants (product_id, price, on_hand) select id, price, 5 from products`.execute(
    ctx.db,
  );
  await indexProducts(
    ctx.db,
    products.map(({ id }) => id),
  );
  await ctx.db.transaction().execute(renewSearchTerms);
  await sql`analyze products`.execute(ctx.db);
}
