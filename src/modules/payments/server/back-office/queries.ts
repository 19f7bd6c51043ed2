import { sql } from 'kysely';
import type { Dated, Runner, Tx } from '#platform/server/database.ts';
import type { PaymentTrace, WaitingTransfer } from '../../back-office.calls.ts';

/** The limit of each list; the rest appears when earlier entries are done. */
const MOST = 50;

type TransferRow = Dated<Omit<WaitingTransfer, 'proof'>, 'since'> & {
  proofAt: Date | null;
  refusal: string | null;
};

/**
 * Unconfirmed transfers of orders that wait, and of those cancelled for lack of money whose picture nobody has refused.
 */
export async function selectTransfers(run: Runner): Promise<TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    select p.id as "paymentId", p.order_id as "orderId", u.name as buyer, p.amount, p.created_at as since,
           p.status = 'expired' as "isLate", p.proof_at as "proofAt", p.proof_refusal as refusal
      from payments p join orders o on o.id = p.order_id join users u on u.id = o.user_id
     where p.provider = 'manual' and p.captured = 0
       and (p.status = 'pending' or (p.status = 'expired' and p.proof is not null and p.proof_refusal is null))
     order by p.id limit ${sql.lit(MOST)}`.execute(run);
  return rows;
}

export async function selectTraces(run: Runner) {
  const { rows } = await sql<Dated<PaymentTrace, 'at'>>`
    select e.id, e.received_at as at, e.provider, e.outcome, e.kind, p.order_id as "orderId", e.amount as reported, e.currency,
           p.amount as ours
      from payment_events e left join payments p on p.id = e.payment_id
     where e.outcome not in ('done', 'nothing_new') and e.seen_at is null
     order by e.id limit ${sql.lit(MOST)}`.execute(run);
  return rows;
}

/** False if there is no such trace for staff. A repeated call keeps the first person. */
export async function updateSeen(
  tx: Tx,
  { traceId, userId, at }: { traceId: number; userId: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update payment_events set seen_at = coalesce(seen_at, ${at}::timestamptz), seen_by = coalesce(seen_by, ${userId}::bigint)
     where id = ${traceId} and outcome not in ('done', 'nothing_new') returning id`.execute(tx);
  return rows.length > 0;
}

export async function selectProof(run: Runner, paymentId: number): Promise<string | undefined> {
  const { rows } = await sql<{ proof: string | null }>`
    select proof from payments where id = ${paymentId}`.execute(run);
  return rows[0]?.proof ?? undefined;
}

/** Stores the picture of a transfer; returns the key of the previous one. */
export async function updateProof(
  tx: Tx,
  { paymentId, key, at }: { paymentId: number; key: string; at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`
    update payments p set proof = ${key}, proof_at = ${at}, proof_refusal = null from payments before
     where p.id = ${paymentId} and before.id = p.id returning before.proof as before`.execute(tx);
  return rows[0]?.before ?? null;
}

/** False if the picture of this moment is no longer to be checked: replaced, refused, or its money came. */
export async function updateProofRefusal(
  tx: Tx,
  { paymentId, seen, reason }: { paymentId: number; seen: Date; reason: string },
): Promise<boolean> {
  const { rows } = await sql`
    update payments set proof_refusal = ${reason}
     where id = ${paymentId} and provider = 'manual' and captured = 0 and status in ('pending', 'expired')
       and proof_at = ${seen} and proof_refusal is null returning id`.execute(tx);
  return rows.length > 0;
}

interface RefusedProof {
  orderId: number;
  reason: string;
  isLate: boolean;
  /** Until when the goods wait for the money; null if they do not. */
  heldUntil: Date | null;
  userId: number;
}

/** A refused picture and the person to tell; undefined if the account is deleted. */
export async function selectRefusedProof(run: Runner, paymentId: number): Promise<RefusedProof | undefined> {
  const { rows } = await sql<RefusedProof>`
    select o.id as "orderId", p.proof_refusal as reason, p.status = 'expired' as "isLate", u.id as "userId",
           (select t.due_at from timers t where t.kind = 'payment' and t.subject_id = o.id
               and t.fired_at is null and t.cancelled_at is null) as "heldUntil"
      from payments p join orders o on o.id = p.order_id join users u on u.id = o.user_id
     where p.id = ${paymentId} and p.proof_refusal is not null and u.deleted_at is null`.execute(run);
  return rows[0];
}
