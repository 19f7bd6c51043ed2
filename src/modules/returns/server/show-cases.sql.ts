import { type RawBuilder, sql } from 'kysely';
import type { DeliveryAddress } from '#modules/orders/order-view.ts';
import type { CaseActor } from '#modules/refunds/case-actor.ts';
import { MOST_COUNTED } from '#platform/page.ts';
import { allOf } from '#platform/server/all-of.ts';
import type { Dated, Runner } from '#platform/server/database.ts';
import { countUpTo, limitToPage } from '#platform/server/limit-to-page.ts';
import { CASE_TABS, type CaseRow, type CaseTab } from '../back-office.calls.ts';
import type { ShownClaim, ShownReturn } from '../case-view.ts';
import type { Return } from '../return.ts';
import { RETURN_TIMER_KINDS } from '../return-timers.ts';

/** A case as it is shown, but amounts in piastres and times as such, with the facts that decide who sees what of it. */
type Stored<Shown extends ShownReturn | ShownClaim> = Omit<
  Dated<Shown, 'openedAt' | 'dueAt'>,
  'kind' | 'facts' | 'fetchFrom' | 'actions' | 'mayAnswer' | 'mayDecide'
> & {
  buyerId: number;
  merchantId: number;
  /** Empty where a merchant may not know it any more. */
  customer: string;
  paymentMethod: string;
};
export type StoredClaim = Stored<ShownClaim>;
export type StoredReturn = Stored<ShownReturn> &
  Pick<Return, 'merchantStatus' | 'receivedAt' | 'decidedAt'> & { address: DeliveryAddress };

/** The cases that an actor sees (A1, A2). */
function seenBy(actor: CaseActor): RawBuilder<unknown> {
  // Starts from the buyer's orders, whose number is small in any shop.
  if (actor.kind === 'buyer')
    return sql`mo.id = any(array(select own.id from orders b join merchant_orders own on own.order_id = b.id
                                  where b.user_id = ${actor.userId}))`;
  if (actor.kind === 'merchant') return sql`mo.merchant_id = ${actor.merchantId}`;
  return sql`true`;
}

/** A merchant knows the buyer until its part is over (A3): src/modules/orders/visible-order.ts. */
const customerFor = (actor: CaseActor) =>
  actor.kind === 'merchant'
    ? sql`case when mo.status in ('new', 'accepted', 'ready', 'shipped', 'delivered', 'undelivered')
               then o.address ->> 'recipient' else '' end`
    : sql`o.address ->> 'recipient'`;

export interface Which {
  id?: number;
  orderId?: number;
  most: number;
}

const chosen = (table: 'returns' | 'claims', { id, orderId }: Which) => {
  const own = table === 'returns' ? sql`r.id` : sql`c.id`;
  const ofOrder = sql`${own} = any(array(
    select of_it.id from ${sql.table(table)} of_it join merchant_orders part on part.id = of_it.merchant_order_id
     where part.order_id = ${orderId}))`;
  return allOf(id !== undefined && sql`${own} = ${id}`, orderId !== undefined && ofOrder);
};

const steps = (subject: 'return' | 'claim', id: RawBuilder<unknown>) => sql`
  coalesce((select json_agg(json_build_object('event', e.event, 'to', e.to_state, 'role', e.role, 'reason', e.reason,
                                              'at', e.happened_at) order by e.id)
              from case_events e where e.subject = ${subject} and e.subject_id = ${id}), '[]')`;

const photos = (column: RawBuilder<unknown>) => sql`
  coalesce((select json_agg(ph.picture order by ph.id) from return_photos ph where ${column}), '[]')`;

const refund = (column: RawBuilder<unknown>) => sql`
  (select json_build_object('id', f.id, 'state', f.state, 'cause', f.cause, 'wish', f.wish, 'goods', f.goods,
            'delivery', f.delivery, 'fees', f.fees, 'deducted', f.deducted,
            'givenBefore', f.given_before, 'amount', f.amount,
            'replacementOrderId', (select p.order_id from replacements p where p.refund_id = f.id),
            'replacement', coalesce((select o.total from replacements p join orders o on o.id = p.order_id
                                      where p.refund_id = f.id and exists (
                                        select from merchant_orders other
                                         where other.order_id = o.id and other.status <> 'cancelled')), 0),
            'payReplacementBy', (select t.due_at from replacements p join timers t on t.subject_id = p.order_id
                                  where p.refund_id = f.id and t.kind = 'payment' and t.fired_at is null
                                    and t.cancelled_at is null),
            'toAccount', exists (select from refund_tenders t where t.refund_id = f.id and t.means = 'channel'),
            'needsChannel', f.state in ('drafted', 'approved', 'sending') and exists (
               select from refund_tenders t where t.refund_id = f.id and t.means = 'channel' and t.state <> 'succeeded'))
     from refunds f where ${column})`;

/** Until when the next step of a case is due. */
const due = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`
  (select min(t.due_at) from timers t
    where t.kind = any(case ${kind} when 'return' then ${RETURN_TIMER_KINDS}::text[] else array['claim_answer'] end)
      and t.subject_id = ${id} and t.fired_at is null and t.cancelled_at is null)`;

/** The courier that fetches a return, while its booking stands. */
const PICKUP = sql`
  (select json_build_object('courier', b.courier, 'trackingNumber', b.tracking_number,
                            'state', coalesce(b.reported_state, case when b.tracking_number is null then 'asked' else 'booked' end))
     from courier_bookings b where b.return_id = r.id and b.ended_at is null)`;

/** Returns that an actor may see, newest first. */
export async function selectReturns(run: Runner, actor: CaseActor, which: Which): Promise<StoredReturn[]> {
  const { rows } = await sql<StoredReturn>`
    select r.id, o.id as "orderId", mo.id as "merchantOrderId", o.user_id as "buyerId", mo.merchant_id as "merchantId",
           mo.merchant_name as "merchantName", ${customerFor(actor)} as customer, o.payment_method as "paymentMethod",
           m.status as "merchantStatus", r.note, r.wish, r.state, r.reason, r.payer,
           r.way, ${PICKUP} as pickup, o.address,
           json_build_object('address', coalesce(nullif(m.return_address, ''), m.address), 'phone', m.phone) as "returnTo",
           r.outcome, r.answer, r.received_at as "receivedAt", r.decided_at as "decidedAt",
           r.requested_at as "openedAt", ${photos(sql`ph.return_id = r.id`)} as photos,
           ${steps('return', sql`r.id`)} as steps, ${refund(sql`f.return_id = r.id and f.state <> 'refused'`)} as refund,
           ${due(sql`'return'`, sql`r.id`)} as "dueAt",
           (select json_agg(json_build_object('lineId', l.id, 'title', l.title, 'options', l.options,
                     'imageUrl', l.image, 'quantity', rl.quantity, 'received', rl.received,
                     'exchangeFor', case when r.wish = 'exchange' then coalesce(
                       (select array_to_string(v.options, ' · ') from variants v where v.id = rl.exchange_variant_id), '') end,
                     'sellable', rl.sellable, 'damaged', rl.damaged, 'wrongItem', rl.wrong_item, 'unseen', rl.unseen,
                     'accepted', rl.accepted) order by rl.id)
              from return_lines rl join order_lines l on l.id = rl.order_line_id where rl.return_id = r.id) as lines
      from returns r
      join merchant_orders mo on mo.id = r.merchant_order_id
      join orders o on o.id = mo.order_id
      join merchants m on m.id = mo.merchant_id
     where ${seenBy(actor)} and ${chosen('returns', which)}
     order by r.id desc limit ${sql.lit(which.most)}`.execute(run);
  return rows;
}

/** Claims of buyers that an actor may see, newest first; those on couriers are not theirs. */
export async function selectClaims(run: Runner, actor: CaseActor, which: Which): Promise<StoredClaim[]> {
  const { rows } = await sql<StoredClaim>`
    select c.id, o.id as "orderId", mo.id as "merchantOrderId", o.user_id as "buyerId", mo.merchant_id as "merchantId",
           mo.merchant_name as "merchantName", ${customerFor(actor)} as customer, o.payment_method as "paymentMethod", c.note, c.wish, c.kind as about, c.state, c.answer, c.decision,
           c.decision_note as "decisionNote", c.recovered_from as "recoveredFrom", c.opened_at as "openedAt",
           ${photos(sql`ph.claim_id = c.id`)} as photos, ${steps('claim', sql`c.id`)} as steps,
           ${refund(sql`f.claim_id = c.id and f.state <> 'refused'`)} as refund, ${due(sql`'claim'`, sql`c.id`)} as "dueAt",
           coalesce((select json_agg(json_build_object('lineId', l.id, 'title', l.title, 'options', l.options,
                              'imageUrl', l.image, 'quantity', cl.quantity) order by cl.id)
                       from claim_lines cl join order_lines l on l.id = cl.order_line_id where cl.claim_id = c.id), '[]') as lines
      from claims c
      join merchant_orders mo on mo.id = c.merchant_order_id
      join orders o on o.id = mo.order_id
     where c.kind <> 'courier' and ${seenBy(actor)} and ${chosen('claims', which)}
     order by c.id desc limit ${sql.lit(which.most)}`.execute(run);
  return rows;
}

/** The cases that the back-office shows: a merchant's own (A1), all for staff. */
const managedBy = (actor: CaseActor) =>
  actor.kind === 'merchant' ? sql`c.merchant_id = ${actor.merchantId}` : sql`true`;

const RETURNS = sql`select 'return' as kind, c.id, c.merchant_order_id, c.state, c.reason, c.requested_at as opened_at from returns c`;
const CLAIMS = sql`select 'claim', c.id, c.merchant_order_id, c.state, c.kind, c.opened_at from claims c`;

/** The number of cases in each tab; both kinds are counted up to `MOST_COUNTED`. */
export async function countTabs(run: Runner, actor: CaseActor): Promise<Record<CaseTab, number>> {
  const count = (table: 'returns' | 'claims', tab: CaseTab) =>
    countUpTo(sql`select from ${sql.table(table)} c where c.tab = ${sql.lit(tab)} and ${managedBy(actor)}`);
  const columns = CASE_TABS.map(
    tab => sql`least(${count('returns', tab)} + ${count('claims', tab)}, ${MOST_COUNTED}) as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<Record<CaseTab, number>>`select ${sql.join(columns)}`.execute(run);
  return rows[0] as Record<CaseTab, number>;
}

type ListedCase = Dated<CaseRow, 'openedAt' | 'dueAt'>;

/** A page of a tab, the oldest first if somebody waits. It reads no more of each kind than the page can need. */
export async function selectManagedCases(
  run: Runner,
  actor: CaseActor,
  { tab, limit, offset }: { tab: CaseTab; limit: number; offset: number },
): Promise<ListedCase[]> {
  const way = tab === 'done' ? sql`desc` : sql`asc`;
  const some = (cases: RawBuilder<unknown>, openedAt: string) =>
    sql`(${cases} where c.tab = ${tab} and ${managedBy(actor)}
          order by ${sql.ref(openedAt)} ${way}, c.id ${way} limit ${sql.lit(limit + offset)})`;
  const { rows } = await sql<ListedCase>`
    select c.kind, c.id, mo.order_id as "orderId", mo.merchant_name as "merchantName", c.state, c.reason,
           c.opened_at as "openedAt", l.units, l.image, l.title,
           ${due(sql`c.kind`, sql`c.id`)} as "dueAt"
      from (select * from (${some(RETURNS, 'c.requested_at')} union all ${some(CLAIMS, 'c.opened_at')}) both_kinds
             order by opened_at ${way}, id ${way} ${limitToPage({ limit, offset })}) c
      join merchant_orders mo on mo.id = c.merchant_order_id
      cross join lateral (
        select coalesce(sum(x.quantity), 0)::int as units, coalesce((array_agg(ol.image order by ol.id))[1], '') as image,
               coalesce((array_agg(ol.title order by ol.id))[1], '') as title
          from (select rl.order_line_id, rl.quantity from return_lines rl where c.kind = 'return' and rl.return_id = c.id
                union all
                select cl.order_line_id, cl.quantity from claim_lines cl where c.kind = 'claim' and cl.claim_id = c.id) x
          join order_lines ol on ol.id = x.order_line_id) l
     order by c.opened_at ${way}, c.id ${way}`.execute(run);
  return rows;
}
