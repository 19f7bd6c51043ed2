import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as privacy from '#modules/accounts/privacy.calls.ts';
import { eraseUser } from '#modules/accounts/users.calls.ts';
import { DAY } from '#platform/clock.ts';
import { forgetExpired } from '#server/upkeep/forget-expired.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';
import { jobsDone } from '../matrix/rows.ts';
import { leaveTraces, tablesWithCanaries } from './canaries.ts';

/** Columns that say who somebody is, whose something is, or where they were. */
const PERSONAL = `^(user_id|mobile|email|phone|recipient|device|given_from|street|national_id|endpoint|holder|birth_date|shown_name|buyer|address)$`;

const shop = await testShop();
let traces: Awaited<ReturnType<typeof leaveTraces>>;

beforeAll(async () => {
  traces = await leaveTraces(shop);
});

interface Row {
  table: string;
  what: string;
  copy: string;
}

const map = readFileSync('docs/data-map.md', 'utf8');
const rows: Row[] = map
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .map(line => {
    const [, table = '', what = '', , , , copy = ''] = line.split('|').map(cell => cell.trim());
    return { table: table.replaceAll('`', ''), what, copy };
  });

test('the map has every table that holds something of a person, with the columns that say so', async () => {
  const columns = await shop.rows(sql<{ table: string; column: string }>`
    select table_name as table, column_name as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ ${PERSONAL} order by 1, 2`);
  const missing = columns.filter(
    ({ table, column }) => !rows.some(row => row.table === table && row.what.includes(`\`${column}\``)),
  );
  expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

test('every table of the schema is in the map, or among those that hold nothing of a person', async () => {
  const schema = await shop.rows(sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const [, others = ''] = map.split('## Tables without a person');
  const mapped = [
    ...rows.map(({ table }) => table),
    ...[...others.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ];
  expect(mapped.toSorted()).toEqual(schema.map(({ name }) => name).toSorted());
});

test('what the map says to be in the copy is in it, and for the rest it says why not', async () => {
  const { bytes } = await shop.call(privacy.exportOwnData, {}, { token: traces.buyer.token });
  const copy = JSON.parse(new TextDecoder().decode(bytes)) as object;
  const named = rows.filter(({ copy: cell }) => !cell.startsWith('no: '));
  expect(
    named.filter(({ copy: cell }) => !(cell.replaceAll('`', '') in copy)).map(({ table }) => table),
  ).toEqual([]);
  expect(Object.keys(copy).filter(key => !map.includes(`\`${key}\``))).toEqual([]);
});

/** Where law keeps what names the buyer, and for how long it says. */
const KEPT_BY_LAW = ['document_buyers'];

test('after erasing, no table but those that law keeps has the name, mobile, e-mail address or street', async () => {
  expect(await tablesWithCanaries(shop)).not.toEqual([]);
  const admin = await addPerson(shop, { role: 'super_admin' });
  const input = { userId: traces.buyer.id, reason: 'طلب صاحب الحساب' };
  const reply = await shop.call(eraseUser, input, { token: admin.token });
  expect([reply.error, shop.logged]).toEqual([undefined, []]);
  await jobsDone(shop);
  expect((await tablesWithCanaries(shop)).filter(name => !KEPT_BY_LAW.includes(name))).toEqual([]);
});

describe('the same some years later', () => {
  let later: Awaited<ReturnType<typeof testShop>>;
  beforeEach(async () => {
    later = await testShop();
  });

  test('after the term of orders, nothing that hangs on one names its buyer, who is still a customer', async () => {
    await leaveTraces(later);
    const ofOrders = ['orders', 'order_notes', 'returns', 'claims', 'payment_events', 'document_buyers'];
    expect(await tablesWithCanaries(later)).toEqual(expect.arrayContaining(ofOrders));
    later.clock.advance(6 * 366 * DAY);
    await forgetExpired(later.ctx);
    await jobsDone(later);
    // Texts that they wrote elsewhere stay as long as the account.
    const ofAccount = ['addresses', 'complaints', 'customer_notes', 'questions', 'reviews', 'users'];
    expect((await tablesWithCanaries(later)).filter(name => !ofAccount.includes(name))).toEqual([]);
    expect(await later.rows(sql`select from return_photos`)).toEqual([]);
    expect(await later.rows(sql`select from payments where proof is not null`)).toEqual([]);
  });
});
