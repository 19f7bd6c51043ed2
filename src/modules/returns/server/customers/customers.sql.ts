import { sql } from 'kysely';
import type { Dated, Runner, Tx } from '#platform/server/database.ts';
import type { Customer, CustomerOrder } from '../../customers.calls.ts';

export type StoredCustomer = Dated<Omit<Customer, 'figures' | 'orders' | 'notes'>, 'since'>;

export interface CustomerKey {
  userId?: number | undefined;
  orderId?: number | undefined;
  mobile?: string | undefined;
}

/** A buyer by account, mobile or order. */
export async function selectCustomer(
  run: Runner,
  { userId, orderId, mobile }: CustomerKey,
): Promise<StoredCustomer | undefined> {
  const { rows } = await sql<StoredCustomer>`
    select u.id as "userId", u.name, coalesce(u.mobile, '') as mobile, u.mobile_verified_at is not null as "isMobileProved",
           coalesce(u.email, '') as email, u.created_at as since, u.blocked_at is not null as "isBlocked"
      from users u
     where u.role = 'user' and u.deleted_at is null
       and (u.id = ${userId ?? null}::bigint or u.mobile = ${mobile ?? null}
            or u.id = (select user_id from orders where id = ${orderId ?? null}::bigint))
     limit 1`.execute(run);
  return rows[0];
}

/** Money in piastres. */
type CustomerFigures = Omit<Customer['figures'], 'balance'>;

export async function selectFigures(run: Runner, userId: number): Promise<CustomerFigures> {
  const { rows } = await sql<CustomerFigures>`
    with mine as (select mo.* from orders o join merchant_orders mo on mo.order_id = o.id where o.user_id = ${userId})
    select (select count(distinct order_id)::int from mine) as orders,
           (select count(distinct order_id)::int from mine
             where status not in ('delivered', 'completed', 'cancelled', 'undelivered', 'returned_to_merchant')) as "openOrders",
           (select coalesce(sum(l.unit_price * l.delivered - l.discount * l.delivered / l.quantity), 0)::bigint
              from order_lines l join mine on mine.id = l.merchant_order_id) as bought,
           (select count(*)::int from mine where status in ('undelivered', 'returned_to_merchant')) as refused,
           (select count(*)::int from mine
             where status in ('shipped', 'delivered', 'completed', 'undelivered', 'returned_to_merchant')) as sent,
           (select count(*)::int from returns r join mine on mine.id = r.merchant_order_id) as returns`.execute(
    run,
  );
  return rows[0] as CustomerFigures;
}

const MOST_ORDERS = 30;

export async function selectCustomerOrders(run: Runner, userId: number) {
  const { rows } = await sql<Dated<CustomerOrder, 'placedAt'>>`
    select o.id as "orderId", mo.id as "merchantOrderId", mo.merchant_name as "merchantName", o.placed_at as "placedAt",
           mo.status, mo.total,
           case when mo.promised_last is not null
                 and mo.status in ('pending_payment', 'pending_confirmation', 'new', 'accepted', 'ready', 'shipped') then
             json_build_object('first', mo.promised_first, 'last', mo.promised_last) end as promised
      from orders o join merchant_orders mo on mo.order_id = o.id
     where o.user_id = ${userId} order by o.id desc, mo.id limit ${sql.lit(MOST_ORDERS)}`.execute(run);
  return rows;
}

const MOST_NOTES = 50;

export async function selectCustomerNotes(run: Runner, userId: number) {
  const { rows } = await sql<Dated<Customer['notes'][number], 'at'>>`
    select n.id, w.name as who, n.body, n.written_at as at
      from customer_notes n join users w on w.id = n.written_by
     where n.user_id = ${userId} order by n.id desc limit ${sql.lit(MOST_NOTES)}`.execute(run);
  return rows;
}

export async function insertCustomerNote(
  tx: Tx,
  note: { userId: number; writtenBy: number; body: string; now: Date },
): Promise<void> {
  await sql`
    insert into customer_notes (user_id, written_by, body, written_at)
    values (${note.userId}, ${note.writtenBy}, ${note.body}, ${note.now})`.execute(tx);
}
