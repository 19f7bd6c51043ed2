import { sql } from 'kysely';
import type { Destination } from '#modules/cart/arrival.ts';
import type { DraftMerchantOrder } from '#modules/checkout/order-draft.ts';
import type { Opening } from '#modules/checkout/server/place-order.ts';
import type { FrozenLine } from '#modules/ledger/line-money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Replacing } from '../../replacement.ts';

/** `variantId`: the variant chosen instead, or the same one. */
export interface Wanted extends Omit<Replacing, 'unitPrice' | 'discount' | 'platformDiscount'> {
  soldVariantId: number;
  fromUnits: number;
  frozen: FrozenLine;
}

/** What a refund is exchanged for, line by line. */
export async function selectWanted(run: Runner, refundId: number): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select l.product_id as "productId", l.variant_id as "soldVariantId",
           coalesce(back.exchange_variant_id, l.variant_id) as "variantId", rl.quantity, rl.from_units as "fromUnits",
           frozen_line(l) as frozen,
           l.title, l.options, l.image, l.commission_percent::float8 as "commissionPercent",
           l.tax_class as "taxClass", l.vat_percent::float8 as "vatPercent", mo.fee_vat_percent::float8 as "feeVatPercent"
      from refund_lines rl
      join refunds f on f.id = rl.refund_id
      join order_lines l on l.id = rl.order_line_id
      join merchant_orders mo on mo.id = l.merchant_order_id
      left join return_lines back on back.return_id = f.return_id and back.order_line_id = l.id
     where rl.refund_id = ${refundId} order by l.id`.execute(run);
  return rows;
}

/** A merchant that takes orders now, its status locked until the transaction ends; undefined if it takes none. */
export async function lockSeller(tx: Tx, merchantId: number) {
  const { rows } = await sql<Pick<DraftMerchantOrder, 'merchantId' | 'merchantName' | 'merchantLogo'>>`
    select id as "merchantId", name_ar as "merchantName", logo as "merchantLogo"
      from merchants where id = ${merchantId} and merchant_sells(status) for share`.execute(tx);
  return rows[0];
}

/** Where the goods of an order went, and what comes in their place goes. */
export async function selectDestination(run: Runner, orderId: number): Promise<Destination> {
  const { rows } = await sql<Destination>`
    select g.id as "governorateId", (o.address ->> 'cityId')::bigint as "cityId", g.shipping_zone as zone
      from orders o join governorates g on g.id = (o.address ->> 'governorateId')::bigint
     where o.id = ${orderId}`.execute(run);
  return rows[0] as Destination;
}

/** What an order takes over from the one whose goods it replaces. */
export async function selectReplaced(run: Runner, orderId: number) {
  const { rows } = await sql<Pick<Opening, 'address' | 'termsVersion'>>`
    select address, terms_version as "termsVersion" from orders where id = ${orderId}`.execute(run);
  return rows[0] as Pick<Opening, 'address' | 'termsVersion'>;
}

export async function insertReplacement(
  tx: Tx,
  { refundId, orderId, now }: { refundId: number; orderId: number; now: Date },
): Promise<void> {
  await sql`
    insert into replacements (refund_id, order_id, placed_at) values (${refundId}, ${orderId}, ${now})`.execute(
    tx,
  );
}

/** What came back by the tender of a replacement order's credit, and the refund that was spent on that order. */
export async function selectCameBack(
  run: Runner,
  tenderId: number,
): Promise<{ refundId: number; amount: number } | undefined> {
  const { rows } = await sql<{ refundId: number; amount: number }>`
    select x.refund_id as "refundId", t.amount
      from refund_tenders t join refunds f on f.id = t.refund_id join replacements x on x.order_id = f.order_id
     where t.id = ${tenderId}`.execute(run);
  return rows[0];
}

/** Whether the replacement order was placed before. */
export async function isReplaced(run: Runner, refundId: number): Promise<boolean> {
  const { rows } = await sql`select from replacements where refund_id = ${refundId}`.execute(run);
  return rows.length > 0;
}
