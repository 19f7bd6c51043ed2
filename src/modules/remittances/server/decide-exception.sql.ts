import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import { type ExceptionKind, type ExceptionOutcome } from '../cash-exception.ts';

export interface LockedException {
  id: number;
  parcelId: number | null;
  remittanceId: number | null;
  /** Of the statement; null for a difference that the bank showed. */
  row: number | null;
  courier: string;
  kind: ExceptionKind;
  amount: Piastres;
  gross: Piastres;
  fee: Piastres;
  closedAt: Date | null;
}

/** Locks the cash of its parcel first, like an import. */
export async function lockException(tx: Tx, id: number): Promise<LockedException | undefined> {
  await sql`
    select c.parcel_id from cod_collections c join cash_exceptions e on e.parcel_id = c.parcel_id
     where e.id = ${id} for no key update of c`.execute(tx);
  const { rows } = await sql<LockedException>`
    select id, parcel_id as "parcelId", remittance_id as "remittanceId", row_number as row, courier, kind, amount, gross, fee,
           closed_at as "closedAt"
      from cash_exceptions where id = ${id} for update`.execute(tx);
  return rows[0];
}

interface Decision {
  outcome: ExceptionOutcome;
  reason: string;
  decidedBy: number;
  at: Date;
}

/** Closes it; cash that never came is no longer expected. */
export async function closeException(
  tx: Tx,
  id: number,
  { outcome, reason, decidedBy, at }: Decision,
): Promise<void> {
  await sql`
    with closed as (
      update cash_exceptions
         set outcome = ${outcome}, reason = ${reason}, decided_by = ${decidedBy}, decided_at = ${at}, closed_at = ${at}
       where id = ${id}
      returning parcel_id, kind, outcome
    )
    update cod_collections c
       set state = case closed.outcome when 'recovered' then 'settled' else 'written_off' end
      from closed where c.parcel_id = closed.parcel_id and closed.kind = 'missing' and c.state = 'collected'`.execute(
    tx,
  );
}

/** The courier's parcel of this number for which money is awaited: cash, or a claim that the courier accepted. */
export async function selectAwaited(
  tx: Tx,
  { courier, trackingNumber }: { courier: string; trackingNumber: string },
): Promise<
  { parcelId: number; due: Piastres; awaits: 'cash' | 'claim'; claimId: number | null } | undefined
> {
  const { rows } = await sql<{
    parcelId: number;
    due: Piastres;
    awaits: 'cash' | 'claim';
    claimId: number | null;
  }>`
    select p.id as "parcelId", coalesce(d.amount, c.amount) as due,
           case when d.claim_id is null then 'cash' else 'claim' end as awaits, d.claim_id as "claimId"
      from parcels p
      left join cod_collections c on c.parcel_id = p.id and c.state = 'collected'
      left join claims cl on cl.parcel_id = p.id and cl.kind = 'courier' and cl.closed_at is null
      left join courier_claims d on d.claim_id = cl.id and d.decision = 'accepted' and d.paid_at is null
     where p.carrier = ${courier} and p.tracking_number = ${trackingNumber}
       and (d.claim_id is not null or c.parcel_id is not null)
       for update of p`.execute(tx);
  return rows[0];
}

/** Says whose money it was that waited in suspense. */
export async function placeException(
  tx: Tx,
  id: number,
  { parcelId, paymentId }: { parcelId: number | null; paymentId: number | null },
): Promise<void> {
  await sql`
    update cash_exceptions set placed_parcel_id = ${parcelId}, placed_payment_id = ${paymentId} where id = ${id}`.execute(
    tx,
  );
}
