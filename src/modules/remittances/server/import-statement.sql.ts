import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';
import { type ExceptionKind } from '../cash-exception.ts';
import type { MatchedLine, SuspenseLine } from '../statement.ts';
import { type Named } from './match-file.sql.ts';

/** A second import of the same courier's statements waits here and then finds its lines. */
export async function lockCash(tx: Tx, { courier, trackingNumbers }: Named): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('remittances/' || ${courier}))`.execute(tx);
  await sql`
    select c.parcel_id from cod_collections c join parcels p on p.id = c.parcel_id
     where p.carrier = ${courier} and p.tracking_number = any(${trackingNumbers}::text[])
     order by c.parcel_id for no key update of c`.execute(tx);
}

interface NewRemittance {
  courier: string;
  reference: string;
  fileHash: string;
  gross: Piastres;
  fees: Piastres;
  by: number;
  at: Date;
}

/** Undefined if another statement has taken the number meanwhile. */
export async function insertRemittance(tx: Tx, made: NewRemittance): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into remittances (courier, reference, file_hash, gross, fees, imported_by, imported_at)
    values (${made.courier}, ${made.reference}, ${made.fileHash}, ${made.gross}, ${made.fees}, ${made.by}, ${made.at})
    on conflict (courier, reference) do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

interface Difference {
  parcelId: number;
  kind: ExceptionKind;
  amount: Piastres;
}

/**
 * Writes the lines; marks their cash, payments, refunds and disputes as remitted, and closes what was missing until now. Returns the
 * exceptions that this ended.
 */
export async function insertLines(
  tx: Tx,
  remittanceId: number,
  { lines, by, at }: { lines: readonly MatchedLine[]; by: number; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ ended: number[] }>`
    with line as (
      insert into remittance_lines (remittance_id, parcel_id, payment_id, tender_id, dispute_id, kind, row_number, gross, fee,
                                    is_booked)
      select ${remittanceId}, "parcelId", "paymentId", "tenderId", "disputeId", kind, row, gross, fee, "isBooked"
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
             as asked ("parcelId" bigint, "paymentId" bigint, "tenderId" bigint, "disputeId" bigint, kind text, row int,
                       gross int, fee int, "isBooked" boolean)
      returning parcel_id, payment_id, tender_id, dispute_id, kind, is_booked
    ), counted as (
      update remittances set lines = lines + ${lines.length} where id = ${remittanceId}
    ), paid as (
      update payments p set remitted = true from line where p.id = line.payment_id and line.kind = 'payment'
    ), given_back as (
      update refund_tenders t set remitted = true from line where t.id = line.tender_id
    ), charged_back as (
      update disputes d set remitted = d.remitted or said.is_amount, fee_remitted = d.fee_remitted or said.is_fee
        from (select dispute_id, bool_or(kind = 'chargeback') as is_amount, bool_or(is_booked) as is_fee
                from line where dispute_id is not null group by dispute_id) said
       where d.id = said.dispute_id
    ), found as (
      update cash_exceptions e
         set outcome = 'recovered', reason = 'statement', decided_by = ${by}, decided_at = ${at}, closed_at = ${at}
        from line where e.parcel_id = line.parcel_id and line.kind = 'cash' and e.kind = 'missing' and e.closed_at is null
      returning e.id
    ), arrived as (
      update cod_collections c
         set state = case when exists (select from remittances r where r.id = ${remittanceId} and r.settled_at is not null)
                          then 'settled' else 'remitted' end
        from line
       where c.parcel_id = line.parcel_id and line.kind = 'cash' and c.state = 'collected'
    )
    select coalesce(json_agg(id), '[]') as ended from found`.execute(tx);
  return rows[0]?.ended ?? [];
}

/** Holds lines that nobody knows; one that takes more than it brings is a deduction. */
export async function insertSuspense(
  tx: Tx,
  asked: { remittanceId: number; courier: string; lines: readonly SuspenseLine[]; at: Date },
): Promise<void> {
  await sql`
    insert into cash_exceptions (remittance_id, courier, kind, amount, row_number, tracking_number, gross, fee, note, opened_at)
    select ${asked.remittanceId}, ${asked.courier}, case when gross < fee then 'deduction' else 'surplus' end,
           abs(gross - fee), row, "trackingNumber", gross, fee, reason, ${asked.at}
      from jsonb_to_recordset(${JSON.stringify(asked.lines)}::jsonb)
           as line (row int, "trackingNumber" text, gross bigint, fee bigint, reason text)`.execute(tx);
}

export async function insertExceptions(
  tx: Tx,
  { courier, differences, at }: { courier: string; differences: readonly Difference[]; at: Date },
): Promise<void> {
  await sql`
    insert into cash_exceptions (parcel_id, courier, kind, amount, opened_at)
    select "parcelId", ${courier}, kind, amount, ${at}
      from jsonb_to_recordset(${JSON.stringify(differences)}::jsonb) as d ("parcelId" bigint, kind text, amount int)`.execute(
    tx,
  );
}
