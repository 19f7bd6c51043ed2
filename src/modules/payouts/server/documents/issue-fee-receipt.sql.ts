import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import type { FrozenAddress } from './parties.ts';
import { DOCUMENT, type StoredDocument } from './queries.ts';

export interface KeptFees {
  merchantId: number;
  orderId: number;
  userId: number;
  paymentMethod: string;
  address: FrozenAddress;
  delivery: Piastres;
  others: Piastres;
  vatPercent: number;
}

/** What the books say was kept by a history step. */
export async function selectKeptFees(tx: Tx, eventId: number): Promise<KeptFees | undefined> {
  const { rows } = await sql<KeptFees>`
    select mo.merchant_id as "merchantId", o.id as "orderId", o.user_id as "userId", o.payment_method as "paymentMethod",
           o.address, mo.fee_vat_percent::float8 as "vatPercent",
           coalesce(-sum(le.amount) filter (where le.account = 'delivery_income'), 0)::int as delivery,
           coalesce(-sum(le.amount) filter (where le.account = 'fee_income'), 0)::int as others
      from order_events e
      join merchant_orders mo on mo.id = e.merchant_order_id
      join orders o on o.id = mo.order_id
      join ledger_transactions t on t.cause_type = 'order_event' and t.cause_id = e.id and t.kind = 'fees_kept'
      join ledger_entries le on le.transaction_id = t.id
     where e.id = ${eventId} group by mo.id, o.id`.execute(tx);
  return rows[0];
}

/** The standing receipts for kept fees of the merchant order of a history step. */
export async function selectFeeReceipts(tx: Tx, eventId: number): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    ${DOCUMENT}
     where documents.kind = 'receipt' and documents.issuer_id = 0 and documents.cause_type = 'order_event'
       and documents.cause_id in (
         select e.id from order_events e
           join ledger_transactions t on t.cause_type = 'order_event' and t.cause_id = e.id and t.kind = 'fees_kept'
          where e.merchant_order_id = (select merchant_order_id from order_events where id = ${eventId}))
       and not exists (select from documents n where n.original_id = documents.id)`.execute(tx);
  return rows;
}
