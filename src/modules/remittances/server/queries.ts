import { sql } from 'kysely';
import { COLLECTORS } from '#modules/shipping/courier.ts';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { type ExceptionKind, type ExceptionOutcome, MOST_EXCEPTIONS } from '../cash-exception.ts';
import { GATEWAYS, type Sender } from '../sender.ts';
import type { KnownCash, KnownPayment, MatchedLine, StatementLine, SuspenseLine } from '../statement.ts';

interface Named {
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
           coalesce((select json_agg(json_build_object('refundId', r.id, 'amount', r.amount, 'row', l.row_number) order by r.id)
                       from payment_refunds r left join remittance_lines l on l.refund_id = r.id
                      where r.payment_id = p.id and r.state = 'succeeded' and not r.by_hand), '[]') as refunds,
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

/** A second import of the same courier's statements waits here and then finds its lines. */
export async function lockCash(tx: Tx, { courier, trackingNumbers }: Named): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('remittances/' || ${courier}))`.execute(tx);
  await sql`
    select c.parcel_id from cod_collections c join parcels p on p.id = c.parcel_id
     where p.carrier = ${courier} and p.tracking_number = any(${trackingNumbers}::text[])
     order by c.parcel_id for no key update of c`.execute(tx);
}

/** The statement with this number, and the hash of its file. */
export async function selectByReference(run: Runner, named: { courier: string; reference: string }) {
  const { rows } = await sql<{ id: number; fileHash: string }>`
    select id, file_hash as "fileHash" from remittances
     where courier = ${named.courier} and reference = ${named.reference}`.execute(run);
  return rows[0];
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

/** Writes the lines; marks their cash as remitted, and closes what was missing until now. */
export async function insertLines(
  tx: Tx,
  remittanceId: number,
  { lines, by, at }: { lines: readonly MatchedLine[]; by: number; at: Date },
): Promise<void> {
  await sql`
    with line as (
      insert into remittance_lines (remittance_id, parcel_id, payment_id, refund_id, kind, row_number, gross, fee)
      select ${remittanceId}, "parcelId", "paymentId", "refundId", kind, row, gross, fee
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
             as asked ("parcelId" bigint, "paymentId" bigint, "refundId" bigint, kind text, row int, gross int, fee int)
      returning parcel_id, kind
    ), counted as (
      update remittances set lines = lines + ${lines.length} where id = ${remittanceId}
    ), found as (
      update cash_exceptions e
         set outcome = 'recovered', reason = 'statement', decided_by = ${by}, decided_at = ${at}, closed_at = ${at}
        from line where e.parcel_id = line.parcel_id and line.kind = 'cash' and e.kind = 'missing' and e.closed_at is null
    )
    update cod_collections c
       set state = case when exists (select from remittances r where r.id = ${remittanceId} and r.settled_at is not null)
                        then 'settled' else 'remitted' end
      from line
     where c.parcel_id = line.parcel_id and line.kind = 'cash' and c.state = 'collected'`.execute(tx);
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

/** Holds what the bank showed more or less than the net of a statement. */
export async function insertBankDifference(
  tx: Tx,
  asked: { remittanceId: number; courier: string; difference: Piastres; note: string; at: Date },
): Promise<void> {
  const { remittanceId, courier, difference, note, at } = asked;
  await sql`
    insert into cash_exceptions (remittance_id, courier, kind, amount, gross, note, opened_at)
    values (${remittanceId}, ${courier}, ${difference < 0 ? 'deduction' : 'surplus'}, ${Math.abs(difference)},
            ${difference}, ${note}, ${at})`.execute(tx);
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

export interface RemittanceRow {
  id: number;
  courier: string;
  reference: string;
  lines: number;
  gross: Piastres;
  fees: Piastres;
  net: Piastres;
  importedAt: Date;
  importedBy: string;
  settledAt: Date | null;
  bankReference: string | null;
}

export async function selectRemittances(
  run: Runner,
  { before, most }: { before: number | undefined; most: number },
): Promise<RemittanceRow[]> {
  const { rows } = await sql<RemittanceRow>`
    select r.id, r.courier, r.reference, r.gross, r.fees, r.net, r.imported_at as "importedAt",
           u.name as "importedBy", r.settled_at as "settledAt", r.bank_reference as "bankReference", r.lines
      from remittances r join users u on u.id = r.imported_by
     where r.id < coalesce(${before ?? null}::bigint, 9223372036854775807)
     order by r.id desc limit ${sql.lit(most)}`.execute(run);
  return rows;
}

export interface WaitingRow {
  courier: string;
  parcels: number;
  amount: Piastres;
  lateParcels: number;
  lateAmount: Piastres;
  overdueParcels: number;
  overdueAmount: Piastres;
}

/** Cash that couriers collected and payments that gateways captured, and did not send, with the amounts older than two moments; only few are that old. */
export async function selectWaiting(
  run: Runner,
  { late, overdue }: { late: Date; overdue: Date },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    with waiting as (
      select holder, count(*)::int as parcels, sum(amount) as amount from cod_collections where state = 'collected'
       group by holder
    ), late as (
      select holder, count(*)::int as parcels, sum(amount) as amount,
             count(*) filter (where collected_at < ${overdue})::int as "overdueParcels",
             sum(amount) filter (where collected_at < ${overdue}) as "overdueAmount"
        from cod_collections where state = 'collected' and collected_at < ${late} group by holder
    )
    select w.holder as courier, w.parcels, w.amount, coalesce(l.parcels, 0) as "lateParcels", coalesce(l.amount, 0) as "lateAmount",
           coalesce(l."overdueParcels", 0) as "overdueParcels", coalesce(l."overdueAmount", 0) as "overdueAmount"
      from waiting w left join late l using (holder)
    union all
    select p.provider, count(*)::int, sum(p.captured), count(*) filter (where p.captured_at < ${late})::int,
           coalesce(sum(p.captured) filter (where p.captured_at < ${late}), 0),
           count(*) filter (where p.captured_at < ${overdue})::int,
           coalesce(sum(p.captured) filter (where p.captured_at < ${overdue}), 0)
      from payments p
     where p.captured > 0 and p.provider = any(${GATEWAYS}::text[])
       and not exists (select from remittance_lines l where l.payment_id = p.id and l.kind = 'payment')
     group by p.provider
     order by amount desc, courier`.execute(run);
  return rows;
}

/** The couriers that bring cash and ever had a parcel, and the gateways that ever captured a payment. */
export async function selectSenders(run: Runner): Promise<Sender[]> {
  const { rows } = await sql<{ sender: Sender }>`
    select known.name as sender from unnest(${COLLECTORS}::text[]) as known (name)
     where exists (select from parcels p where p.carrier = known.name)
    union all
    select known.name from unnest(${GATEWAYS}::text[]) as known (name)
     where exists (select from payments p where p.provider = known.name and p.captured > 0)`.execute(run);
  return rows.map(({ sender }) => sender);
}

export async function lockRemittance(tx: Tx, id: number) {
  const { rows } = await sql<{ courier: string; net: Piastres; settledAt: Date | null }>`
    select courier, net, settled_at as "settledAt" from remittances where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** The bank has confirmed the transfer: settles the statement and all of its cash. */
export async function settle(
  tx: Tx,
  id: number,
  by: { userId: number; bankAmount: Piastres; bankReference: string; at: Date },
): Promise<void> {
  await sql`
    with settled as (
      update remittances set bank_amount = ${by.bankAmount}, bank_reference = ${by.bankReference},
                             settled_by = ${by.userId}, settled_at = ${by.at}
       where id = ${id} and settled_at is null returning id
    )
    update cod_collections c set state = 'settled'
      from remittance_lines l, settled
     where l.remittance_id = settled.id and l.kind = 'cash' and c.parcel_id = l.parcel_id and c.state = 'remitted'`.execute(
    tx,
  );
}

export interface ExceptionRow {
  id: number;
  courier: string;
  trackingNumber: string;
  orderId: number | null;
  kind: ExceptionKind;
  amount: Piastres;
  /** Of what waits in suspense: the statement's number, and why nobody knows it. */
  statement: string | null;
  note: string;
  openedAt: Date;
  /** What others must sign too: why, and who signed. */
  proposal: { actId: number; reason: string; by: string; signedBy: number[] } | null;
}

export async function selectOpenExceptions(run: Runner): Promise<ExceptionRow[]> {
  const { rows } = await sql<ExceptionRow>`
    select e.id, e.courier, coalesce(p.tracking_number, e.tracking_number) as "trackingNumber", mo.order_id as "orderId",
           e.kind, e.amount, r.reference as statement, e.note, e.opened_at as "openedAt",
           case when a.id is not null then json_build_object(
             'actId', a.id, 'reason', a.asked ->> 'reason', 'by', u.name,
             'signedBy', (select json_agg(s.user_id) from money_signatures s where s.act_id = a.id)) end as proposal
      from cash_exceptions e
      left join remittances r on r.id = e.remittance_id
      left join parcels p on p.id = e.parcel_id
      left join merchant_orders mo on mo.id = p.merchant_order_id
      left join money_acts a on a.action = 'cashDifference' and a.subject = e.id::text
                            and a.done_at is null and a.withdrawn_at is null
      left join users u on u.id = a.asked_by
     where e.closed_at is null order by e.opened_at, e.id limit ${sql.lit(MOST_EXCEPTIONS)}`.execute(run);
  return rows;
}

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

/** Records how late cash is; returns how many rows are later than recorded. */
export async function markOverdue(tx: Tx, { before, days }: { before: Date; days: number }): Promise<number> {
  const { rows } = await sql<{ parcel_id: number }>`
    update cod_collections set overdue_days = ${days}
     where state = 'collected' and collected_at < ${before} and coalesce(overdue_days, 0) < ${days}
    returning parcel_id`.execute(tx);
  return rows.length;
}

/** Opens an exception for all cash that has been missing since before this moment; returns how many. */
export async function openMissing(tx: Tx, { before, at }: { before: Date; at: Date }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into cash_exceptions (parcel_id, courier, kind, amount, opened_at)
    select c.parcel_id, c.holder, 'missing', c.amount, ${at}
      from cod_collections c
     where c.state = 'collected' and c.collected_at < ${before} and c.amount > 0
    on conflict do nothing returning id`.execute(tx);
  return rows.length;
}
