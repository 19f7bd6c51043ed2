import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#platform/server/migrate.ts';
import { emptyDatabase } from '../../support/database.ts';

const HASTE = { lock: 100, pause: 100, tries: 100 };
const SLOW = 300;

/** What the former release does all the time, each as one transaction. */
const TRAFFIC = [
  'select id, title, price from products where listed order by created_at desc limit 12',
  'update variants set held = held + 1 where id = 1; select in_stock from products where id = 1',
  'update products set number_of_requests = number_of_requests + 1 where id = 2',
  `insert into settings (name, value) values ('a', '1') on conflict (name) do update set value = '2'`,
  `insert into ledger_transactions (cause_type, cause_id, kind)
     select 'test', coalesce(max(id), 0) + 1, 'test' from ledger_transactions;
   insert into ledger_entries (transaction_id, account, amount)
     select id, account, amount from (select max(id) as id from ledger_transactions) t,
       (values ('bank', 5), ('cash', -5)) e (account, amount)`,
];

const SHOP = `
  insert into merchants (name_ar) values ('m');
  insert into categories (name_ar, name_en) values ('c', 'c');
  insert into products (merchant_id, category_id, title, price) select 1, 1, 'p', 100 from generate_series(1, 500);
  insert into variants (product_id, price, on_hand) select id, 100, 1000000 from products`;

/** What the next release might bring, beside the files that there are. */
const NEXT = {
  '9001-guarantee.sql': 'alter table products add column guarantee_days integer not null default 0;',
  '9002-guarantee-check.sql':
    'alter table products add constraint guarantee check (guarantee_days >= 0) not valid;',
  '9003-guarantee-valid.sql': 'alter table products validate constraint guarantee;',
  '9004-guarantee-index.sql':
    'create index concurrently products_guarantee on products (guarantee_days, id);',
};

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

test('the migrations of a release run while the former release serves: no statement fails, none waits long', async () => {
  const { url, drop } = await emptyDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'wekala-release-'));
  onTestFinished(() => drop().then(() => rmSync(folder, { recursive: true })));
  cpSync('migrations', folder, { recursive: true });
  // Of the baseline the former release has all tables that triggers stand on.
  const later = readdirSync(folder).filter(file => /^\d{4}-/.test(file) && file > '0028-agents.sql');
  for (const file of later) rmSync(path.join(folder, file));
  await migrate(url, { folder: pathToFileURL(`${folder}/`) });
  await connect(url).then(client => client.query(SHOP).finally(() => client.end()));

  const done = new AbortController();
  const waits: number[] = [];
  const serve = async (statement: string) => {
    const client = await connect(url);
    while (!done.signal.aborted) {
      const began = performance.now();
      await client.query(statement);
      waits.push(performance.now() - began);
      await pause(5);
    }
    await client.end();
  };
  /** A request that holds its rows for a while, again and again. */
  const dawdle = async () => {
    const client = await connect(url);
    while (!done.signal.aborted) {
      await client.query('begin; update variants set position = position + 1 where id = 3');
      await pause(SLOW);
      await client.query('commit');
      await pause(SLOW);
    }
    await client.end();
  };
  const served = Promise.all([dawdle(), ...TRAFFIC.map(serve)]);

  cpSync('migrations', folder, { recursive: true });
  for (const [name, text] of Object.entries(NEXT)) writeFileSync(path.join(folder, name), text);
  const functions = readdirSync(path.join(folder, 'functions'));
  for (const file of functions) appendFileSync(path.join(folder, 'functions', file), '\n-- Changed.\n');
  const applied = await migrate(url, { folder: pathToFileURL(`${folder}/`), ...HASTE }).finally(() =>
    done.abort(),
  );
  await served;

  expect(applied).toEqual([...later, ...Object.keys(NEXT), ...functions.map(file => `functions/${file}`)]);
  expect(waits.length).toBeGreaterThan(50);
  expect(Math.max(...waits)).toBeLessThan(5000);
});
