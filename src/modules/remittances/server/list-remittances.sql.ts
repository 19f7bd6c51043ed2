import { sql } from 'kysely';
import { GATEWAYS } from '#modules/payments/providers.ts';
import { COLLECTORS } from '#modules/shipping/courier.ts';
import type { Piastres } from '#platform/money.ts';
import type { Dated, Runner } from '#platform/server/database.ts';
import type { CashException, Remittance } from '../calls.ts';
import { MOST_EXCEPTIONS } from '../cash-exception.ts';
import type { Sender } from '../sender.ts';

/** Amounts in piastres. */
export type RemittanceRow = Dated<Remittance, 'importedAt' | 'settledAt'>;

/** `lines` are the rows of the file that were new: those that are booked, and those that wait in suspense or were decided there. */
export async function selectRemittances(
  run: Runner,
  { before, most }: { before: number | undefined; most: number },
): Promise<RemittanceRow[]> {
  const { rows } = await sql<RemittanceRow>`
    select r.id, r.courier, r.reference, r.gross, r.fees, r.net, r.imported_at as "importedAt",
           u.name as "importedBy", r.settled_at as "settledAt", r.bank_reference as "bankReference",
           r.lines + (select count(*)::int from cash_exceptions e
                       where e.remittance_id = r.id and e.row_number is not null and not exists (
                         select from remittance_lines l
                          where l.remittance_id = e.remittance_id and l.row_number = e.row_number)) as lines
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

/**
 * What gateways captured, and what they took back from us for refunds and for banks, that no statement has yet; a refund is as
 * old as its payment, whose money will not come.
 */
const AT_GATEWAYS = sql`
  select p.provider, 1 as payments, p.captured as amount, p.captured_at as at
    from payments p
   where p.captured > 0 and not p.remitted and p.provider = any(${GATEWAYS}::text[])
  union all
  select p.provider, 0, -t.amount, p.captured_at
    from refund_tenders t join payments p on p.id = t.payment_id
   where t.means = 'gateway' and t.state = 'succeeded' and not t.by_hand and not t.remitted
     and p.provider = any(${GATEWAYS}::text[])
  union all
  select p.provider, 0, -(case when d.decision = 'lost' and not d.remitted then d.amount else 0 end
                          + case when d.fee_remitted then 0 else d.fee end), p.captured_at
    from disputes d join payments p on p.id = d.payment_id
   where (d.decision = 'lost' and not d.remitted or d.fee > 0 and not d.fee_remitted)
     and p.provider = any(${GATEWAYS}::text[])`;

/** Cash that couriers collected and the money of payments that gateways have, and did not send, with the amounts older than two moments; only few are that old. */
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
    select g.provider, sum(g.payments)::int, sum(g.amount), coalesce(sum(g.payments) filter (where g.at < ${late}), 0)::int,
           coalesce(sum(g.amount) filter (where g.at < ${late}), 0),
           coalesce(sum(g.payments) filter (where g.at < ${overdue}), 0)::int,
           coalesce(sum(g.amount) filter (where g.at < ${overdue}), 0)
      from (${AT_GATEWAYS}) g
     group by g.provider
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
     where exists (select from payments p where p.provider = known.name and p.captured > 0 and not p.remitted)
        or exists (select from remittances r where r.courier = known.name)`.execute(run);
  return rows.map(({ sender }) => sender);
}

export type ExceptionRow = Dated<Omit<CashException, 'proposal' | 'isPlaceable'>, 'openedAt'> & {
  row: number | null;
  gross: Piastres;
  /** What others must sign too, with its reason, and who signed. */
  proposal:
    | (Pick<NonNullable<CashException['proposal']>, 'actId' | 'outcome' | 'reason' | 'by'> & {
        signedBy: number[];
      })
    | null;
};

export async function selectOpenExceptions(run: Runner): Promise<ExceptionRow[]> {
  const { rows } = await sql<ExceptionRow>`
    select e.id, e.courier, coalesce(p.tracking_number, e.tracking_number) as "trackingNumber", mo.order_id as "orderId",
           e.kind, e.amount, r.reference as statement, e.note, e.opened_at as "openedAt",
           e.row_number as row, e.gross,
           case when a.id is not null then json_build_object(
             'actId', a.id, 'outcome', a.asked ->> 'outcome', 'reason', a.asked ->> 'reason', 'by', u.name,
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
