import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { openDatabase } from '#platform/server/database.ts';
import { openSecrets } from '#platform/server/secrets.ts';
import { checkAll } from '#server/upkeep/check-all.ts';
import { makeBackup, readBackup, restoreBackup } from '../../../scripts/backup/backup.ts';
import { filesBelow } from '../../../scripts/backup/checksums.ts';
import { emptyDatabase } from '../../support/database.ts';
import { openMarket } from '../../support/market.ts';
import { s3Server } from '../../support/process/s3-server.ts';
import { testShop } from '../../support/shop.ts';

const NOW = new Date('2026-11-22T19:00:00Z');
const shop = await testShop();

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'wekala-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function backUp() {
  const place = {
    databaseUrl: shop.url,
    dataDir: shop.ctx.config.dataDir,
    storageUrl: null,
    secretKey: null,
  };
  return makeBackup(place, newFolder(), NOW);
}

async function emptyPlace() {
  const { url, drop } = await emptyDatabase();
  onTestFinished(drop);
  return { databaseUrl: url, dataDir: path.join(newFolder(), 'data'), storageUrl: null, secretKey: null };
}

const market = await openMarket(shop);
await market.placeOrder([2, 1]);
await shop.ctx.storage.put('papers/one', Buffer.from('a paper'));
const sealed = openSecrets(shop.ctx.config).seal('29001011234567', 'test');
await sql`update merchant_applications set national_id = ${sealed}`.execute(shop.ctx.db);

test('a backup of a running shop is restored into an empty place, to the row, the file and the byte', async () => {
  const { folder, backup } = await backUp();
  const place = await emptyPlace();
  expect(await restoreBackup(folder, await readBackup(folder), place)).toEqual([]);

  const { db, close } = openDatabase(place.databaseUrl, 2);
  onTestFinished(close);
  expect(wrongLines(await checkAll(db))).toEqual([]);
  const ask = `select to_jsonb(o) as row from orders o union all select to_jsonb(l) from order_lines l
               union all select to_jsonb(p) - 'number_of_requests' from products p union all select to_jsonb(t) from ledger_transactions t`;
  const rowsIn = async (url: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return (
      await client.query(`select row::text from (${ask}) all_rows order by 1`).finally(() => client.end())
    ).rows;
  };
  expect(await rowsIn(place.databaseUrl)).toEqual(await rowsIn(shop.url));
  expect(backup.tables.find(({ name }) => name === 'orders')?.rows).toBe(1);
  expect(await filesBelow(path.join(place.dataDir, 'files'))).toEqual(
    await filesBelow(path.join(shop.ctx.config.dataDir, 'files')),
  );
  expect(readFileSync(path.join(place.dataDir, 'files/papers/one'), 'utf8')).toBe('a paper');
  expect(openSecrets({ ...place, formerSecretKey: null }).open(sealed, 'test')).toBe('29001011234567');
});

test('the files of a store are in the backup too, and go into the store of the new place', async () => {
  const [old, fresh] = [await s3Server(), await s3Server()];
  for (const key of ['papers/x', 'pictures/ab/480.webp']) old.objects.set(key, Buffer.from(key));
  const place = {
    databaseUrl: shop.url,
    dataDir: newFolder(),
    storageUrl: old.url,
    secretKey: Buffer.alloc(32),
  };
  const { folder, backup } = await makeBackup(place, newFolder(), NOW);
  expect(backup.files).toBe(2);
  const target = { ...(await emptyPlace()), storageUrl: fresh.url };
  expect(await restoreBackup(folder, await readBackup(folder), target)).toEqual([]);
  expect([...fresh.objects].toSorted()).toEqual([...old.objects].toSorted());
  expect(existsSync(path.join(target.dataDir, 'files'))).toBe(false);

  const again = { ...(await emptyPlace()), storageUrl: fresh.url };
  await expect(restoreBackup(folder, backup, again)).rejects.toThrow(/holds files already/);
});

test('a restored shop goes on: new rows get new numbers, and its triggers work again', async () => {
  const { folder } = await backUp();
  const place = await emptyPlace();
  await restoreBackup(folder, await readBackup(folder), place);
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const added = await client.query(
    `insert into products (merchant_id, category_id, title, price) select merchant_id, category_id, 'new', 100 from products
      limit 1 returning id, listed`,
  );
  const { rows } = await client.query('select max(id) as most from products');
  expect(added.rows).toEqual([{ id: rows[0].most, listed: true }]);
  await expect(client.query('update order_events set event = event')).rejects.toThrow(
    'order_events is append-only',
  );
});

test('a transaction during a backup is in it whole or not at all', async () => {
  const busy = { stop: false };
  const buying = (async () => {
    for (let bought = 0; !busy.stop; bought += 1) await market.placeOrder([1]);
  })();
  const { folder } = await backUp();
  busy.stop = true;
  await buying;
  const place = await emptyPlace();
  expect(await restoreBackup(folder, await readBackup(folder), place)).toEqual([]);
  const { db, close } = openDatabase(place.databaseUrl, 2);
  expect(wrongLines(await checkAll(db).finally(close))).toEqual([]);
});

test('nobody else reads a backup, and an unfinished one does not look like one', async () => {
  const { folder } = await backUp();
  const modes = (await filesBelow(folder)).map(file => statSync(path.join(folder, file)).mode & 0o077);
  expect(modes.filter(mode => mode !== 0)).toEqual([]);
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(readdirSync(path.dirname(folder))).toEqual(['wekala-2026-11-22T190000Z']);
});

test('a damaged backup is refused with a sentence', async () => {
  const { folder } = await backUp();
  appendFileSync(path.join(folder, 'database/public.orders.gz'), 'x');
  await expect(readBackup(folder)).rejects.toThrow(
    /^The backup in .* is damaged \(database\/public.orders.gz\)/,
  );
  await expect(readBackup(path.dirname(folder))).rejects.toThrow(/^There is no backup in /);
});

test('a database without a shop is refused, and leaves no folder that looks like a backup', async () => {
  const place = await emptyPlace();
  const parent = newFolder();
  await expect(makeBackup(place, parent, NOW)).rejects.toThrow('There is no shop in the database');
  expect(readdirSync(parent)).toEqual([]);
});

test('a place that is in use is refused, and nothing of it changes', async () => {
  const { folder, backup } = await backUp();
  const place = await emptyPlace();
  await expect(restoreBackup(folder, backup, { ...place, databaseUrl: shop.url })).rejects.toThrow(
    /^There is something in the database already/,
  );
  expect(existsSync(place.dataDir)).toBe(false);
  const used = { ...place, dataDir: shop.ctx.config.dataDir };
  await expect(restoreBackup(folder, backup, used)).rejects.toThrow(/holds a shop already/);
  const other = { ...backup, migrations: [...backup.migrations, '9999-later.sql'] };
  await expect(restoreBackup(folder, other, place)).rejects.toThrow(
    /^The backup is of a version that had 9999-later.sql/,
  );
});
