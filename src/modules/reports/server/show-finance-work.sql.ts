import { type RawBuilder, sql } from 'kysely';
import { GATEWAYS } from '#modules/payments/providers.ts';
import type { Runner } from '#platform/server/database.ts';
import { FINANCE_WORK, type FinanceWork, HOUSE_DAYS, STATEMENT_DAYS, type Whose } from '../finance-work.ts';
import { MOST_TASKS } from '../task.ts';

/** Amounts in piastres. */
export interface WorkRow {
  kind: FinanceWork;
  id: number;
  dueAt: Date | null;
  amount: number;
  /** The shop, courier or gateway that it is about. */
  who: string;
  orderId: number | null;
  /** A merchant's statement. */
  statementId: number | null;
  reference: string;
  assignee: Colleague | null;
}

export interface Colleague {
  id: number;
  name: string;
}

const within = (since: RawBuilder<unknown>, kind: keyof typeof HOUSE_DAYS) =>
  sql`${since} + ${sql.lit(HOUSE_DAYS[kind])} * interval '1 day'`;

/**
 * The open rows of each kind, in the order of the columns of `WorkRow` after its kind. Those that the home counts as
 * tasks are found by the same conditions (show-home.sql.ts).
 */
const openAt = (now: Date): Readonly<Record<FinanceWork, RawBuilder<unknown>>> => ({
  refund_to_transfer: sql`
    select r.id, r.due_at, w.amount, u.name, r.order_id, null::bigint, ''
      from refunds r join orders o on o.id = r.order_id join users u on u.id = o.user_id,
           lateral (select sum(t.amount)::bigint as amount
                      from refund_tenders t left join payments p on p.id = t.payment_id
                     where t.refund_id = r.id and t.state <> 'succeeded' and p.status is distinct from 'disputed'
                       and (t.means = 'channel' or t.by_hand)) w
     where r.tab = 'sending' and w.amount is not null`,
  refund_to_approve: sql`
    select r.id, r.due_at, r.amount, u.name, r.order_id, null::bigint, ''
      from refunds r join orders o on o.id = r.order_id join users u on u.id = o.user_id where r.state = 'drafted'`,
  refund_failed: sql`
    select r.id, r.due_at, w.amount, w.provider, r.order_id, null::bigint, ''
      from refunds r,
           lateral (select sum(t.amount)::bigint as amount, min(p.provider) as provider
                      from refund_tenders t join payments p on p.id = t.payment_id
                     where t.refund_id = r.id and t.state = 'failed') w
     where r.tab = 'failed'`,
  bank_dispute: sql`
    select d.id, d.due_at, d.amount, p.provider, p.order_id, null::bigint, ''
      from disputes d join payments p on p.id = d.payment_id where d.ended_at is null`,
  transfer: sql`
    select p.id, p.expires_at, p.amount, p.method, p.order_id, null::bigint, coalesce(p.reference, '')
      from payments p
     where p.provider = 'manual' and p.captured = 0
       and (p.status = 'pending' or (p.status = 'expired' and p.proof is not null and p.proof_refusal is null))`,
  merchant_dispute: sql`
    select s.id, ${within(sql`s.disputed_at`, 'merchant_dispute')}, s.closing, m.name_ar, null::bigint, s.id, s.number::text
      from statements s join merchants m on m.id = s.merchant_id where s.dispute is not null and s.answer is null`,
  cash_difference: sql`
    select e.id, ${within(sql`e.opened_at`, 'cash_difference')}, e.amount, e.courier, mo.order_id, null::bigint, e.tracking_number
      from cash_exceptions e left join parcels p on p.id = e.parcel_id
           left join merchant_orders mo on mo.id = p.merchant_order_id
     where e.closed_at is null and e.kind not in ('surplus', 'deduction')`,
  refunded_parcel: sql`
    select r.id, ${within(sql`r.opened_at`, 'refunded_parcel')}, r.amount, mo.merchant_name, mo.order_id, null::bigint, ''
      from refunded_parcels r join parcels p on p.id = r.parcel_id join merchant_orders mo on mo.id = p.merchant_order_id
     where r.closed_at is null and p.state <> 'returned'`,
  suspense: sql`
    select e.id, ${within(sql`e.opened_at`, 'suspense')}, e.amount, e.courier, null::bigint, null::bigint,
           concat_ws(' · ', m.reference, nullif(e.tracking_number, ''))
      from cash_exceptions e join remittances m on m.id = e.remittance_id
     where e.closed_at is null and e.kind in ('surplus', 'deduction')`,
  unsettled_statement: sql`
    select r.id, ${within(sql`r.imported_at`, 'unsettled_statement')}, r.net, r.courier, null::bigint, null::bigint, r.reference
      from remittances r where r.settled_at is null`,
  missing_statement: sql`
    select min(p.id), ${within(sql`min(p.captured_at)`, 'missing_statement')},
           sum(p.captured - coalesce(back.amount, 0) - coalesce(lost.amount, 0))::bigint, p.provider, null::bigint, null::bigint, ''
      from payments p
      left join lateral (
        select sum(t.amount) as amount from refund_tenders t
         where t.payment_id = p.id and t.means = 'gateway' and t.state = 'succeeded' and not t.by_hand
           and not t.remitted) back on true
      left join lateral (
        select sum(case when d.decision = 'lost' and not d.remitted then d.amount else 0 end
                   + case when d.fee_remitted then 0 else d.fee end) as amount from disputes d
         where d.payment_id = p.id and (d.decision = 'lost' and not d.remitted or d.fee > 0 and not d.fee_remitted)) lost on true
     where p.captured > 0 and not p.remitted and p.provider = any(${GATEWAYS}::text[])
     group by p.provider
    having min(p.captured_at) < ${now}::timestamptz - ${sql.lit(STATEMENT_DAYS)} * interval '1 day'`,
  courier_claim: sql`
    select c.id, ${within(sql`c.opened_at`, 'courier_claim')},
           coalesce(d.amount, (select sum(pl.net - pl.net * pl.restocked / pl.quantity)::int
                                 from parcel_lines pl where pl.parcel_id = p.id and pl.quantity > 0), 0),
           p.carrier, mo.order_id, null::bigint, coalesce(p.tracking_number, '')
      from claims c join parcels p on p.id = c.parcel_id join merchant_orders mo on mo.id = c.merchant_order_id
           left join courier_claims d on d.claim_id = c.id
     where c.tab = 'courier' and c.closed_at is null and p.carrier <> 'merchant'`,
  payout: sql`
    select p.id, ${within(sql`p.created_at`, 'payout')}, p.amount, m.name_ar, null::bigint, null::bigint, ''
      from payouts p join merchants m on m.id = p.merchant_id where p.state <> 'paid'`,
});

interface Asked {
  now: Date;
  whose: Whose | undefined;
  userId: number;
}

/** The most urgent rows of each kind, up to as many as tasks are counted. */
function allAt({ now, whose, userId }: Asked): RawBuilder<unknown> {
  const open = openAt(now);
  const isShown = { mine: sql`a.user_id = ${userId}`, nobodys: sql`a.user_id is null` };
  const kinds = FINANCE_WORK.map(
    kind => sql`
      (select ${sql.lit(kind)} as kind, open.*, a.user_id
         from (${open[kind]}) open (id, due_at, amount, who, order_id, statement_id, reference)
         left join finance_assignees a on a.kind = ${sql.lit(kind)} and a.work_id = open.id
        where ${whose ? isShown[whose] : sql`true`}
        order by due_at nulls first, id limit ${sql.lit(MOST_TASKS)})`,
  );
  return sql.join(kinds, sql` union all `);
}

export async function selectWork(run: Runner, asked: Asked): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select kind, work.id, due_at as "dueAt", amount, who, order_id as "orderId", statement_id as "statementId", reference,
           case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as assignee
      from (${allAt(asked)}) work left join users u on u.id = work.user_id order by due_at nulls first, work.id`.execute(
    run,
  );
  return rows;
}

/** Whether this row still waits. */
export async function isOpenWork(
  run: Runner,
  { kind, workId, now }: { kind: FinanceWork; workId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from (${openAt(now)[kind]}) open (id, due_at, amount, who, order_id, statement_id, reference)
     where id = ${workId}`.execute(run);
  return rows.length > 0;
}

/** Forgets who had what is finished. */
export async function deleteFinished(run: Runner, now: Date): Promise<void> {
  const open = openAt(now);
  for (const kind of FINANCE_WORK)
    await sql`
      delete from finance_assignees a
       where a.kind = ${kind} and not exists (
         select from (${open[kind]}) open (id, due_at, amount, who, order_id, statement_id, reference)
          where open.id = a.work_id)`.execute(run);
}
