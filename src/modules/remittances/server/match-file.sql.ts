import { sql } from 'kysely';
import { isGateway } from '#modules/payments/providers.ts';
import type { Runner } from '#platform/server/database.ts';
import type { EarlierLine } from '../earlier-lines.ts';
import type { KnownCash, KnownPayment } from '../statement.ts';

export interface Named {
  courier: string;
  trackingNumbers: readonly string[];
}

/** A courier's parcels with their cash, by tracking number. */
export async function selectCash(run: Runner, { courier, trackingNumbers }: Named): Promise<KnownCash[]> {
  const { rows } = await sql<KnownCash>`
    select p.id as "parcelId", p.tracking_number as "trackingNumber", c.state, coalesce(c.amount, 0) as due,
           exists (select from remittance_lines l where l.parcel_id = p.id and l.kind = 'cash') as "isPaid"
      from parcels p
      left join cod_collections c on c.parcel_id = p.id
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
           p.remitted as "isPaid",
           coalesce((select json_agg(json_build_object('tenderId', r.id, 'amount', r.amount) order by r.id)
                       from refund_tenders r
                      where r.payment_id = p.id and r.means = 'gateway' and r.state = 'succeeded' and not r.by_hand
                        and not r.remitted), '[]') as refunds,
           coalesce((select json_agg(json_build_object(
                              'disputeId', d.id,
                              'lost', case when d.decision = 'lost' and not d.remitted then d.amount else 0 end,
                              'fee', case when d.fee_remitted then 0 else d.fee end) order by d.id)
                       from disputes d
                      where d.payment_id = p.id
                        and (d.decision = 'lost' and not d.remitted or d.fee > 0 and not d.fee_remitted)), '[]') as disputes
      from unnest(${trackingNumbers}::text[]) as named (name)
      join payments p on p.provider = ${courier} and named.name in (p.transaction, p.provider_reference, p.reference)
     where p.captured > 0`.execute(run);
  return rows;
}

interface Repeatable {
  courier: string;
  reference: string;
  /** Of the new file. */
  trackingNumbers: readonly string[];
  /** What the names stand for: parcels of a courier, payments of a gateway. */
  ids: readonly number[];
}

/** All lines of the courier's statements that the new file may repeat: those with a name or a parcel of it, and its own. */
export async function selectEarlier(
  run: Runner,
  { courier, reference, trackingNumbers, ids }: Repeatable,
): Promise<EarlierLine[]> {
  const whose = sql.ref(isGateway(courier) ? 'payment_id' : 'parcel_id');
  const { rows } = await sql<EarlierLine>`
    with statement as (
      select remittance_id as id from remittance_lines where ${whose} = any(${ids}::bigint[])
      union
      select remittance_id from cash_exceptions
       where courier = ${courier} and row_number is not null and tracking_number = any(${trackingNumbers}::text[])
         and tracking_number <> ''
      union
      select id from remittances where courier = ${courier} and reference = ${reference}
    ), line as (
      select l.remittance_id, l.row_number, ${whose} as placed, '' as name, l.gross::bigint, l.fee::bigint
        from statement s join remittance_lines l on l.remittance_id = s.id
      union all
      select e.remittance_id, e.row_number, null, e.tracking_number, e.gross, e.fee
        from statement s join cash_exceptions e on e.remittance_id = s.id
       where e.row_number is not null
    )
    select l.remittance_id as statement, l.row_number as row, l.placed as "placedWith", l.name as "trackingNumber", l.gross,
           l.fee, r.reference = ${reference} as "isThisFile"
      from line l join remittances r on r.id = l.remittance_id`.execute(run);
  return rows;
}

/** The statement with this number, and the hash of its file. */
export async function selectByReference(run: Runner, named: { courier: string; reference: string }) {
  const { rows } = await sql<{ id: number; fileHash: string }>`
    select id, file_hash as "fileHash" from remittances
     where courier = ${named.courier} and reference = ${named.reference}`.execute(run);
  return rows[0];
}
