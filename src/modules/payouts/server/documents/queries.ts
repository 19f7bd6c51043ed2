import { sql } from 'kysely';
import type { MerchantOrderStatus } from '#modules/orders/order.ts';
import type { TaxClass } from '#modules/settings/tax-class.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import type { Piastres } from '#platform/money.ts';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { DocumentContent, DocumentKind, Party } from '../../document.ts';
import type { FrozenAddress, FrozenSeller } from './parties.ts';

export interface Sold {
  carrier: CourierName;
  orderId: number;
  userId: number;
  merchantId: number;
  paymentMethod: string;
  address: FrozenAddress;
  seller: FrozenSeller;
  feeVatPercent: number;
  lines: {
    variantId: number;
    title: string;
    options: string;
    units: number;
    net: Piastres;
    taxClass: TaxClass;
    vatPercent: number;
  }[];
  /** Of the parcel; `partFees` and `deliveryFee` are of the whole merchant order. */
  parcelFees: Piastres;
  partFees: Piastres;
  deliveryFee: Piastres;
}

/** Of a merchant order `mo` of a merchant `m`: its seller as the order froze it. */
export const SELLER = sql`
  coalesce(mo.seller, jsonb_build_object('legalName', m.legal_name, 'commercialRegister', m.commercial_register,
    'taxNumber', m.tax_number, 'vatRegistered', m.vat_registered, 'address', m.address, 'phone', m.phone))`;

/** The parcel of a history step, as it was sold. */
export async function selectSold(run: Runner, eventId: number): Promise<Sold | undefined> {
  const { rows } = await sql<Sold>`
    select p.carrier, o.id as "orderId", o.user_id as "userId", mo.merchant_id as "merchantId",
           o.payment_method as "paymentMethod", o.address, p.fees as "parcelFees",
           mo.delivery - mo.waived_delivery as "deliveryFee",
           mo.delivery + mo.packaging + mo.admin_fee - mo.waived_delivery - mo.waived_others as "partFees",
           ${SELLER} as seller,
           mo.fee_vat_percent::float8 as "feeVatPercent",
           (select json_agg(json_build_object('variantId', l.variant_id, 'title', l.title, 'options', l.options,
                     'units', pl.quantity, 'net', pl.net, 'taxClass', l.tax_class, 'vatPercent', l.vat_percent) order by pl.id)
              from parcel_lines pl join order_lines l on l.id = pl.order_line_id
             where pl.parcel_id = p.id and pl.quantity > 0) as lines
      from order_events e
      join parcels p on p.id = e.parcel_id
      join merchant_orders mo on mo.id = p.merchant_order_id
      join merchants m on m.id = mo.merchant_id
      join orders o on o.id = mo.order_id
     where e.id = ${eventId}`.execute(run);
  return rows[0];
}

/** The next number of an issuer. The next caller waits, so no number is skipped. */
export async function takeNumber(tx: Tx, kind: DocumentKind, issuerId: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into document_numbers (kind, issuer_id, last) values (${kind}, ${issuerId}, 1)
    on conflict (kind, issuer_id) do update set last = document_numbers.last + 1 returning last`.execute(tx);
  return (rows[0] as { last: number }).last;
}

export interface NewDocument {
  kind: DocumentKind;
  issuerId: number;
  number: number;
  merchantId: number;
  userId: number | null;
  orderId: number | null;
  originalId: number | null;
  cause: { type: string; id: number };
  content: DocumentContent;
  /** Written apart. */
  buyer: Party | null;
  now: Date;
}

export async function insertDocument(tx: Tx, given: NewDocument): Promise<number> {
  const { kind, issuerId, number, merchantId, userId, orderId, originalId, cause, content, buyer, now } =
    given;
  const { rows } = await sql<{ id: number }>`
    with issued as (insert into documents (kind, issuer_id, number, merchant_id, user_id, order_id, original_id, cause_type, cause_id,
                           content, issued_at)
    values (${kind}, ${issuerId}, ${number}, ${merchantId}, ${userId}, ${orderId}, ${originalId}, ${cause.type},
            ${cause.id}, ${JSON.stringify(content)}::jsonb, ${now}) returning id
    ), apart as (
      insert into document_buyers (document_id, buyer, issued_at)
      select id, ${JSON.stringify(buyer)}::jsonb, ${now} from issued where ${buyer !== null}
    )
    select id from issued`.execute(tx);
  return (rows[0] as { id: number }).id;
}

export interface StoredDocument {
  id: number;
  kind: DocumentKind;
  issuerId: number;
  number: number;
  merchantId: number;
  userId: number | null;
  orderId: number | null;
  content: DocumentContent;
  /** Of the merchant order that it is about; null for the shop's invoices. */
  orderStatus: MerchantOrderStatus | null;
}

export const DOCUMENT = sql`
  select id, kind, issuer_id as "issuerId", number, merchant_id as "merchantId", user_id as "userId", order_id as "orderId",
         content || jsonb_build_object('buyer', coalesce(nullif(content -> 'buyer', 'null'),
           (select b.buyer from document_buyers b where b.document_id = documents.id))) as content,
         (select mo.status from merchant_orders mo
           where mo.order_id = documents.order_id and mo.merchant_id = documents.merchant_id) as "orderStatus"
    from documents`;

export async function selectDocument(run: Runner, id: number): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`${DOCUMENT} where id = ${id}`.execute(run);
  return rows[0];
}

/** The receipts of the parcel of a history step that no reopening has cancelled. */
export async function selectCurrentReceipts(run: Runner, eventId: number): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    ${DOCUMENT} where kind = 'receipt' and cause_type = 'order_event'
       and cause_id in (select e.id from order_events e join order_events now on now.parcel_id = e.parcel_id
                         where now.id = ${eventId} and e.event = 'delivered')
       and not exists (select from documents n where n.original_id = documents.id and n.kind = 'credit_note'
                          and n.cause_type = 'order_event')
     order by id`.execute(run);
  return rows;
}

export async function selectDocuments(
  run: Runner,
  by: {
    merchantId?: number | undefined;
    userId?: number | undefined;
    orderId?: number | undefined;
    before?: number | undefined;
    limit: number;
  },
): Promise<StoredDocument[]> {
  const { merchantId, userId, orderId, before, limit } = by;
  const asked = allOf(
    // What the shop sold to a buyer is nothing to the merchant.
    merchantId !== undefined && sql`merchant_id = ${merchantId} and (issuer_id <> 0 or user_id is null)`,
    userId !== undefined && sql`user_id = ${userId}`,
    orderId !== undefined && sql`order_id = ${orderId}`,
    before !== undefined && sql`id < ${before}`,
  );
  const { rows } = await sql<StoredDocument>`
    ${DOCUMENT} where ${asked} order by id desc limit ${sql.lit(limit)}`.execute(run);
  return rows;
}

/** Who a merchant is now, as documents name it. */
export async function selectSeller(run: Runner, merchantId: number): Promise<FrozenSeller> {
  const { rows } = await sql<FrozenSeller>`
    select legal_name as "legalName", commercial_register as "commercialRegister", tax_number as "taxNumber",
           vat_registered as "vatRegistered", address, phone from merchants where id = ${merchantId}`.execute(
    run,
  );
  return rows[0] as FrozenSeller;
}

export interface Commission {
  statementId: number;
  merchantId: number;
  commission: Piastres;
  vat: Piastres;
  /** The rate that was frozen with what was sold. */
  vatPercent: number;
  seller: FrozenSeller;
}

/** The shop's charges to merchants in the statements of a moment; below nothing where more was reversed than charged. */
export async function selectCommissions(run: Runner, madeAt: Date): Promise<Commission[]> {
  const { rows } = await sql<Commission>`
    select s.id as "statementId", s.merchant_id as "merchantId", charged.commission, charged.vat,
           coalesce((select max(mo.fee_vat_percent) from merchant_entries e
                       join merchant_orders mo on mo.id = e.merchant_order_id
                      where e.statement_id = s.id), 0)::float8 as "vatPercent",
           jsonb_build_object('legalName', m.legal_name, 'commercialRegister', m.commercial_register,
             'taxNumber', m.tax_number, 'vatRegistered', m.vat_registered, 'address', m.address, 'phone', m.phone) as seller
      from statements s
      join merchants m on m.id = s.merchant_id
      -- One statement after another: the ledger of all the years before is not read for those of one moment.
      cross join lateral (
        select -sum(amount) filter (where account = 'commission_income')::bigint as commission,
               -coalesce(sum(amount) filter (where account = 'vat_payable'), 0)::bigint as vat
          from ledger_entries
         where transaction_id in (select own.transaction_id
                                    from merchant_entries e join ledger_entries own on own.id = e.entry_id
                                   where e.statement_id = s.id)) charged
     where s.made_at = ${madeAt} and charged.commission <> 0
     order by s.id`.execute(run);
  return rows;
}

/** Commission invoices of a merchant, the newest first, and what no credit note has taken back of each. */
export async function selectOpenInvoices(
  run: Runner,
  merchantId: number,
): Promise<{ id: number; net: Piastres; vat: Piastres }[]> {
  const { rows } = await sql<{ id: number; net: Piastres; vat: Piastres }>`
    select id, net, vat from (
      select d.id, (d.content ->> 'total')::int - (d.content ->> 'vat')::int
                   - coalesce(sum((n.content ->> 'total')::int - (n.content ->> 'vat')::int), 0)::int as net,
             (d.content ->> 'vat')::int - coalesce(sum((n.content ->> 'vat')::int), 0)::int as vat
        from documents d left join documents n on n.original_id = d.id
       where d.kind = 'commission_invoice' and d.merchant_id = ${merchantId} group by d.id) open
     where net > 0 order by id desc`.execute(run);
  return rows;
}

export async function deleteOldBuyers(run: Runner, before: Date): Promise<void> {
  await sql`delete from document_buyers where issued_at < ${before}`.execute(run);
}
