import { sql } from 'kysely';
import type { Recovery, Wish } from '#modules/refunds/refund.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Claim, ClaimKind, Decision } from '../claim.ts';
import { FREE_UNITS } from './queries.ts';

export interface NewClaim {
  merchantOrderId: number;
  kind: ClaimKind;
  note: string;
  wish: Wish;
  lines: readonly { lineId: number; quantity: number }[];
  photos: readonly string[];
  now: Date;
}

/** Its units are checked before, under the lock of the part: several claims of a kind may be open for other units. */
export async function insertClaim(tx: Tx, asked: NewClaim): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with opened as (
      insert into claims (merchant_order_id, kind, note, wish, opened_at)
      values (${asked.merchantOrderId}, ${asked.kind}, ${asked.note}, ${asked.wish}, ${asked.now})
      returning id
    ), lines as (
      insert into claim_lines (claim_id, order_line_id, quantity)
      select opened.id, line."lineId", line.quantity
        from opened, jsonb_to_recordset(${JSON.stringify(asked.lines)}::jsonb) as line ("lineId" bigint, quantity int)
    ), photos as (
      insert into return_photos (claim_id, picture)
      select opened.id, picture from opened, unnest(${asked.photos}::text[]) picture
    )
    select id from opened`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/**
 * The open claim that the order engine wrote for a locked part, with all delivered units that are not in another case.
 * Undefined if there is none, or if it has begun.
 */
export async function fillNotReceived(tx: Tx, merchantOrderId: number) {
  const { rows } = await sql<{ id: number; userId: number; requestId: string }>`
    with claim as (
      select c.id, c.merchant_order_id, e.user_id, e.request_id
        from claims c
        cross join lateral (
          select user_id, request_id from order_events
           where merchant_order_id = c.merchant_order_id and event = 'not_received' order by id desc limit 1) e
       where c.merchant_order_id = ${merchantOrderId} and c.kind = 'not_received' and c.closed_at is null
         and not exists (select from case_events s where s.subject = 'claim' and s.subject_id = c.id)
    ), lines as (
      insert into claim_lines (claim_id, order_line_id, quantity)
      select claim.id, l.id, ${FREE_UNITS}
        from claim join order_lines l on l.merchant_order_id = claim.merchant_order_id where ${FREE_UNITS} > 0
    )
    select id, user_id as "userId", request_id as "requestId" from claim`.execute(tx);
  return rows[0];
}

export async function selectClaim(run: Runner, id: number): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    select c.id, c.merchant_order_id as "merchantOrderId", o.user_id as "buyerId", mo.merchant_id as "merchantId",
           c.kind, c.state, c.wish,
           coalesce((select json_agg(json_build_object('lineId', cl.order_line_id, 'quantity', cl.quantity) order by cl.id)
                       from claim_lines cl where cl.claim_id = c.id), '[]') as lines
      from claims c
      join merchant_orders mo on mo.id = c.merchant_order_id
      join orders o on o.id = mo.order_id
     where c.id = ${id} and c.kind <> 'courier'`.execute(run);
  return rows[0];
}

export async function setAnswer(tx: Tx, { id, answer }: { id: number; answer: string }): Promise<void> {
  await sql`update claims set state = 'answered', answer = ${answer} where id = ${id}`.execute(tx);
}

/** A decided claim waits for another decision; false if its part has another open claim of what never came. */
export async function clearDecision(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update claims c
       set state = 'answered', decision = null, decision_note = '', recovered_from = null, closed_at = null
     where id = ${id}
       and not exists (select from claims other
                        where other.merchant_order_id = c.merchant_order_id and other.kind = c.kind
                          and other.kind = 'not_received' and other.closed_at is null)
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Whether a courier brought every unit of a claim; what its merchant carried is no courier's loss. */
export async function hadCourier(run: Runner, claimId: number): Promise<boolean> {
  const { rows } = await sql`
    select from claim_lines cl
      join parcel_lines pl on pl.order_line_id = cl.order_line_id
      join parcels p on p.id = pl.parcel_id
     where cl.claim_id = ${claimId} and p.state = 'delivered' and p.carrier = 'merchant' limit 1`.execute(
    run,
  );
  return rows.length === 0;
}

export interface Decided {
  id: number;
  decision: Decision;
  note: string;
  recoveredFrom: Recovery | null;
  now: Date;
}

export async function setDecision(
  tx: Tx,
  { id, decision, note, recoveredFrom, now }: Decided,
): Promise<void> {
  await sql`
    update claims set state = 'decided', decision = ${decision}, decision_note = ${note},
                      recovered_from = ${recoveredFrom}, closed_at = ${now}
     where id = ${id}`.execute(tx);
}
