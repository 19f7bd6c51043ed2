import { sql } from 'kysely';
import { MOST_ADDRESSES } from '#modules/accounts/address.ts';
import { nameFrom } from '#modules/accounts/own-name.ts';
import type { OrderGift } from '#modules/orders/order-view.ts';
import type { OpeningTimer } from '#modules/orders/timers.ts';
import type { AgreedAmounts, AgreedLine } from '#modules/orders/uncancelled.ts';
import { sumPiastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import type { DraftMerchantOrder } from '../order-draft.ts';
import type { DraftTender } from '../tenders.ts';
import type { OrderAddress } from './queries.ts';

/** An order, with as much of its draft as is written. */
export interface NewOrder extends AgreedAmounts {
  merchantOrders: readonly (Omit<DraftMerchantOrder, 'lines' | 'takesCash'> & {
    lines: readonly AgreedLine[];
  })[];
}

/** What is written of an order besides its draft. */
export interface Opening {
  userId: number;
  /** The coupon that it uses. */
  couponId: number | null;
  /** The key of the request that placed it; null where none did. */
  key: string | null;
  requestId: string;
  placedAt: Date;
  address: OrderAddress;
  gift: OrderGift | null;
  /** Who buys, as the address names them: an account without a name gets it. */
  buyerName: string;
  /** Whether the buyer keeps the address for next time. */
  isNewAddress: boolean;
  tenders: readonly DraftTender[];
  /** The gateways' reference for this attempt, after the order's number. */
  reference: string;
  /** The first status of its merchant orders. */
  stage: 'new' | 'pending_confirmation' | 'pending_payment';
  timers: readonly OpeningTimer[];
  termsVersion: string;
  /** The shop's own, on its commission and its fees. */
  feeVatPercent: number;
  /** The events to emit with the order's id, in the same statement; at least one. */
  emits: readonly string[];
}

export interface Written {
  orderId: number;
  /** What the key answers from now on; null without one. */
  reply: string | null;
  /** The payment by account credit; null if none was spent. */
  creditPaymentId: number | null;
}

/** Writes the order, its parts, lines, history and payment, the reply of its key, and its event, in one statement. */
export async function writeOrder(tx: Tx, draft: NewOrder, opening: Opening): Promise<Written> {
  const { userId, couponId, key, requestId, placedAt, address, isNewAddress, termsVersion, feeVatPercent } =
    opening;
  const { stage, timers, tenders, reference, gift, buyerName } = opening;
  const method = tenders.at(-1)?.method;
  const toPay = sumPiastres(tenders.map(each => (each.status === 'created' ? each.amount : 0)));
  const merchantOrders = draft.merchantOrders.map(({ lines: _, ...merchantOrder }) => merchantOrder);
  const lines = draft.merchantOrders.flatMap(merchantOrder =>
    merchantOrder.lines.map(line => ({ ...line, merchantId: merchantOrder.merchantId })),
  );
  const { rows } = await sql<Written>`
    with placed as (
      insert into orders (user_id, placed_at, address, gift, payment_method, goods, discount, delivery, packaging, admin_fee, total,
                          terms_version)
      values (${userId}, ${placedAt}, ${JSON.stringify(address)}::jsonb,
              ${gift && JSON.stringify(gift)}::jsonb, ${method}, ${draft.goods}, ${draft.discount},
              ${draft.delivery}, ${draft.packaging}, ${draft.adminFee}, ${draft.total}, ${termsVersion})
      returning id, total
    ), coupon as (
      insert into coupon_uses (order_id, coupon_id, user_id, amount)
      select id, ${couponId}::bigint, ${userId}, ${draft.discount} from placed where ${couponId}::bigint is not null
      returning coupon_id, amount
    ), counted as (
      update coupons set uses = uses + 1, given = given + coupon.amount from coupon where id = coupon_id
    ), named as (
      -- Whoever signed up by a code alone gets the name of their first order.
      update users set name = ${nameFrom(buyerName)} where id = ${userId} and name = ''
    ), kept_address as (
      insert into addresses (user_id, recipient, mobile, governorate_id, city_id, city_name, street, building, floor,
                             flat, landmark)
      select ${userId}, ${address.recipient}, ${address.mobile}, ${address.governorateId}::smallint,
             ${address.cityId}::int, ${address.cityName}, ${address.street}, ${address.building}, ${address.floor},
             ${address.flat}, ${address.landmark}
       where ${isNewAddress} and (select count(*) from addresses where user_id = ${userId}) < ${MOST_ADDRESSES}
         and not exists (
           select from addresses a
            where a.user_id = ${userId} and a.recipient = ${address.recipient} and a.mobile = ${address.mobile}
              and a.governorate_id = ${address.governorateId}::smallint and a.city_name = ${address.cityName}
              and (a.street, a.building, a.floor, a.flat, a.landmark)
                  = (${address.street}, ${address.building}, ${address.floor}, ${address.flat}, ${address.landmark}))
    ), parts as (
      insert into merchant_orders (order_id, merchant_id, status, stage, merchant_name, merchant_logo, goods, discount,
                                   delivery, borne_delivery, packaging, admin_fee, total, promised_out, promised_first,
                                   promised_last, fee_vat_percent, seller)
      select placed.id, part."merchantId", ${stage}, ${stage}, part."merchantName", part."merchantLogo",
             part.goods, part.discount, part.delivery, part."borneDelivery", part.packaging, part."adminFee", part.total,
             part."promisedOut", part."promisedFirst", part."promisedLast", ${feeVatPercent},
             (select jsonb_build_object('legalName', legal_name, 'commercialRegister', commercial_register,
                       'taxNumber', tax_number, 'vatRegistered', vat_registered, 'address', address, 'phone', phone,
                       'email', email)
                from merchants where id = part."merchantId")
        from placed, jsonb_to_recordset(${JSON.stringify(merchantOrders)}::jsonb)
             as part ("merchantId" bigint, "merchantName" text, "merchantLogo" text, goods int, discount int, delivery int,
                      packaging int, "adminFee" int, total int, "borneDelivery" int, "promisedOut" date, "promisedFirst" date,
                      "promisedLast" date)
      returning id, merchant_id, status, total
    ), lines as (
      insert into order_lines (merchant_order_id, product_id, variant_id, title, options, image, unit_price, quantity,
                               open, tax_class, vat, vat_percent, discount, platform_discount, commission_percent, commission,
                               commission_vat)
      select parts.id, line."productId", line."variantId", line.title, line.options, line.image, line."unitPrice",
             line.quantity, line.quantity, line."taxClass", line.vat, line."vatPercent", line.discount,
             line."platformDiscount", line."commissionPercent", line.commission, line."commissionVat"
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
             as line ("merchantId" bigint, "productId" bigint, "variantId" bigint, title text, options text, image text,
                      "unitPrice" int, quantity int, "taxClass" text, vat int, "vatPercent" numeric, discount int,
                      "platformDiscount" int,
                      "commissionPercent" numeric, commission int, "commissionVat" int)
        join parts on parts.merchant_id = line."merchantId"
      returning product_id, quantity
    ), requests as (
      insert into requests_waiting (product_id, units)
      select product_id, sum(quantity) from lines group by product_id
    ), history as (
      insert into order_events (merchant_order_id, event, to_status, role, user_id, request_id, happened_at)
      select id, 'submitted', status, 'user', ${userId}, ${requestId}, ${placedAt} from parts
    ), tenders as (
      select * from jsonb_to_recordset(${JSON.stringify(tenders)}::jsonb)
               as tender (method text, provider text, amount int, status text, shares jsonb)
    ), payment as (
      insert into payments (order_id, method, provider, amount, status, reference, captured, captured_at, created_at)
      select placed.id, tender.method, tender.provider, tender.amount, tender.status,
             case when tender.status = 'created' then placed.id || '-' || ${reference} end,
             case when tender.status = 'captured' then tender.amount else 0 end,
             case when tender.status = 'captured' then ${placedAt}::timestamptz end, ${placedAt}
        from placed, tenders tender
      returning id, method, status
    ), shares as (
      insert into payment_shares (payment_id, merchant_order_id, amount, captured)
      select payment.id, parts.id, share.amount, case when payment.status = 'captured' then share.amount else 0 end
        from payment
        join tenders tender using (method)
        cross join jsonb_to_recordset(tender.shares) as share ("merchantId" bigint, amount int)
        join parts on parts.merchant_id = share."merchantId"
    ), timers as (
      insert into timers (kind, subject_id, due_at)
      select timer.kind, placed.id, timer."dueAt"
        from placed, jsonb_to_recordset(${JSON.stringify(timers)}::jsonb)
             as timer (kind text, subject text, "dueAt" timestamptz)
       where timer.subject = 'order'
      union all
      select timer.kind, parts.id, timer."dueAt"
        from parts, jsonb_to_recordset(${JSON.stringify(timers)}::jsonb)
             as timer (kind text, subject text, "dueAt" timestamptz)
       where timer.subject = 'merchant_order'
    ), emitted as (
      select start_job(event, json_build_object('id', id))
        from placed, unnest(${opening.emits}::text[]) event
    ), replied as (
      update idempotency_keys k
         set order_id = placed.id,
             reply = json_build_object('orderId', placed.id, 'total', placed.total / 100.0,
                                       'toPay', ${toPay}::int / 100.0)::text
        from placed
       where k.user_id = ${userId} and k.key = ${key}
      returning k.reply
    )
    select placed.id as "orderId", (select reply from replied) as reply,
           (select id from payment where method = 'store_credit') as "creditPaymentId"
      from placed, (select count(*) from emitted) e`.execute(tx);
  return rows[0] as Written;
}
