import { sql } from 'kysely';
import type { Settings } from '#modules/settings/settings.ts';
import type { Tx } from '#platform/server/database.ts';
import type { CaseFacts, Replacement } from '../message-facts.ts';
import type { CaseAudience } from '../messages.ts';
import { RETURN_TIMER_KINDS } from '../return-timers.ts';

/** A row of the history with the facts for messages; `id` is that of the return, claim or refund. */
export interface StoredStep extends Omit<CaseFacts, 'order' | 'replacement' | keyof Settings['returns']> {
  event: string;
  role: string;
  orderId: number;
  buyerId: number;
  merchantId: number;
  replacement: (Omit<Replacement, 'payBy'> & { payBy: string | null }) | null;
}

/**
 * Reads the present state, because a draft may have been approved by itself meanwhile and its reader would look for it
 * in vain.
 */
export async function selectCaseStep(tx: Tx, caseEventId: number): Promise<StoredStep | undefined> {
  const { rows } = await sql<StoredStep>`
    with step as (select * from case_events where id = ${caseEventId}),
    found as (
      select r.merchant_order_id, null::bigint as order_id, null as cause, false as is_credit, case when e.event = 'requested' then e.to_state else r.state end as state, r.reason as about,
             r.outcome, null as decision, r.wish, 0 as amount,
             (select sum(quantity)::int from return_lines where return_id = r.id) as units
        from step e join returns r on e.subject = 'return' and r.id = e.subject_id
      union all
      select c.merchant_order_id, null, null, false, c.state, c.kind, null, c.decision, c.wish, 0,
             (select coalesce(sum(quantity), 0)::int from claim_lines where claim_id = c.id)
        from step e join claims c on e.subject = 'claim' and c.id = e.subject_id
      union all
      select f.merchant_order_id, f.order_id, f.cause, paid.is_credit, f.state, '', null, null,
             case when back.kept is null then f.wish else 'refund' end,
             f.amount - coalesce(back.kept, 0) - paid.goes_on,
             (select coalesce(sum(quantity), 0)::int from refund_lines where refund_id = f.id)
        from step e join refunds f on e.subject = 'refund' and f.id = e.subject_id
        -- What of an exchange that fell through its buyer did get.
        cross join lateral (select sum(t.amount - t.came_back) as kept from refund_tenders t
                             where t.refund_id = f.id and t.came_back > 0) back
        -- What an exchange was paid with goes on by the means of the first order, which is told of there.
        cross join lateral (select coalesce(bool_and(p.provider = 'store_credit'), false) as is_credit,
                                   coalesce(sum(t.amount) filter (where p.provider = 'store_credit' and exists (
                                     select from replacements x where x.order_id = f.order_id)), 0)::int as goes_on
                              from refund_tenders t left join payments p on p.id = t.payment_id
                             where t.refund_id = f.id) paid
    )
    select e.subject, e.subject_id as id, e.event, e.role, e.reason, o.id as "orderId", o.user_id as "buyerId",
           coalesce(mo.merchant_id, 0) as "merchantId", coalesce(mo.merchant_name, '') as merchant, f.cause,
           f.is_credit as "isCredit", f.state, f.about, f.units, f.outcome, f.decision,
           f.wish, f.amount,
           (select t.due_at from timers t
             where t.fired_at is null and t.cancelled_at is null and t.subject_id = e.subject_id
               and t.kind = any(case e.subject when 'return' then ${RETURN_TIMER_KINDS}::text[]
                                               when 'claim' then array['claim_answer'] end)) as deadline,
           (select json_build_object(
                     'orderId', x.order_id, 'toPay', greatest(placed.total - f.amount, 0),
                     'rest', greatest(f.amount - placed.total, 0),
                     'payBy', (select t.due_at from timers t where t.kind = 'payment' and t.subject_id = x.order_id
                                  and t.fired_at is null and t.cancelled_at is null))
              from refunds f join replacements x on x.refund_id = f.id join orders placed on placed.id = x.order_id
             where e.subject = 'refund' and f.id = e.subject_id) as replacement,
           e.subject = 'refund' and exists (
             select from refunds money join returns r on r.id = money.return_id
              where money.id = e.subject_id and money.wish = 'refund' and r.outcome = 'exchange') as "wasExchange",
           e.subject = 'refund' and not exists (
             select from payout_channels p where p.user_id = o.user_id and p.replaced_at is null)
             and exists (select from refund_tenders t where t.refund_id = e.subject_id and t.means = 'channel'
                                                        and t.state <> 'succeeded') as "needsChannel",
           e.subject = 'refund' and exists (
             select from refund_tenders t where t.refund_id = e.subject_id and t.means = 'channel') as "toAccount"
      from step e
      cross join found f
      left join merchant_orders mo on mo.id = f.merchant_order_id
      join orders o on o.id = coalesce(f.order_id, mo.order_id)`.execute(tx);
  return rows[0];
}

/** The people to tell; none once the account is deleted. Packers see nothing of returns. */
export async function selectRecipients(
  tx: Tx,
  to: CaseAudience,
  { buyerId, merchantId }: Pick<StoredStep, 'buyerId' | 'merchantId'>,
): Promise<number[]> {
  const meant = {
    buyer: sql`u.id = ${buyerId}`,
    merchant: sql`u.id in (select m.user_id from merchant_members m where m.merchant_id = ${merchantId} and m.duty <> 'packer')`,
    support: sql`u.role in ('support', 'super_admin')`,
    finance: sql`u.role in ('finance', 'super_admin')`,
  }[to];
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.deleted_at is null and ${meant} order by u.id`.execute(tx);
  return rows.map(({ id }) => id);
}
