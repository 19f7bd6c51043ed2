import path from 'node:path';
import pg from 'pg';
import { countEarnings } from '#modules/payouts/server/count-earnings.ts';
import { countSales, rankProducts } from '#modules/reports/server/count-sales.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { openDatabase } from '#platform/server/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { migrateJobs } from '#platform/server/jobs.ts';
import { logTo } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import { diskStorage } from '#platform/server/storage/storage.ts';
import { createShop } from '#server/app.ts';
import { loadDemo } from '../../../demo/load.ts';
import { scaleTo } from '../../../demo/scale.ts';
import { hashOf } from '../../../tests/support/hash.ts';
import { equipPostgres } from '../../../tests/support/postgres/equip-postgres.ts';
import type { ShopSize } from '../lists/asked.ts';
import { addYears } from './add-years.ts';

/** Kept from run to run until the migrations or the code that fills the tables change. */
const DIR = path.resolve('.cache/bench/lists');
const PRODUCTS_OF_A_MERCHANT = 500;
/** The demo's. */
const FEWEST_MERCHANTS = 47;

/** The embedded PostgreSQL with its own settings; it also counts what is read. */
export async function startYearsPostgres(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir: DIR,
    log: { info: () => undefined, error: console.error },
    settings: { shared_preload_libraries: 'pg_stat_statements' },
  });
  await equipPostgres(postgres.ownerUrl);
  return postgres;
}

/** The address of a demo shop with this many products and two years of orders. */
export async function shopOfYears(server: string, size: ShopSize): Promise<string> {
  const kept = `years_${size.orders}_`;
  const name = `${kept}${hashOf('migrations', 'bench/support/years')}`;
  const { rows } = await run(server, 'select datname from pg_database');
  const names = rows.map(({ datname }) => String(datname));
  if (!names.includes(name)) {
    for (const old of names.filter(each => each.startsWith(kept)))
      await run(server, `drop database ${old} with (force)`);
    await make(server, name, size);
  }
  return at(server, name);
}

async function make(server: string, name: string, size: ShopSize): Promise<void> {
  const orders = size.orders.toLocaleString('en');
  console.log(`Making a shop of ${orders} orders; it is kept for the next time ...`);
  const draft = `${name}_draft`;
  await run(server, `create database ${draft}`);
  const url = at(server, draft);
  await migrate(url);
  const { db, pool, close } = openDatabase(url, 4);
  await migrateJobs(pool);
  await loadDemo({ db, storage: diskStorage(`${DIR}/files`) });
  await scaleTo(db, size.products);
  await close();
  const merchants = Math.max(FEWEST_MERCHANTS, Math.round(size.products / PRODUCTS_OF_A_MERCHANT));
  await addYears({ url, orders: size.orders, merchants });
  await countUp(url);
  await run(server, `alter database ${draft} rename to ${name}`);
}

/** Runs the shop's counting jobs, and leaves the tables as autovacuum does. */
export async function countUp(databaseUrl: string): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const { ctx, close } = await createShop({ config, log: logTo('silent', []), databaseUrl, schedule: '' });
  await countSales(ctx);
  await rankProducts(ctx);
  await countEarnings(ctx);
  await close();
  await run(databaseUrl, 'vacuum analyze');
}

async function run(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

const at = (server: string, name: string) => Object.assign(new URL(server), { pathname: name }).href;
