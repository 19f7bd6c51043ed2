import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addAddress } from '#modules/accounts/addresses.calls.ts';
import * as privacy from '#modules/accounts/privacy.calls.ts';
import { eraseUser } from '#modules/accounts/users.calls.ts';
import { toggleProductLike } from '#modules/catalog/calls.ts';
import { chooseNotice } from '#modules/notifications/calls.ts';
import { saveReview } from '#modules/reviews/calls.ts';
import { DAY } from '#platform/clock.ts';
import { addPerson, CAIRO_ADDRESS } from '../../support/buyers.ts';
import { type Market, openMarket, wait } from '../../support/orders.ts';
import { type Delivered, deliverTo } from '../../support/returns.ts';
import { testShop } from '../../support/shop.ts';
import { jobsDone } from '../matrix/rows.ts';

/** Columns that say who somebody is, whose something is, or where they were. */
const PERSONAL = `^(user_id|mobile|email|phone|recipient|device|given_from|street|national_id|endpoint|holder|birth_date|shown_name|buyer|address)$`;
const CANARIES = {
  name: 'قمر الزمان الفريد',
  mobile: '+201288776655',
  email: 'canary@buyers.example',
  street: 'شارع العصفور الأزرق',
};

const shop = await testShop();
let market: Market;
let delivered: Delivered;
let token: string;

beforeAll(async () => {
  market = await openMarket(shop);
  delivered = await deliverTo(shop, market, 1);
  const { buyer, orderId } = delivered;
  token = buyer.token;
  await shop.rows(sql`
    update users set name = ${CANARIES.name}, mobile = ${CANARIES.mobile}, email = ${CANARIES.email} where id = ${buyer.id}`);
  await shop.rows(sql`
    update orders set address = address || ${JSON.stringify({ recipient: CANARIES.name, mobile: CANARIES.mobile, street: CANARIES.street })}::jsonb
     where id = ${orderId}`);
  const productId = market.goods[0].id;
  const address = { ...CAIRO_ADDRESS, recipient: CANARIES.name, street: CANARIES.street };
  await shop.call(addAddress, address, { token });
  await shop.call(toggleProductLike, { productId, action: 'like' }, { token });
  await shop.call(saveReview, { productId, stars: 5, text: 'خامة ممتازة' }, { token });
  await shop.call(chooseNotice, { kind: 'offers', channel: 'email', wanted: true }, { token });
  // What is issued and told on delivery is made by jobs, with the names of now.
  await wait(shop, 40 * DAY);
  await jobsDone(shop);
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
  const tables = new Set(columns.map(({ table }) => table));
  expect(rows.map(({ table }) => table).filter(table => !tables.has(table))).toEqual([]);
});

test('what the map says to be in the copy is in it, and for the rest it says why not', async () => {
  const { bytes } = await shop.call(privacy.exportOwnData, {}, { token });
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
  expect(await tablesWithCanaries()).not.toEqual([]);
  const admin = await addPerson(shop, { role: 'super_admin' });
  const asked = { userId: delivered.buyer.id, reason: 'طلب صاحب الحساب' };
  const reply = await shop.call(eraseUser, asked, { token: admin.token });
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  await jobsDone(shop);
  expect((await tablesWithCanaries()).filter(name => !KEPT_BY_LAW.includes(name))).toEqual([]);
});

async function tablesWithCanaries(): Promise<string[]> {
  const tables = await shop.rows(sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found = tables.map(
    ({ name }) => sql`
      select ${name} as name where exists (select from ${sql.table(name)} t
        where ${sql.join(
          Object.values(CANARIES).map(canary => sql`position(${canary}::text in t::text) > 0`),
          sql` or `,
        )})`,
  );
  return (await shop.rows(sql<{ name: string }>`${sql.join(found, sql` union all `)}`)).map(
    ({ name }) => name,
  );
}
