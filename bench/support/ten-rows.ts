import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

/** The rows that an order of one line writes, with those of them that belong to the order `$order`. */
const ROWS: Readonly<Record<string, string>> = {
  orders: 'id = $order',
  merchant_orders: 'order_id = $order',
  order_lines: 'merchant_order_id in (select id from merchant_orders where order_id = $order)',
  order_events: 'merchant_order_id in (select id from merchant_orders where order_id = $order)',
  payments: 'order_id = $order',
  payment_shares: 'payment_id in (select id from payments where order_id = $order)',
  timers: 'subject_id in (select id from merchant_orders where order_id = $order union all select $order)',
  idempotency_keys: 'order_id = $order',
};

/** What the new rows have instead of the copied value. */
const NEW: Readonly<Record<string, string>> = {
  'orders.id': 'new_order',
  'merchant_orders.id': 'new_part',
  'payments.id': 'new_payment',
  'idempotency_keys.key': 'gen_random_uuid()::text',
  'timers.subject_id': 'new_order',
  order_id: 'new_order',
  merchant_order_id: 'new_part',
  payment_id: 'new_payment',
  id: `nextval('bench.ids')`,
};

const KEYS = [
  ['orders', 'primary key (id)'],
  ['merchant_orders', 'primary key (id)'],
  ['payments', 'primary key (id)'],
  ['order_lines', 'primary key (id)'],
  ['order_events', 'primary key (id)'],
  ['timers', 'primary key (id)'],
  ['idempotency_keys', 'primary key (user_id, key)'],
  ['orders', 'foreign key (user_id) references public.users'],
  ['merchant_orders', 'foreign key (order_id) references bench.ten_orders'],
  ['merchant_orders', 'foreign key (merchant_id) references public.merchants'],
  ['order_lines', 'foreign key (merchant_order_id) references bench.ten_merchant_orders'],
  ['order_events', 'foreign key (merchant_order_id) references bench.ten_merchant_orders'],
  ['payments', 'foreign key (order_id) references bench.ten_orders'],
  ['payment_shares', 'foreign key (payment_id) references bench.ten_payments'],
  ['payment_shares', 'foreign key (merchant_order_id) references bench.ten_merchant_orders'],
  ['idempotency_keys', 'foreign key (user_id) references public.users'],
] as const;

/**
 * Makes `bench.place_whole_order(variant)`: it takes a unit and writes the same rows as the last order of the shop, with
 * their primary and foreign keys, but without triggers and further indexes. A fairer limit of an order than one row.
 */
export async function makeTenRows(db: Db): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('create sequence bench.ids start 100000000');
  for (const [table, where] of Object.entries(ROWS)) {
    const own = where.replaceAll('$order', '(select max(id) from orders)');
    await run(`create table bench.of_${table} as select * from public.${table} where ${own}`);
    await run(`create table bench.ten_${table} (like public.${table})`);
  }
  for (const [table, key] of KEYS) await run(`alter table bench.ten_${table} add ${key}`);
  const inserts: string[] = [];
  for (const table of Object.keys(ROWS)) inserts.push(await insertInto(db, table));
  await run(`
    create function bench.place_whole_order(wanted bigint) returns bigint language plpgsql as $$
    declare
      new_order bigint := nextval('bench.ids');
      new_part bigint := nextval('bench.ids');
      new_payment bigint := nextval('bench.ids');
    begin
      ${inserts.join(';\n')};
      update bench.stock set free = free - 1 where id = wanted and free >= 1;
      return new_order;
    end $$`);
}

async function insertInto(db: Db, table: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(db);
  const columns = rows.map(({ name }) => `"${name}"`).join(', ');
  const values = rows.map(({ name }) => NEW[`${table}.${name}`] ?? NEW[name] ?? `t."${name}"`).join(', ');
  return `insert into bench.ten_${table} (${columns}) select ${values} from bench.of_${table} t`;
}
