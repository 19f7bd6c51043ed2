import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Dated, Runner, Tx } from '#platform/server/database.ts';
import { type CourierDecision, type LossParty, MOST_COURIER_CLAIMS } from '../courier-claim.ts';
import type { CourierClaim } from '../courier-claims.calls.ts';

/** Amounts in piastres. */
export type StoredClaim = Dated<Omit<CourierClaim, 'days' | 'state'>, 'openedAt'> & {
  merchantOrderId: number;
  merchantId: number;
  decision: CourierDecision | null;
  closedAt: Date | null;
};

const CLAIM = sql`
  select c.id, p.carrier as courier, coalesce(p.tracking_number, '') as "trackingNumber", mo.order_id as "orderId",
         mo.id as "merchantOrderId", mo.merchant_id as "merchantId", mo.merchant_name as "merchantName",
         (select coalesce(sum(pl.net - pl.net * pl.restocked / pl.quantity), 0)::int from parcel_lines pl
           where pl.parcel_id = p.id and pl.quantity > 0) as goods,
         c.opened_at as "openedAt", d.decision, coalesce(d.amount, 0) as amount, c.closed_at as "closedAt"
    from claims c
    join parcels p on p.id = c.parcel_id
    join merchant_orders mo on mo.id = c.merchant_order_id
    left join courier_claims d on d.claim_id = c.id`;

export async function selectOpenClaims(run: Runner): Promise<StoredClaim[]> {
  const { rows } = await sql<StoredClaim>`
    ${CLAIM} where c.tab = 'courier' and c.closed_at is null and p.carrier <> 'merchant'
     order by c.opened_at, c.id limit ${sql.lit(MOST_COURIER_CLAIMS)}`.execute(run);
  return rows;
}

/** A courier's claim, locked, so that two people do not decide it at once. */
export async function lockClaim(tx: Tx, id: number): Promise<StoredClaim | undefined> {
  await sql`select id from claims where id = ${id} and kind = 'courier' for update`.execute(tx);
  const { rows } = await sql<StoredClaim>`
    ${CLAIM} where c.id = ${id} and c.kind = 'courier' and p.carrier <> 'merchant'`.execute(tx);
  return rows[0];
}

export interface Decided {
  claimId: number;
  decision: CourierDecision;
  amount: Piastres;
  lossParty: LossParty | null;
  reason: string;
  by: number;
  at: Date;
}

export async function insertDecision(tx: Tx, said: Decided): Promise<void> {
  await sql`
    insert into courier_claims (claim_id, decision, amount, loss_party, reason, decided_by, decided_at)
    values (${said.claimId}, ${said.decision}, ${said.amount}, ${said.lossParty}, ${said.reason}, ${said.by}, ${said.at})`.execute(
    tx,
  );
}

export async function markPaid(
  tx: Tx,
  paid: { claimId: number; bankReference: string; by: number; at: Date },
): Promise<void> {
  await sql`
    update courier_claims set paid_at = ${paid.at}, paid_by = ${paid.by}, bank_reference = ${paid.bankReference}
     where claim_id = ${paid.claimId}`.execute(tx);
}

export async function closeClaim(tx: Tx, claimId: number, at: Date): Promise<void> {
  await sql`update claims set closed_at = ${at} where id = ${claimId}`.execute(tx);
}
