import { sql } from 'kysely';
import { wasCancelledByBuyer } from '#modules/payments/server/list-methods.ts';
import type { ShippingZone } from '#modules/settings/settings.ts';
import type { Destination } from '#modules/shipping/courier.ts';
import type { Tx } from '#platform/server/database.ts';
import type { DraftLine } from '../order-draft.ts';

interface Claim {
  requestHash: string;
  /** The reply of the order placed under this key; null if the key is new. */
  reply: string | null;
}

/**
 * Takes the key for this transaction and returns the reply that another one left under it, so two presses of one button
 * never run side by side. Two orders of one buyer do not either: the statements after this one count the buyer's open
 * orders and coupon uses, and must see every earlier order.
 */
export async function claimKey(tx: Tx, { userId, key, hash }: { userId: number; key: string; hash: string }) {
  const { rows } = await sql<Claim>`
    insert into idempotency_keys (user_id, key, request_hash)
    select id, ${key}::text, ${hash}::text from users where id = ${userId} for no key update
    on conflict (user_id, key) do update set key = excluded.key
    returning request_hash as "requestHash", reply`.execute(tx);
  return rows[0] as Claim;
}

/** An address without the names of its governorate and city. */
export interface BareAddress extends Destination {
  cityId: number | null;
}

/** The address of an order, as it stays with it. */
export interface OrderAddress extends BareAddress {
  governorateName: string;
  secondMobile: string;
  courierNote: string;
  /** Of an order for somebody else: who bought it, as its receipts name them. */
  buyerName?: string;
  buyerMobile?: string;
}

export interface Buyer {
  /** Empty until the first order or the profile says it. */
  name: string;
  mobile: string | null;
  mobileVerified: boolean;
  termsVersion: string;
  saved: BareAddress | null;
  governorateName: string | null;
  zone: ShippingZone | null;
  /** The listed city of that id in that governorate. */
  cityName: string | null;
  /** The fate of earlier parcels to this account or mobile. */
  delivered: number;
  refused: number;
  /** Of this account. */
  openOrders: number;
  /** By the buyer, within a day. */
  cancelledLately: number;
  /** A second code minutes after the first would prove nothing new. */
  mobileJustProved: boolean;
}

interface PlaceQuery {
  addressId: number | null;
  governorateId: number | null;
  cityId: number | null;
  /** Of who receives the order; null if the saved address says it. */
  mobile: string | null;
  /** A mobile proved by a code since then needs no other one. */
  provedAfter: Date;
  cancelledAfter: Date;
}

/**
 * The facts about the buyer and the address; null if there is no such address. What came of others' orders to a mobile
 * counts, but not for the account that has proved it: anybody can write it down.
 */
export async function readBuyer(
  tx: Tx,
  userId: number,
  { addressId, governorateId, cityId, mobile, provedAfter, cancelledAfter }: PlaceQuery,
) {
  const { rows } = await sql<Buyer>`
    select u.name, u.mobile, u.mobile_verified_at is not null as "mobileVerified",
           coalesce(u.mobile_verified_at > ${provedAfter} and u.mobile = coalesce(${mobile}, a.mobile), false) as "mobileJustProved",
           coalesce((select version from pages where name = 'terms'), '') as "termsVersion",
           case when a.id is not null then json_build_object(
             'recipient', a.recipient, 'mobile', a.mobile, 'governorateId', a.governorate_id, 'cityId', a.city_id,
             'cityName', a.city_name, 'street', a.street, 'building', a.building, 'floor', a.floor, 'flat', a.flat,
             'landmark', a.landmark) end as saved,
           g.name_ar as "governorateName", g.shipping_zone as zone, c.name_ar as "cityName",
           earlier.*
      from users u
      left join addresses a on a.id = ${addressId} and a.user_id = u.id
      left join governorates g on g.id = coalesce(a.governorate_id, ${governorateId}::bigint)
      left join cities c on c.id = coalesce(a.city_id, ${cityId}::bigint) and c.governorate_id = g.id
      cross join lateral (
        select count(*) filter (where p.state = 'delivered')::int as delivered,
               count(*) filter (where p.state in ('undelivered', 'returned') and exists (
                 select from order_events e where e.parcel_id = p.id and e.event = 'refused'))::int as refused,
               count(distinct o.id) filter (where o.user_id = u.id and mo.status in ('pending_payment', 'pending_confirmation', 'new',
                                                                'accepted', 'ready', 'shipped'))::int as "openOrders",
               count(distinct o.id) filter (where o.user_id = u.id and mo.cancelled_at > ${cancelledAfter}
                                              and ${wasCancelledByBuyer})::int as "cancelledLately"
          from orders o
          join merchant_orders mo on mo.order_id = o.id
          left join parcels p on p.merchant_order_id = mo.id
         where o.user_id = u.id
            or o.mobile = coalesce(${mobile}, a.mobile)
               and (o.mobile = u.mobile and u.mobile_verified_at is not null) is not true) earlier
     where u.id = ${userId}`.execute(tx);
  return rows[0] as Buyer;
}

/**
 * Takes the units of every line that is still sold at its quoted price, all or nothing; returns whether it could. Rows
 * are locked in the order of their ids, so two orders never wait for each other, and are checked once locked.
 */
export async function takeStock(
  tx: Tx,
  lines: readonly DraftLine[],
  as: 'held' | 'allocated',
): Promise<boolean> {
  const ids = lines.map(line => line.variantId);
  const { rows } = await sql`
    with locked as materialized (
      select id, product_id, price, free_units(available, on_hand, held, allocated) as free from variants
       where id = any(${ids}::bigint[])
       order by id for no key update
    ), sellers as materialized (
      -- A shared lock, checked again once it is held: a merchant that is stopped at this moment takes no more orders.
      select id from merchants
       where id in (select p.merchant_id from products p join locked on locked.product_id = p.id) and merchant_sells(status)
       order by id for share
    )
    update variants v
       set held = v.held + ${as === 'held' ? sql`wanted.quantity` : sql`0`},
           allocated = v.allocated + ${as === 'allocated' ? sql`wanted.quantity` : sql`0`}
      from locked
      join unnest(${ids}::bigint[], ${lines.map(line => line.quantity)}::int[], ${lines.map(line => line.unitPrice)}::int[])
           as wanted (id, quantity, price) on wanted.id = locked.id
      join products p on p.id = locked.product_id and p.listed
      join sellers on sellers.id = p.merchant_id
     where v.id = locked.id and locked.free >= wanted.quantity and locked.price = wanted.price
    returning v.id`.execute(tx);
  return rows.length === lines.length;
}
