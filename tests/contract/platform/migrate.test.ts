import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrate, type Patience } from '#platform/server/migrate.ts';
import { isUnreachable } from '#platform/server/outage/database-away.ts';
import { emptyDatabase } from '../../support/database.ts';
import { databaseLine } from '../../support/process/database-line.ts';

const TABLE = { '0001-shop.sql': 'create table goods (id int primary key, price int not null);' };
const DOUBLE = (factor: number) => ({
  'functions/price.sql': `create or replace function doubled(price int) returns int language sql return price * ${factor};`,
});

/** A database and a folder of migrations that a test fills. */
async function openShop() {
  const { url, drop } = await emptyDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'wekala-migrations-'));
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await client.end();
    await drop();
  });
  return {
    ask: async (text: string) => (await client.query(text)).rows,
    client,
    folder,
    url,
    release: (files: Record<string, string>, patience?: Patience) => {
      rmSync(folder, { recursive: true });
      mkdirSync(path.join(folder, 'functions'), { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
      return migrate(url, { folder: pathToFileURL(`${folder}/`), ...patience });
    },
  };
}

test('numbered files are applied once, in order, and nothing a second time', async () => {
  const { release } = await openShop();
  const files = {
    '0002-name.sql': 'alter table goods add name text;',
    ...TABLE,
    'schema.sql': 'not for execution',
  };
  expect(await release(files)).toEqual(['0001-shop.sql', '0002-name.sql']);
  expect(await release(files)).toEqual([]);
});

test('functions follow the numbered files, and are applied again when they have changed', async () => {
  const { ask, release } = await openShop();
  expect(await release({ ...TABLE, ...DOUBLE(3) })).toEqual(['0001-shop.sql', 'functions/price.sql']);
  expect(await release({ ...TABLE, ...DOUBLE(2) })).toEqual(['functions/price.sql']);
  expect(await ask('select doubled(5)')).toEqual([{ doubled: 10 }]);
  expect(await release({ ...TABLE, ...DOUBLE(2) })).toEqual([]);
});

test('a program whose functions are older than those of its database is refused, and does not put them back', async () => {
  const { ask, release } = await openShop();
  await release(DOUBLE(3));
  await release(DOUBLE(2));
  await expect(release(DOUBLE(3))).rejects.toThrow(
    /^The database is newer than this program, by functions\/price.sql/,
  );
  expect(await ask('select doubled(5)')).toEqual([{ doubled: 10 }]);
});

test('an applied file that was changed is refused with a sentence, and nothing is applied', async () => {
  const { ask, release } = await openShop();
  await release(TABLE);
  const changed = {
    '0001-shop.sql': 'create table goods (id int);',
    '0002-more.sql': 'create table more (id int);',
  };
  await expect(release(changed)).rejects.toThrow(/^The migration 0001-shop.sql was changed after/);
  expect(await ask(`select to_regclass('more') as more`)).toEqual([{ more: null }]);
});

test('a program that is older than its database is refused with a sentence', async () => {
  const { release } = await openShop();
  await release({ ...TABLE, '0002-name.sql': 'alter table goods add name text;' });
  await expect(release(TABLE)).rejects.toThrow(/^The database is newer than this program, by 0002-name.sql/);
});

test('a database from before the first release is refused with a sentence', async () => {
  const { ask, release } = await openShop();
  await ask('create table migrations (name text primary key, applied_at timestamptz)');
  await ask(`insert into migrations values ('0001-accounts.sql', now())`);
  await expect(release(TABLE)).rejects.toThrow(/^The database was made before the first release/);
});

test('a file that fails leaves nothing of itself, and what came before it stays', async () => {
  const { ask, release } = await openShop();
  const broken = { ...TABLE, '0002-broken.sql': 'create table more (id int); select 1 / 0;' };
  await expect(release(broken)).rejects.toThrow('migration 0002-broken.sql failed: division by zero');
  expect(await ask(`select to_regclass('goods')::text as goods, to_regclass('more') as more`)).toEqual([
    { goods: 'goods', more: null },
  ]);
  expect(await release(TABLE)).toEqual([]);
});

const HASTE: Patience = { lock: 50, pause: 50, tries: 20 };
const MORE = { ...TABLE, '0002-name.sql': 'alter table goods add name text;' };

test('a database that breaks while a migration waits for its table is reported as away, and ends no process', async () => {
  const { client, folder, release, url } = await openShop();
  await release(TABLE);
  await client.query('begin; insert into goods values (1, 5)');
  writeFileSync(path.join(folder, '0002-name.sql'), MORE['0002-name.sql']);
  const line = await databaseLine(url);
  const migrated = migrate(line.url, {
    folder: pathToFileURL(`${folder}/`),
    lock: 50,
    pause: 2_000,
    tries: 5,
  });
  setTimeout(line.cut, 700);
  const error = await migrated.catch((reason: unknown) => reason);
  expect(isUnreachable(error)).toBe(true);
  await client.query('rollback');
});

test('a table that somebody uses is waited for in short tries, between which others get on', async () => {
  const { client, release, url } = await openShop();
  await release(TABLE);
  await client.query('begin; insert into goods values (1, 5)');
  const said: string[] = [];
  const migrated = release(MORE, { ...HASTE, say: sentence => said.push(sentence) });
  const reader = new Client({ connectionString: url });
  await reader.connect();
  const waits: number[] = [];
  for (let read = 0; read < 20; read += 1) {
    const began = performance.now();
    await reader.query('select count(*) from goods');
    waits.push(performance.now() - began);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  await reader.end();
  await client.query('commit');
  expect(await migrated).toEqual(['0002-name.sql']);
  expect(Math.max(...waits)).toBeLessThan(1000);
  expect(said).toEqual([
    'A table is in use, and the migration 0002-name.sql failed: canceling statement due to lock timeout: trying again.',
  ]);
});

test('a second migration says that it waits, until the first is done', async () => {
  const { client, release } = await openShop();
  const said: string[] = [];
  await client.query('begin; select pg_advisory_xact_lock(7301001)');
  const second = release(TABLE, { ...HASTE, say: sentence => said.push(sentence) });
  await vi.waitFor(() => expect(said).toHaveLength(1));
  await client.query('commit');
  expect(await second).toEqual(['0001-shop.sql']);
  expect(said).toEqual(['Another process brings the database to its schema: waiting for it.']);
});

test('a table that stays locked is reported in a sentence, and nothing has changed', async () => {
  const { ask, client, release } = await openShop();
  await release(TABLE);
  await client.query('begin; insert into goods values (1, 5)');
  await expect(release(MORE, { ...HASTE, tries: 3 })).rejects.toThrow(
    'A table is in use all the time, so the migration 0002-name.sql failed: canceling statement due to lock timeout.',
  );
  await client.query('rollback');
  expect(await ask('select name from migrations')).toEqual([{ name: '0001-shop.sql' }]);
});

test('an index is built beside writers, and one that was given up half-way is built again', async () => {
  const { ask, release } = await openShop();
  await release(TABLE);
  await ask('insert into goods select n, 7 from generate_series(1, 5) n');
  const unique = {
    ...TABLE,
    '0002-index.sql': 'create unique index concurrently goods_price on goods (price);',
  };
  await expect(release(unique)).rejects.toThrow(
    'migration 0002-index.sql failed: could not create unique index',
  );
  await ask('update goods set price = id');
  expect(await release(unique)).toEqual(['0002-index.sql']);
  expect(await ask(`select indisvalid from pg_index where indexrelid = 'goods_price'::regclass`)).toEqual([
    { indisvalid: true },
  ]);
});
