import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';

export interface Refunded {
  refundId: number;
  /** The valid receipt for the first of its lines. */
  receiptId: number;
  fees: Piastres;
  lines: { title: string; code: string; quantity: number; gross: Piastres }[];
}

/** The refund of a history step; undefined if no receipt was issued or its credit note exists. */
export async function selectRefunded(tx: Tx, caseEventId: number): Promise<Refunded | undefined> {
  const { rows } = await sql<Refunded>`
    select f.id as "refundId", receipt.id as "receiptId", f.delivery + f.fees as fees,
           (select json_agg(json_build_object(
                     'title', case when l.options = '' then l.title else l.title || ' (' || l.options || ')' end,
                     'code', l.variant_id::text, 'quantity', rl.quantity, 'gross', rl.amount) order by l.id)
              from refund_lines rl join order_lines l on l.id = rl.order_line_id where rl.refund_id = f.id) as lines
      from case_events e
      join refunds f on e.subject = 'refund' and f.id = e.subject_id
      cross join lateral (
        select d.id from documents d
          join order_events s on d.cause_type = 'order_event' and s.id = d.cause_id
          join parcel_lines pl on pl.parcel_id = s.parcel_id
          join refund_lines rl on rl.order_line_id = pl.order_line_id and rl.refund_id = f.id
         where d.kind = 'receipt' and not exists (
           select from documents n where n.original_id = d.id and n.cause_type = 'order_event')
         order by rl.order_line_id, d.id desc limit 1) receipt
     where e.id = ${caseEventId}
       and not exists (select from documents n where n.kind = 'credit_note' and n.cause_type = 'refund' and n.cause_id = f.id)`.execute(
    tx,
  );
  return rows[0];
}
