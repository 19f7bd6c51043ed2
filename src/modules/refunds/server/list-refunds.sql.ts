import { type RawBuilder, sql } from 'kysely';
import type { Dated, Runner } from '#platform/server/database.ts';
import { limitToPage, tabColumns } from '#platform/server/limit-to-page.ts';
import { REFUND_TABS, type RefundRow, type RefundTab } from '../calls.ts';

/** Tenders of a refund `r` that a person sends: as `isByHand` says. */
const BY_HAND = sql`
  from refund_tenders t left join payments p on p.id = t.payment_id
 where t.refund_id = r.id and t.state <> 'succeeded' and p.status is distinct from 'disputed'
   and (t.means = 'channel' or t.by_hand or t.state = 'failed')`;

/** The refunds of a tab, as `r`. Those under way are one in the table, by hand and by gateway. */
const OF_TAB: Readonly<Record<RefundTab, RawBuilder<unknown>>> = {
  drafted: sql`r.tab = 'drafted'`,
  to_transfer: sql`r.tab = 'sending' and exists (select ${BY_HAND})`,
  failed: sql`r.tab = 'failed'`,
  sending: sql`r.tab = 'sending' and not exists (select ${BY_HAND})`,
  done: sql`r.tab = 'done'`,
};

/** The number of refunds in each tab. */
export async function countRefundTabs(run: Runner): Promise<Record<RefundTab, number>> {
  const { rows } = await sql<Record<RefundTab, number>>`
    select ${tabColumns(REFUND_TABS, tab => sql`select from refunds r where ${OF_TAB[tab]}`)}`.execute(run);
  return rows[0] as Record<RefundTab, number>;
}

/** Refunds that have not left and are due before this moment, but those that wait for a bank. */
export async function countDueRefunds(run: Runner, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from refunds r
     where r.tab in ('drafted', 'sending', 'failed') and r.due_at < ${before} and not exists (
       select from refund_tenders t join payments p on p.id = t.payment_id
        where t.refund_id = r.id and t.state <> 'succeeded' and p.status = 'disputed')`.execute(run);
  return rows[0]?.count ?? 0;
}

/** A refund's order and the tab that lists it. */
export async function selectTabOfRefund(run: Runner, id: number) {
  const tab = REFUND_TABS.map(each => sql`when ${OF_TAB[each]} then ${sql.lit(each)}`);
  const { rows } = await sql<{ orderId: number; tab: RefundTab }>`
    select r.order_id as "orderId", case ${sql.join(tab, sql` `)} end as tab from refunds r where r.id = ${id}`.execute(
    run,
  );
  return rows[0];
}

/** Amounts in piastres. */
export type RefundListed = Dated<
  Omit<RefundRow, 'signatures' | 'needsTwo' | 'mayApprove' | 'mayRefuse'>,
  'dueAt'
> & { outcome: string | null; signedBy: number[]; draftedBy: number | null };

/** A page of a tab: the next deadline first if something must be done, otherwise the newest. */
export async function selectRefundRows(
  run: Runner,
  { tab, limit, offset }: { tab: RefundTab; limit: number; offset: number },
): Promise<RefundListed[]> {
  const order = tab === 'done' ? sql`r.id desc` : sql`r.due_at, r.id`;
  return selectRows(
    run,
    sql`(select * from refunds r where ${OF_TAB[tab]} order by ${order} ${limitToPage({ limit, offset })})`,
    order,
  );
}

/** One that a person sends (further), as the list shows it. */
export async function selectRefundToTransfer(run: Runner, id: number): Promise<RefundListed | undefined> {
  const [found] = await selectRows(run, sql`(select * from refunds where id = ${id})`, sql`r.id`);
  return found;
}

async function selectRows(
  run: Runner,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<RefundListed[]> {
  const { rows } = await sql<RefundListed>`
    select r.id, o.id as "orderId", coalesce(mo.merchant_name, '') as "merchantName", r.state, r.cause, r.wish, r.amount,
           r.due_at as "dueAt", ret.outcome, r.reason, r.drafted_by as "draftedBy",
           (select coalesce(json_agg(s.user_id), '[]') from money_acts a join money_signatures s on s.act_id = a.id
             where a.action = 'refund' and a.subject = r.id::text and a.withdrawn_at is null) as "signedBy",
           exists (select from payout_channels c where c.user_id = o.user_id and c.replaced_at is null) as "hasChannel",
           case when r.receipt is not null then 'stored'
                when hand.amount > 0 or exists (select from refund_tenders t where t.refund_id = r.id and t.sent_by is not null)
                then 'missing' else 'none' end as receipt,
           hand.amount as "toTransfer", hand.to_channel as "needsChannel",
           case when hand.amount > 0 and not hand.to_channel
                then json_build_object('name', u.name, 'mobile', u.mobile) end as payee
      from ${which} r
      join orders o on o.id = r.order_id
      join users u on u.id = o.user_id
      cross join lateral (
        select coalesce(sum(t.amount), 0)::int as amount, coalesce(bool_or(t.means = 'channel'), false) as to_channel
          ${BY_HAND}) hand
      left join merchant_orders mo on mo.id = r.merchant_order_id
      left join returns ret on ret.id = r.return_id
     order by ${order}`.execute(run);
  return rows;
}
