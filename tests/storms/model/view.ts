import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { StepTaken } from '../../support/listed-steps.ts';

export interface SeenMerchantOrder {
  id: number;
  orderId: number;
  buyerId: number;
  merchantId: number;
  status: string;
  lines: { id: number; open: number }[];
}

export interface SeenParcel {
  id: number;
  part: SeenMerchantOrder;
  state: string;
  carrier: string;
  lineIds: number[];
}

export interface View {
  parts: SeenMerchantOrder[];
  parcels: SeenParcel[];
}

/** What there is to act on, before everybody acts at once. */
export async function look(run: Runner): Promise<View> {
  const { rows } = await sql<SeenMerchantOrder & { parcels: Omit<SeenParcel, 'part'>[] }>`
    select mo.id, mo.order_id as "orderId", o.user_id as "buyerId", mo.merchant_id as "merchantId", mo.status,
           (select json_agg(json_build_object('id', l.id, 'open', l.open) order by l.id)
              from order_lines l where l.merchant_order_id = mo.id) as lines,
           (select coalesce(json_agg(json_build_object('id', p.id, 'state', p.state, 'carrier', p.carrier, 'lineIds',
                     (select json_agg(pl.order_line_id) from parcel_lines pl where pl.parcel_id = p.id)) order by p.id), '[]')
              from parcels p where p.merchant_order_id = mo.id) as parcels
      from merchant_orders mo join orders o on o.id = mo.order_id
     order by mo.id`.execute(run);
  return {
    parts: rows,
    parcels: rows.flatMap(part => part.parcels.map(parcel => ({ ...parcel, part }))),
  };
}

/** One word for everything that is written of orders and stock: a refused action leaves it as it was. */
export async function fingerprint(run: Runner): Promise<string> {
  const tables = [
    'orders',
    'merchant_orders',
    'order_lines',
    'parcels',
    'parcel_lines',
    'parcel_reports',
    'cod_collections',
    'order_events',
    'claims',
    'timers',
    'payments',
    'payment_shares',
    'returns',
    'return_lines',
    'refunds',
    'refund_tenders',
    'refund_shares',
    'payouts',
    'remittances',
    'cash_exceptions',
    'money_acts',
    'coupons',
    'coupon_uses',
    'stock_movements',
    'idempotency_keys',
    'ledger_transactions',
    'ledger_entries',
    'merchant_entries',
    'variants',
    'graphile_worker._private_jobs',
  ];
  const all = sql.join(
    tables.map(
      name => sql`select ${sql.lit(name)} || row_to_json(t)::text as line from ${sql.raw(name)} as t`,
    ),
    sql` union all `,
  );
  const { rows } = await sql<{ print: string }>`
    select md5(coalesce(string_agg(line, '' order by line), '')) as print from (${all}) everything`.execute(
    run,
  );
  return rows[0]?.print ?? '';
}

export interface Ends {
  /** Units that are still held. */
  held: number;
  /** Merchant orders that wait for a buyer, a payment or a merchant after their time has passed. */
  waiting: number;
  /** Timers whose time has come and that did not fire. */
  overdue: number;
}

export async function readEnds(run: Runner, now: Date): Promise<Ends> {
  const { rows } = await sql<Ends>`
    select (select sum(held)::int from variants) as held,
           (select count(*)::int from merchant_orders where status like 'pending%' or status = 'new') as waiting,
           (select count(*)::int from timers
             where fired_at is null and cancelled_at is null and due_at <= ${now}) as overdue`.execute(run);
  return rows[0] as Ends;
}

/** Every step of every part, in the order in which they happened. */
export async function readSteps(run: Runner) {
  const { rows } = await sql<StepTaken & { partId: number; before: string | null }>`
    select merchant_order_id as "partId", event, from_status as from, to_status as to, role, reason,
           lag(event) over (partition by merchant_order_id order by id) as before
      from order_events order by id`.execute(run);
  return rows;
}

/** Replies under their keys, and the messages that were queued for the steps that were taken. */
export async function readDelivered(run: Runner) {
  const { rows } = await sql<{
    replies: Record<string, string>;
    orders: number;
    replacements: number;
    jobs: number;
    steps: number;
  }>`
    select (select coalesce(json_object_agg(key, reply), '{}') from idempotency_keys) as replies,
           (select count(*)::int from orders) as orders,
           (select count(*)::int from replacements) as replacements,
           (select count(*)::int from graphile_worker._private_jobs j
              join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier like 'order.%'
                 and t.identifier not in ('order.payment_fell_due', 'order.confirmation_requested')) as jobs,
           (select count(*)::int from order_events where event <> 'submitted') as steps`.execute(run);
  return rows[0] as (typeof rows)[0];
}
