import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#platform/server/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { migrateJobs } from '#platform/server/jobs.ts';
import { migrate } from '#platform/server/migrate.ts';
import { diskStorage } from '#platform/server/storage.ts';
import { loadDemo } from '../../demo/load.ts';
import { hashOf } from '../../tests/support/hash.ts';

/** Kept from run to run, as long as the migrations stay the same. */
export const LISTS_DIR = path.resolve('.cache/bench/lists');
const AT_ONCE = 50_000;

/** The PostgreSQL that comes with the program, with the settings it comes with. */
export function startListsPostgres(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({
    dataDir: LISTS_DIR,
    log: { info: () => undefined, error: console.error },
  });
}

/** The address of a demo shop with so many orders of two years, nearly all of them over. */
export async function ordersDatabase(server: string, count: number): Promise<string> {
  const name = `orders_${count}_${hashOf('migrations')}`;
  const { rows } = await run(server, 'select datname from pg_database');
  const names = rows.map(({ datname }) => String(datname));
  if (!names.includes(name)) {
    for (const old of names.filter(each => each.startsWith(`orders_${count}_`)))
      await run(server, `drop database ${old} with (force)`);
    await make(server, { name, count });
  }
  return at(server, name);
}

async function make(server: string, { name, count }: { name: string; count: number }): Promise<void> {
  console.log(`Making a shop of ${count.toLocaleString('en')} orders; it is kept for the next time ...`);
  const draft = `${name}_draft`;
  await run(server, `drop database if exists ${draft} with (force)`);
  await run(server, `create database ${draft}`);
  const url = at(server, draft);
  await migrate(url, new URL('../../migrations/', import.meta.url));
  const { db, pool, close } = openDatabase(url, 4);
  await migrateJobs(pool);
  await loadDemo({ db, storage: diskStorage(`${LISTS_DIR}/files`) });
  await close();
  for (let from = 1; from <= count; from += AT_ONCE)
    await addOrders(url, { from, to: Math.min(from + AT_ONCE - 1, count), count });
  await run(url, 'vacuum analyze');
  await run(server, `alter database ${draft} rename to ${name}`);
}

/**
 * Orders of one or two merchants with a line each. Names are few and common, as people's are; every mobile is another.
 * One order in fifty is not over yet. The triggers that draw on other tables rest; what they would write is written.
 */
async function addOrders(url: string, { from, to, count }: { from: number; to: number; count: number }) {
  await run(
    url,
    `begin; set local session_replication_role = replica; select setseed(${(from % 9973) / 9973});
     create temporary table drawn on commit drop as
     select n, random() as fate, random() as much, 1 + floor(random() * 27)::int as place,
            now() - interval '730 days' * (1 - n::float8 / ${count}) as placed,
            (array['محمد','أحمد','منى','فاطمة','محمود','عمر','سارة','يوسف','إبراهيم','نورهان'])[1 + floor(random() * 10)::int]
            || ' ' || (array['حسن','علي','السيد','عبد الله','مصطفى','فهمي','جرجس','الشاذلي'])[1 + floor(random() * 8)::int]
            || ' ' || (array['إبراهيم','سالم','رمضان','شوقي','زكي','بدوي'])[1 + floor(random() * 6)::int] as recipient
       from generate_series(${from}, ${to}) n;
     insert into orders (id, user_id, placed_at, address, payment_method, goods, delivery, packaging, admin_fee, total, terms_version)
     overriding system value
     select 10000 + n, (select min(id) from users where role = 'user'), placed,
            jsonb_build_object('recipient', recipient || case when n = ${count} then ' القلقشندي' else '' end,
              'mobile', '+2010' || lpad(n::text, 8, '0'), 'governorateId', place,
              'governorateName', (select name_ar from governorates g where g.id = place), 'cityName', 'مدينة', 'street', 'شارع',
              'building', '1', 'floor', '', 'flat', '', 'landmark', ''),
            'cash_on_delivery', 20000, 5000, 1000, 500, 26500, '' from drawn;
     insert into merchant_orders (order_id, merchant_id, status, stage, completed_at, cancelled_at, merchant_name,
            merchant_logo, goods, delivery, packaging, admin_fee, total, placed_at, payment_method, governorate_id)
     select 10000 + n, m.id, fate.status, case when fate.status in ('new', 'accepted') then fate.status else 'accepted' end,
            case when fate.status = 'completed' then placed end, case when fate.status = 'cancelled' then placed end,
            m.name_ar, m.logo, 20000, 5000, 1000, 500, 26500, placed, 'cash_on_delivery', place
       from drawn
       cross join lateral (select case when fate < 0.90 then 'completed' when fate < 0.98 then 'cancelled'
            when fate < 0.985 then 'returned_to_merchant' when fate < 0.99 then 'new' when fate < 0.995 then 'accepted'
            else 'shipped' end as status) fate
       cross join generate_series(0, (much < 0.25)::int) part
       join lateral (select id, name_ar, logo from merchants
            where id = 1 + (n * 7 + part * 11) % (select count(*) from merchants where id <= 20)) m on true;
     insert into order_lines (merchant_order_id, product_id, variant_id, title, image, unit_price, quantity, open, cancelled,
            delivered, failed, in_parcel, vat, vat_percent)
     select mo.id, 1 + mo.id % 500, mo.id, 'منتج', '', 20000, 1, (mo.status in ('new', 'accepted'))::int,
            (mo.status = 'cancelled')::int, (mo.status = 'completed')::int, (mo.status = 'returned_to_merchant')::int,
            (mo.status = 'shipped')::int, 2456, 14
       from merchant_orders mo where mo.order_id between 10000 + ${from} and 10000 + ${to};
     select setval(pg_get_serial_sequence('orders', 'id'), 10000 + ${to}); commit`,
  );
}

async function run(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

const at = (server: string, name: string) => Object.assign(new URL(server), { pathname: name }).href;
