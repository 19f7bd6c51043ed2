import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#platform/server/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { migrateJobs } from '#platform/server/jobs.ts';
import { migrate } from '#platform/server/migrate.ts';
import { WEKALA } from '#platform/server/postgres/access.ts';
import { diskStorage } from '#platform/server/storage/storage.ts';
import { loadDemo } from '../../demo/load.ts';
import { scaleTo } from '../../demo/scale.ts';
import { isEmpty } from '../../demo/state.ts';
import { hashOf } from '../../tests/support/hash.ts';
import { equipPostgres } from '../../tests/support/postgres/equip-postgres.ts';

/** Kept from run to run until the migrations change, because a million products take minutes to make. */
export const PRODUCTS_DIR = path.resolve('.cache/bench/products');

/** The embedded PostgreSQL, with its own settings. */
export async function startPostgres(): Promise<EmbeddedPostgres> {
  const log = { info: () => undefined, error: console.error };
  const postgres = await startEmbeddedPostgres({ dataDir: PRODUCTS_DIR, log });
  await equipPostgres(postgres.ownerUrl);
  return postgres;
}

/**
 * The addresses of demo shops with so many products each, the smaller first. All are made before any is opened, because
 * PostgreSQL copies no database that somebody uses, and a larger shop begins as a copy of a smaller one.
 */
export async function productsDatabases(server: string, counts: readonly number[]): Promise<string[]> {
  const urls: string[] = [];
  for (const count of counts) urls.push(await productsDatabase(server, count));
  return urls;
}

async function productsDatabase(server: string, count: number): Promise<string> {
  const name = nameOf(count);
  const { rows } = await run(server, 'select datname from pg_database');
  const names = rows.map(({ datname }) => String(datname));
  if (!names.includes(name)) {
    for (const old of names.filter(each => each.startsWith(`products_${count}_`))) {
      await run(server, `drop database ${old} with (force)`);
    }
    await make(server, { name, count, template: smallerOf(names, count) });
  }
  return at(server, name);
}

const nameOf = (count: number) => `products_${count}_${hashOf('migrations')}`;

/** Makes the database that a shop with this DATA_DIR opens a fresh copy of that shop, for benchmarks that change it. */
export async function renewOwnDatabase(server: string, count: number): Promise<void> {
  await productsDatabase(server, count);
  const elsewhere = at(server, 'postgres');
  await run(elsewhere, `drop database if exists ${WEKALA} with (force)`);
  await run(elsewhere, `create database ${WEKALA} template ${nameOf(count)}`);
}

/** The largest smaller shop of the same migrations, which a larger one goes on from: its demo need not be loaded again. */
function smallerOf(names: readonly string[], count: number): string {
  const counts = names.flatMap(name => /^products_(\d+)_/.exec(name)?.[1] ?? []).map(Number);
  const smaller = counts.filter(each => each < count && names.includes(nameOf(each)));
  return smaller.length > 0 ? nameOf(Math.max(...smaller)) : 'template1';
}

interface Made {
  name: string;
  count: number;
  template: string;
}

async function make(server: string, { name, count, template }: Made): Promise<void> {
  console.log(`Making a shop of ${count.toLocaleString('en')} products; it is kept for the next time ...`);
  const draft = `${name}_draft`;
  await run(server, `drop database if exists ${draft} with (force)`);
  await run(server, `create database ${draft} template ${template}`);
  const url = at(server, draft);
  await migrate(url);
  const { db, pool, close } = openDatabase(url, 4);
  await migrateJobs(pool);
  const parts = { db, storage: diskStorage(`${PRODUCTS_DIR}/files`) };
  if (await isEmpty(parts.db)) await loadDemo(parts);
  await scaleTo(db, count);
  await close();
  // What autovacuum would have done in a shop that has grown so large.
  await run(url, 'vacuum analyze');
  await run(server, `alter database ${draft} rename to ${name}`);
}

async function run(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

const at = (server: string, name: string) => Object.assign(new URL(server), { pathname: name }).href;
