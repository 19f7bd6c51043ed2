import { type RawBuilder, sql } from 'kysely';

/**
 * The numbers of the transactions that a number on paper stands for: of an order all that was posted for it, of a payout
 * or a statement its own. Found by their causes, each by an index.
 */
export const transactionsOf = (number: number): RawBuilder<unknown> => sql`
  select t.id from ledger_transactions t join (
    select 'order_event' as type, ev.id
      from merchant_orders mo join order_events ev on ev.merchant_order_id = mo.id where mo.order_id = ${number}
    union all select 'payment', p.id from payments p where p.order_id = ${number}
    union all select 'dispute', d.id from payments p join disputes d on d.payment_id = p.id where p.order_id = ${number}
    union all select 'refund', f.id from refunds f where f.order_id = ${number}
    union all select 'refund_tender', rt.id
      from refunds f join refund_tenders rt on rt.refund_id = f.id where f.order_id = ${number}
    union all select 'document', d.id from documents d where d.order_id = ${number}
    union all select type, ${number}::bigint from unnest(array['payout', 'remittance']) type
  ) cause on t.cause_type = cause.type and t.cause_id = cause.id`;
