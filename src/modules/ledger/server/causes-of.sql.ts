import { type RawBuilder, sql } from 'kysely';

/** A number as it stands on paper; null where no order, payout or statement of a merchant can have it. */
export interface Numbered {
  number: number | null;
  /** As it was typed: couriers and gateways number their statements as they like. */
  text: string;
}

/**
 * The numbers of the transactions that a number on paper stands for: of an order all that was posted for it, of a payout
 * or a statement its own. Found by their causes, each by an index.
 */
export const transactionsOf = ({ number, text }: Numbered): RawBuilder<unknown> => sql`
  select t.id from ledger_transactions t join (
    select 'order_event' as type, ev.id
      from merchant_orders mo join order_events ev on ev.merchant_order_id = mo.id where mo.order_id = ${number}::bigint
    union all select 'payment', p.id from payments p where p.order_id = ${number}::bigint
    union all select 'dispute', d.id from payments p join disputes d on d.payment_id = p.id where p.order_id = ${number}::bigint
    union all select 'refund', f.id from refunds f where f.order_id = ${number}::bigint
    union all select 'refund_tender', rt.id
      from refunds f join refund_tenders rt on rt.refund_id = f.id where f.order_id = ${number}::bigint
    union all select 'document', d.id from documents d where d.order_id = ${number}::bigint
    union all select type, ${number}::bigint from unnest(array['payout', 'statement']) type
    union all select 'remittance', r.id from remittances r where lower(r.reference) = lower(${text})
  ) cause on t.cause_type = cause.type and t.cause_id = cause.id`;
