import { sql } from 'kysely';
import type { Destination } from '#modules/cart/arrival.ts';
import type { FrozenLine } from '#modules/ledger/line-money.ts';
import type { OpeningTimer } from '#modules/orders/timers.ts';
import type { CaseRefund } from '#modules/refunds/stored-refund.ts';
import type { Promised } from '#modules/shipping/promise.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { NewLine, Replacing } from '../../replacement.ts';

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

/** Whether a merchant takes orders now; its status is locked until the transaction ends. */
export async function sellsNow(tx: Tx, merchantId: number): Promise<boolean> {
  const { rows } = await sql`
    select from merchants where id = ${merchantId} and merchant_sells(status) for share`.execute(tx);
  return rows.length > 0;
}

/** Where the goods of an order went, and what comes in their place goes. */
export async function selectDestination(run: Runner, orderId: number): Promise<Destination> {
  const { rows } = await sql<Destination>`
    select g.id as "governorateId", (o.address ->> 'cityId')::bigint as "cityId", g.shipping_zone as zone
      from orders o join governorates g on g.id = (o.address ->> 'governorateId')::bigint
     where o.id = ${orderId}`.execute(run);
  return rows[0] as Destination;
}

export interface NewReplacement {
  refund: CaseRefund;
  promised: Promised;
  lines: readonly NewLine[];
  cost: number;
  toPay: number;
  stage: 'new' | 'pending_payment';
  reference: string;
  provider: string;
  timers: readonly OpeningTimer[];
  now: Date;
  /** The event to emit with the order's id, in the same statement. */
  emits: string;
}

/**
 * Writes the replacement order, to the same address and without fees, and announces it like every order. Returns its
 * payment by credit; the buyer pays the rest.
 */
export async function insertReplacement(tx: Tx, asked: NewReplacement): Promise<number> {
  const { refund, promised, lines, cost, toPay, stage, reference, provider, timers, now } = asked;
  const goods = sql`(select sum("unitPrice" * quantity)::int from wanted)`;
  const discount = sql`(select sum(discount)::int from wanted)`;
  const { rows } = await sql<{ id: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
             as line ("productId" bigint, "variantId" bigint, title text, options text, image text, "unitPrice" int,
                      quantity int, "taxClass" text, vat int, "vatPercent" numeric,
                      "feeVatPercent" numeric, discount int, "platformDiscount" int, "commissionPercent" numeric,
                      commission int, "commissionVat" int)
    ), placed as (
      insert into orders (user_id, placed_at, address, payment_method, goods, discount, delivery, packaging, admin_fee,
                          total, terms_version)
      select o.user_id, ${now}, o.address, ${toPay > 0 ? 'card' : 'store_credit'}, ${goods}, ${discount}, 0, 0, 0, ${cost}::int,
             o.terms_version
        from orders o where o.id = ${refund.orderId}
      returning id
    ), part as (
      insert into merchant_orders (order_id, merchant_id, status, stage, merchant_name, merchant_logo, goods, discount,
                                   delivery, packaging, admin_fee, total, promised_out, promised_first, promised_last,
                                   fee_vat_percent, seller)
      select placed.id, mo.merchant_id, ${stage}, ${stage}, mo.merchant_name, mo.merchant_logo, ${goods}, ${discount},
             0, 0, 0, ${cost}::int, ${promised.out}::date, ${promised.first}::date, ${promised.last}::date,
             (select max("feeVatPercent") from wanted), mo.seller
        from placed, merchant_orders mo where mo.id = ${refund.goods.merchantOrderId}
      returning id, order_id
    ), lines as (
      insert into order_lines (merchant_order_id, product_id, variant_id, title, options, image, unit_price, quantity,
                               open, tax_class, vat, vat_percent, discount, platform_discount, commission_percent, commission,
                               commission_vat)
      select part.id, w."productId", w."variantId", w.title, w.options, w.image, w."unitPrice", w.quantity, w.quantity,
             w."taxClass", w.vat, w."vatPercent", w.discount, w."platformDiscount", w."commissionPercent", w.commission, w."commissionVat"
        from part, wanted w
      returning product_id, quantity
    ), requests as (
      insert into requests_waiting (product_id, units)
      select product_id, sum(quantity) from lines group by product_id
    ), history as (
      insert into order_events (merchant_order_id, event, to_status, role, user_id, request_id, happened_at)
      select id, 'submitted', ${stage}, 'user', ${refund.buyerId}, ${`refund-${refund.id}`}, ${now} from part
    ), payment as (
      insert into payments (order_id, method, provider, amount, status, reference, captured, captured_at, created_at)
      select placed.id, tender.method, tender.provider, tender.amount, tender.status, 
             case when tender.status = 'created' then placed.id || '-' || ${reference}::text end,
             case when tender.status = 'captured' then tender.amount else 0 end,
             case when tender.status = 'captured' then ${now}::timestamptz end, ${now}
        from placed, (values ('store_credit', 'store_credit', ${cost - toPay}::int, 'captured'),
                             ('card', ${provider}::text, ${toPay}::int, 'created')) as tender (method, provider, amount, status)
       where tender.amount > 0
      returning id, order_id, method, amount, captured
    ), shares as (
      insert into payment_shares (payment_id, merchant_order_id, amount, captured)
      select payment.id, part.id, payment.amount, payment.captured from payment, part
    ), timers as (
      insert into timers (kind, subject_id, due_at)
      select timer.kind, case when timer.subject = 'order' then part.order_id else part.id end, timer."dueAt"
        from part, jsonb_to_recordset(${JSON.stringify(timers)}::jsonb)
             as timer (kind text, subject text, "dueAt" timestamptz)
    ), linked as (
      insert into replacements (refund_id, order_id, placed_at) select ${refund.id}::bigint, id, ${now} from placed
    ), emitted as (
      select start_job(${asked.emits}, json_build_object('id', id)) from placed
    )
    select payment.id from payment, emitted where payment.method = 'store_credit'`.execute(tx);
  return (rows[0] as { id: number }).id;
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
