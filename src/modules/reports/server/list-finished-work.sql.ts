import { type RawBuilder, sql } from 'kysely';
import { PERMISSIONS } from '#platform/permission.ts';
import type { Runner } from '#platform/server/database.ts';
import { FINANCE_WORK, type FinanceWork } from '../finance-work.ts';
import { MOST_TASKS } from '../task.ts';
import type { WorkRow } from './show-finance-work.sql.ts';

/** Amounts in piastres. */
export interface FinishedRow extends Omit<WorkRow, 'dueAt' | 'assignee'> {
  at: Date;
  /** Who finished it. */
  by: string;
}

const REFUND = sql`
  r.amount, u.name, r.order_id, null::bigint, coalesce(a."to" ->> 'reference', '')
    from today a join refunds r on r.id = a.subject_id::bigint join orders o on o.id = r.order_id join users u on u.id = o.user_id`;

const EXCEPTION = sql`
  e.amount, e.courier, mo.order_id, null::bigint, e.tracking_number
    from today a join cash_exceptions e on e.id = a.subject_id::bigint left join parcels p on p.id = e.parcel_id
         left join merchant_orders mo on mo.id = p.merchant_order_id
   where a.what = 'cash_exception.closed'`;

const REMITTANCE = sql`
  r.net, r.courier, null::bigint, null::bigint, r.reference from today a join remittances r on r.id = a.subject_id::bigint`;

/**
 * The acts that finish each kind of work, as the audit `today` has them, in the order of the columns of `WorkRow` after
 * its deadline. A statement that was imported ends the search for it, of a courier as of a gateway.
 */
const FINISHED: Readonly<Record<FinanceWork, RawBuilder<unknown>>> = {
  refund_to_transfer: sql`${REFUND} where a.what = 'refund.transfer'`,
  refund_to_approve: sql`
    ${REFUND} where a.what = 'refund.state' and a."from" = '"drafted"' and a."to" <> '"countersigned"'`,
  refund_failed: sql`${REFUND} where a.what = 'refund.state' and a."from" = '"failed"'`,
  bank_dispute: sql`
    p.amount, p.provider, p.order_id, null::bigint, ''
      from today a join payments p on p.id = a.subject_id::bigint
     where a.what = 'payment.dispute' and (a."to" #>> '{}' = 'won' or a."to" #>> '{}' like 'lost %')`,
  transfer: sql`
    p.amount, p.method, p.order_id, null::bigint, coalesce(p.reference, '')
      from today a join payments p on p.id = a.subject_id::bigint where a.what in ('payment.captured', 'payment.proof')`,
  merchant_dispute: sql`
    s.closing, m.name_ar, null::bigint, s.id, s.number::text
      from today a join statements s on s.id = a.subject_id::bigint join merchants m on m.id = s.merchant_id
     where a.what = 'statement.answer'`,
  cash_difference: sql`${EXCEPTION} and e.kind not in ('surplus', 'deduction')`,
  refunded_parcel: sql`
    r.amount, mo.merchant_name, mo.order_id, null::bigint, ''
      from today a join parcels p on p.id = a.subject_id::bigint join merchant_orders mo on mo.id = p.merchant_order_id,
           lateral (select amount from refunded_parcels where parcel_id = p.id order by id desc limit 1) r
     where a.what = 'refunded_parcel.decided'`,
  suspense: sql`${EXCEPTION} and e.kind in ('surplus', 'deduction')`,
  unsettled_statement: sql`${REMITTANCE} where a.what = 'remittance.settled'`,
  missing_statement: sql`${REMITTANCE} where a.what = 'remittance.imported'`,
  courier_claim: sql`
    coalesce(d.amount, 0), p.carrier, mo.order_id, null::bigint, coalesce(p.tracking_number, '')
      from today a join claims c on c.id = a.subject_id::bigint join parcels p on p.id = c.parcel_id
           join merchant_orders mo on mo.id = c.merchant_order_id left join courier_claims d on d.claim_id = c.id
     where a.what = 'courier_claim.decided' and c.closed_at is not null`,
  payout: sql`
    p.amount - p.withheld, m.name_ar, null::bigint, null::bigint, p.bank_reference
      from today a join payouts p on p.id = a.subject_id::bigint join merchants m on m.id = p.merchant_id
     where a.what = 'payout.state' and a."to" = '"paid"'`,
};

const ACTS = [
  'refund.transfer',
  'refund.state',
  'payment.dispute',
  'payment.captured',
  'payment.proof',
  'statement.answer',
  'cash_exception.closed',
  'refunded_parcel.decided',
  'remittance.settled',
  'remittance.imported',
  'courier_claim.decided',
  'payout.state',
];

/** What people of finance finished since a moment, the last first; an act that was done twice counts once. */
export async function selectFinished(
  run: Runner,
  { since, userId }: { since: Date; userId: number | undefined },
): Promise<FinishedRow[]> {
  const staff = [...PERMISSIONS.remittances.staff];
  const kinds = FINANCE_WORK.map(
    kind => sql`
      select ${sql.lit(kind)} as kind, a.id as act, a.subject_id::bigint as id, a.happened_at as at, a.user_id, ${FINISHED[kind]}`,
  );
  const { rows } = await sql<FinishedRow>`
    with today as materialized (
      select distinct on (what, subject_id) * from audit_log
       where happened_at >= ${since} and what = any(${ACTS}::text[]) and role = any(${staff}::text[])
         and (${userId ?? null}::bigint is null or user_id = ${userId ?? null})
       order by what, subject_id, id desc
    )
    select d.kind, d.id, d.at, u.name as by, d.amount, d.who, d.order_id as "orderId", d.statement_id as "statementId",
           d.reference
      from (${sql.join(kinds, sql` union all `)}) d
             (kind, act, id, at, user_id, amount, who, order_id, statement_id, reference)
      join users u on u.id = d.user_id
     order by d.act desc limit ${sql.lit(MOST_TASKS)}`.execute(run);
  return rows;
}
