import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import type { NotedRefund, OpenReceipt } from '../../credit-notes.ts';
import type { FrozenAddress, FrozenSeller } from './parties.ts';
import { SELLER } from './queries.ts';

export interface Refunded extends NotedRefund {
  refundId: number;
  /** What is kept of it for carrying the goods back, and whether the merchant came for them itself. */
  deducted: Piastres;
  isOwnPickup: boolean;
  seller: FrozenSeller;
  merchantId: number;
  orderId: number;
  userId: number;
  paymentMethod: string;
  address: FrozenAddress;
  feeVatPercent: number;
  /** The standing receipts of its merchant order. */
  receipts: OpenReceipt[];
}

/** Receipts that no reopening has cancelled, with the parcel of each. */
const STANDING = sql`
  select d.id, d.issuer_id, s.parcel_id, d.content
    from documents d join order_events s on d.cause_type = 'order_event' and s.id = d.cause_id
   where d.kind = 'receipt' and s.merchant_order_id = f.merchant_order_id and not exists (
     select from documents n where n.original_id = d.id and n.cause_type = 'order_event')`;

const OF = {
  goods: sql`line ->> 'code' not in ('delivery', 'fees')`,
  delivery: sql`line ->> 'code' = 'delivery'`,
  fees: sql`line ->> 'code' = 'fees'`,
} as const;

/** What lines of a kind come to. */
const sumOf = (content: 'd' | 'n', which: keyof typeof OF) => sql`
  (select coalesce(sum((line ->> 'gross')::int), 0)::int from jsonb_array_elements(${sql.ref(`${content}.content`)} -> 'lines') line
    where ${OF[which]})`;

const left = (which: keyof typeof OF) => sql`
  ${sumOf('d', which)} - (select coalesce(sum(${sumOf('n', which)}), 0)::int from documents n where n.original_id = d.id)`;

/** The refund of a history step. */
export async function selectRefundOf(tx: Tx, caseEventId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select subject_id as id from case_events where id = ${caseEventId} and subject = 'refund'`.execute(tx);
  return rows[0]?.id;
}

/** `refund`: as it was approved; `refund_fees`: the fees that it owes since its exchange came to nothing. */
export type NoteCause = 'refund' | 'refund_fees';

/** A refund with the receipts it corrects; undefined if none was issued or its notes exist. */
export async function selectRefunded(
  tx: Tx,
  refundId: number,
  cause: NoteCause,
): Promise<Refunded | undefined> {
  const { rows } = await sql<Refunded>`
    select f.id as "refundId", fees.delivery, fees.own_delivery as "ownDelivery", fees.fees,
           case when ${cause} = 'refund' then f.deducted else 0 end as deducted, exists (
             select from courier_bookings b where b.return_id = f.return_id and b.ended_at is null and b.courier = 'merchant') as "isOwnPickup",
           ${SELLER} as seller, o.id as "orderId",
           o.user_id as "userId", o.payment_method as "paymentMethod", o.address, mo.merchant_id as "merchantId",
           mo.fee_vat_percent::float8 as "feeVatPercent",
           (select coalesce(json_agg(json_build_object(
                     'title', case when l.options = '' then l.title else l.title || ' (' || l.options || ')' end,
                     'code', l.variant_id::text, 'quantity', rl.quantity, 'fromUnits', rl.from_units,
                     'taxClass', l.tax_class, 'vatPercent', l.vat_percent,
                     'frozen', frozen_line(l),
                     'parcels', coalesce((
                       select json_agg(json_build_object('units', pl.quantity, 'receiptId', (
                                select max(d.id) from (${STANDING}) d where d.parcel_id = p.id and d.issuer_id <> 0)) order by p.id)
                         from parcel_lines pl join parcels p on p.id = pl.parcel_id
                        where pl.order_line_id = l.id and p.state = 'delivered' and pl.quantity > 0), '[]')) order by l.id), '[]')
              from refund_lines rl join order_lines l on l.id = rl.order_line_id
             where rl.refund_id = f.id and ${cause} = 'refund') as lines,
           coalesce((select json_agg(json_build_object('id', d.id, 'isShops', d.issuer_id = 0, 'goods', ${left('goods')},
                                       'delivery', ${left('delivery')}, 'fees', ${left('fees')})
                                     order by d.id)
                       from (${STANDING}) d), '[]') as receipts
      from refunds f
      cross join lateral (
        select coalesce(bool_or(t.kind = 'owed_fees'), false) as are_added from ledger_transactions t
         where t.cause_type = 'refund' and t.cause_id = f.id) later
      cross join lateral (
        -- Fees that were added stand on notes of their own.
        select case when later.are_added = (${cause} = 'refund_fees') then f.delivery else 0 end as delivery,
               case when later.are_added = (${cause} = 'refund_fees') then f.own_delivery else 0 end as own_delivery,
               case when later.are_added = (${cause} = 'refund_fees') then f.fees else 0 end as fees) fees
      join merchant_orders mo on mo.id = f.merchant_order_id
      join merchants m on m.id = mo.merchant_id
      join orders o on o.id = mo.order_id
     where f.id = ${refundId}
       and not exists (select from documents n where n.kind = 'credit_note' and n.cause_type = ${cause} and n.cause_id = f.id)`.execute(
    tx,
  );
  return rows[0];
}
