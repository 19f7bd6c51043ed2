import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { KnownCash, KnownPayment, StatementLine } from '../statement.ts';

export interface Named {
  courier: string;
  trackingNumbers: readonly string[];
}

/** A courier's parcels with their cash, by tracking number. */
export async function selectCash(run: Runner, { courier, trackingNumbers }: Named): Promise<KnownCash[]> {
  const { rows } = await sql<KnownCash>`
    select p.id as "parcelId", p.tracking_number as "trackingNumber", c.state, coalesce(c.amount, 0) as due,
           case when l.id is not null then json_build_object('gross', l.gross, 'fee', l.fee) end as line,
           coalesce((select json_agg(json_build_object('row', f.row_number, 'fee', f.fee))
                       from remittance_lines f where f.parcel_id = p.id and f.kind = 'fee'), '[]') as fees
      from parcels p
      left join cod_collections c on c.parcel_id = p.id
      left join remittance_lines l on l.parcel_id = p.id and l.kind = 'cash'
     where p.carrier = ${courier} and p.tracking_number = any(${trackingNumbers}::text[])`.execute(run);
  return rows;
}

/** A gateway's captured payments, by any of the names that its statements may use: its transaction, its own name or ours. */
export async function selectPayments(
  run: Runner,
  { courier, trackingNumbers }: Named,
): Promise<KnownPayment[]> {
  const { rows } = await sql<KnownPayment>`
    select p.id as "paymentId", named.name as "trackingNumber", p.captured,
           (select json_build_object('gross', l.gross, 'fee', l.fee) from remittance_lines l
             where l.payment_id = p.id and l.kind = 'payment') as line,
           coalesce((select json_agg(json_build_object('tenderId', r.id, 'amount', r.amount, 'row', l.row_number) order by r.id)
                       from refund_tenders r left join remittance_lines l on l.tender_id = r.id
                      where r.payment_id = p.id and r.means = 'gateway' and r.state = 'succeeded' and not r.by_hand), '[]') as refunds,
           coalesce((select json_agg(json_build_object('row', f.row_number, 'fee', f.fee))
                       from remittance_lines f where f.payment_id = p.id and f.kind = 'fee'), '[]') as fees
      from unnest(${trackingNumbers}::text[]) as named (name)
      join payments p on p.provider = ${courier} and named.name in (p.transaction, p.provider_reference, p.reference)
     where p.captured > 0`.execute(run);
  return rows;
}

/** Lines of a courier's statements that nobody knew when they came; those without a name only of this statement. */
export async function selectSuspense(
  run: Runner,
  { courier, reference }: { courier: string; reference: string },
): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    select e.row_number as row, e.tracking_number as "trackingNumber", e.gross, e.fee
      from cash_exceptions e join remittances r on r.id = e.remittance_id
     where e.courier = ${courier} and e.row_number is not null
       and (e.tracking_number <> '' or r.reference = ${reference})`.execute(run);
  return rows;
}

/** The statement with this number, and the hash of its file. */
export async function selectByReference(run: Runner, named: { courier: string; reference: string }) {
  const { rows } = await sql<{ id: number; fileHash: string }>`
    select id, file_hash as "fileHash" from remittances
     where courier = ${named.courier} and reference = ${named.reference}`.execute(run);
  return rows[0];
}
