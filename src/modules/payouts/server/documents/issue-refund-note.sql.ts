import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import type { NotedRefund, OpenReceipt } from '../../credit-notes.ts';
import type { FrozenAddress } from './parties.ts';

export interface Refunded extends NotedRefund {
  refundId: number;
  /** What the shop keeps of it for carrying the goods back. */
  deducted: Piastres;
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

/** The refund of a history step with the receipts it corrects; undefined if none was issued or its notes exist. */
export async function selectRefunded(tx: Tx, caseEventId: number): Promise<Refunded | undefined> {
  const { rows } = await sql<Refunded>`
    select f.id as "refundId", f.delivery, f.own_delivery as "ownDelivery", f.fees, f.deducted, o.id as "orderId",
           o.user_id as "userId", o.payment_method as "paymentMethod", o.address, mo.merchant_id as "merchantId",
           mo.fee_vat_percent::float8 as "feeVatPercent",
           (select json_agg(json_build_object(
                     'title', case when l.options = '' then l.title else l.title || ' (' || l.options || ')' end,
                     'code', l.variant_id::text, 'quantity', rl.quantity, 'fromUnits', rl.from_units,
                     'taxClass', l.tax_class, 'vatPercent', l.vat_percent,
                     'frozen', frozen_line(l),
                     'parcels', coalesce((
                       select json_agg(json_build_object('units', pl.quantity, 'receiptId', (
                                select max(d.id) from (${STANDING}) d where d.parcel_id = p.id and d.issuer_id <> 0)) order by p.id)
                         from parcel_lines pl join parcels p on p.id = pl.parcel_id
                        where pl.order_line_id = l.id and p.state = 'delivered' and pl.quantity > 0), '[]')) order by l.id)
              from refund_lines rl join order_lines l on l.id = rl.order_line_id where rl.refund_id = f.id) as lines,
           coalesce((select json_agg(json_build_object('id', d.id, 'isShops', d.issuer_id = 0, 'goods', ${left('goods')},
                                       'delivery', ${left('delivery')}, 'fees', ${left('fees')})
                                     order by d.id)
                       from (${STANDING}) d), '[]') as receipts
      from case_events e
      join refunds f on e.subject = 'refund' and f.id = e.subject_id
      join merchant_orders mo on mo.id = f.merchant_order_id
      join orders o on o.id = mo.order_id
     where e.id = ${caseEventId}
       and not exists (select from documents n where n.kind = 'credit_note' and n.cause_type = 'refund' and n.cause_id = f.id)`.execute(
    tx,
  );
  return rows[0];
}
