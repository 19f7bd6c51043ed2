import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { MemberRole, Role } from '#platform/viewer.ts';

export interface Person {
  userId: number;
  name: string;
  mobile: string;
  email: string;
  role: Role;
  merchantId: number | null;
  duty: MemberRole | null;
}

export async function selectPeople(run: Runner): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select u.id as "userId", u.name, u.mobile, u.email, u.role, mm.merchant_id as "merchantId", mm.duty
      from users u left join merchant_members mm on mm.user_id = u.id order by u.id`.execute(run);
  return rows;
}

export interface Offer {
  productId: number;
  variantId: number;
  merchantId: number;
}

/** What there is plenty of, and not so dear that the buyer must confirm it; of a few merchants. */
export async function selectOffers(run: Runner): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select distinct on (p.id) p.id as "productId", v.id as "variantId", p.merchant_id as "merchantId"
      from products p join variants v on v.product_id = p.id
     where p.listed and p.merchant_id <= 6 and v.on_hand > 20 and v.price between 8000 and 90000
     order by p.id, v.id`.execute(run);
  return rows;
}

/** Of each product the variants that the crowd can have without buying one up; the one that there is most of always. */
export async function selectStockedVariants(
  run: Runner,
  plenty: number,
): Promise<{ productId: number; variantIds: number[] }[]> {
  const { rows } = await sql<{ productId: number; variantIds: number[] }>`
    select product_id as "productId", json_agg(id order by on_hand desc, id) as "variantIds"
      from (select v.*, row_number() over (partition by product_id order by on_hand desc, id) as place from variants v) each
     where place = 1 or on_hand >= ${plenty} group by product_id`.execute(run);
  return rows;
}

export async function selectMerchantOrders(run: Runner, orderId: number) {
  const { rows } = await sql<{ id: number; merchantId: number; status: string }>`
    select id, merchant_id as "merchantId", status from merchant_orders where order_id = ${orderId} order by id`.execute(
    run,
  );
  return rows;
}

/** What is left to be done by the queue now. */
export async function countJobs(run: Runner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs where run_at <= now() and attempts = 0 or locked_at is not null`.execute(
    run,
  );
  return rows[0]?.count ?? 0;
}

/** The lines of a merchant order that are still to be packed. */
export async function selectLines(run: Runner, merchantOrderId: number) {
  const { rows } = await sql<{ lineId: number; quantity: number }>`
    select id as "lineId", open as quantity from order_lines
     where merchant_order_id = ${merchantOrderId} and open > 0 order by id`.execute(run);
  return rows;
}

export interface Delivered {
  id: number;
  lineId: number;
  userId: number;
  merchantId: number;
  isCash: boolean;
  image: string;
  deliveredAt: Date;
}

/** Merchant orders that came and can come back, the newest first. */
export async function selectDelivered(run: Runner): Promise<Delivered[]> {
  const { rows } = await sql<Delivered>`
    select distinct on (mo.id) mo.id, l.id as "lineId", o.user_id as "userId", mo.merchant_id as "merchantId", l.image,
           o.payment_method = 'cash_on_delivery' as "isCash", p.ended_at as "deliveredAt"
      from merchant_orders mo join orders o on o.id = mo.order_id join order_lines l on l.merchant_order_id = mo.id
      join parcel_lines pl on pl.order_line_id = l.id join parcels p on p.id = pl.parcel_id and p.state = 'delivered'
     where mo.status = 'delivered' and l.not_returnable = ''
     order by mo.id desc, l.id, p.ended_at desc`.execute(run);
  return rows;
}

export interface Received {
  userId: number;
  productId: number;
  merchantId: number;
}

/** Which of the named buyers received which product, each once; the crowd writes its own reviews. */
export async function selectReceived(run: Runner): Promise<Received[]> {
  const { rows } = await sql<Received>`
    select distinct o.user_id as "userId", l.product_id as "productId", mo.merchant_id as "merchantId"
      from orders o join merchant_orders mo on mo.order_id = o.id join order_lines l on l.merchant_order_id = mo.id
      join users u on u.id = o.user_id and u.email like 'buyer%'
     where l.delivered > 0 order by "productId", "userId"`.execute(run);
  return rows;
}

/** Cash that the courier has taken and not listed in a statement, the oldest first; in pounds. */
export async function selectTakenCash(run: Runner) {
  const { rows } = await sql<{ trackingNumber: string; pounds: number }>`
    select p.tracking_number as "trackingNumber", c.collected / 100.0::float8 as pounds
      from cod_collections c join parcels p on p.id = c.parcel_id
     where c.state = 'collected' and c.holder = 'bosta' order by p.id`.execute(run);
  return rows;
}

export async function selectIsPaid(run: Runner, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ paid: boolean }>`
    select bool_and(stage <> 'pending_payment') as paid from merchant_orders where order_id = ${orderId}`.execute(
    run,
  );
  return rows[0]?.paid === true;
}

/** The code that the buyer says at the door. */
export async function selectCodeAtTheDoor(run: Runner, parcelId: number): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select delivery_code as code from parcels where id = ${parcelId}`.execute(run);
  return (rows[0] as { code: string }).code;
}
