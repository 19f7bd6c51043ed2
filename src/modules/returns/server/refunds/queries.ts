import { type RawBuilder, sql } from 'kysely';
import { feesKept, type PartFees } from '#modules/ledger/fees-kept.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { limitToPage } from '#platform/server/limit-to-page.ts';
import type { Recovery } from '../../claim.ts';
import type { RefundCause, RefundState } from '../../refund.ts';
import type { PaidTender, RefundAmount, RefundTender, SoldMerchantOrder } from '../../refund-amount.ts';
import type { Carriage, OwedRefund, RefundedLine } from '../../refund-posting.ts';
import { MOST_REFUNDS_COUNTED, REFUND_TABS, type RefundTab } from '../../refunds.calls.ts';
import type { Wish } from '../../return.ts';

/** The parcels that brought units of a line, in the order in which their units are given back. */
const DELIVERED = sql`
  coalesce((select json_agg(json_build_object('carrier', p.carrier, 'units', pl.quantity) order by p.id)
              from parcel_lines pl join parcels p on p.id = pl.parcel_id
             where pl.order_line_id = l.id and p.state = 'delivered' and pl.quantity > 0), '[]')`;

/** A parcel `p` that did not arrive has no fees to give back with what was returned. */
const ARRIVES = sql`
  case when p.state in ('undelivered', 'lost', 'damaged', 'returned') then 'failed' else 'stands' end`;

/** Refunds that were refused owe nothing. */
const STANDING = sql`r.state <> 'refused'`;

/** A part as it was sold, and how much of it was refunded already; `but`: by other refunds than this one. */
export async function selectSoldMerchantOrder(
  run: Runner,
  merchantOrderId: number,
  { but = null }: { but?: number | null } = {},
): Promise<SoldMerchantOrder | undefined> {
  const others = sql`${STANDING} and r.id is distinct from ${but}::bigint`;
  const { rows } = await sql<Omit<SoldMerchantOrder, 'fees'> & PartFees>`
    select mo.delivery - mo.waived_delivery as delivery, mo.packaging + mo.admin_fee - mo.waived_others as others,
           exists (select from order_lines l where l.merchant_order_id = mo.id and l.open > 0) as "isOpen",
           coalesce((select json_agg(json_build_object('fees', p.fees, 'fate', ${ARRIVES}))
                       from parcels p where p.merchant_order_id = mo.id and p.state <> 'cancelled'), '[]') as parcels,
           (select coalesce(sum(r.delivery), 0)::int from refunds r
             where r.merchant_order_id = mo.id and ${others}) as "refundedDelivery",
           (select coalesce(sum(r.fees), 0)::int from refunds r
             where r.merchant_order_id = mo.id and ${others}) as "refundedFees",
           (select json_agg(frozen_line(l) || jsonb_build_object('id', l.id,
                     'paidUnits', case when o.payment_method = 'cash_on_delivery' then l.delivered
                                       else l.quantity - l.cancelled - l.failed end,
                     'refundedUnits', (select coalesce(sum(rl.quantity), 0)::int
                                         from refund_lines rl join refunds r on r.id = rl.refund_id
                                        where rl.order_line_id = l.id and ${others}),
                     'withdrawnUnits', withdrawn_units(l.id, ${but}::bigint)) order by l.id)
              from order_lines l where l.merchant_order_id = mo.id) as lines
      from merchant_orders mo join orders o on o.id = mo.order_id
     where mo.id = ${merchantOrderId}`.execute(run);
  const [merchantOrder] = rows;
  if (!merchantOrder) return undefined;
  const { delivery, others: fees } = feesKept(merchantOrder);
  return { ...merchantOrder, delivery, fees };
}

interface OfMerchantOrder {
  merchantOrderId: number;
  /** What of the part was booked as a loss, because its buyer had the money back and kept the goods. */
  borne: Piastres;
}

/**
 * How a part was paid, and how much each means can still refund: captured minus refunds claimed or drafted; collected
 * in cash minus already sent. What the buyer had before counts up to what is `borne` for it.
 */
export async function selectTenders(
  run: Runner,
  { merchantOrderId, borne }: OfMerchantOrder,
): Promise<PaidTender[]> {
  const { rows } = await sql<PaidTender>`
    with mine as (
      select t.id, t.means, t.payment_id, t.amount from refund_tenders t join refunds r on r.id = t.refund_id
       where r.merchant_order_id = ${merchantOrderId} and ${STANDING}
    )
    select 'had' as means, null as "paymentId",
           (select coalesce(sum(charged_back), 0)::int from payment_shares where merchant_order_id = ${merchantOrderId}) as paid,
           greatest(0, ${borne}::int - coalesce((
             select sum(r.given_before) from refunds r
              where r.merchant_order_id = ${merchantOrderId} and ${STANDING} and not exists (
                select from ledger_transactions t
                 where t.cause_type = 'refund' and t.cause_id = r.id and t.kind like 'borne_reversed%')), 0))::int as left
    union all
    select 'gateway', s.payment_id, covered.amount,
           greatest(0, least(covered.amount - asked.all, s.captured - s.refund_claimed - s.charged_back - asked.unclaimed))::int as left
      from payment_shares s
      join merchant_orders mo on mo.id = s.merchant_order_id
      -- Beside cash, credit covers what arrived by parcels; the rest of it goes back with what does not.
      cross join lateral (
        select case when mo.payment_method <> 'cash_on_delivery' then s.captured - s.charged_back
                    else (select coalesce(sum(p.credit), 0)::int from parcels p
                           where p.merchant_order_id = mo.id and p.state = 'delivered') end as amount) covered
      cross join lateral (
        select coalesce(sum(mine.amount), 0) as all, coalesce(sum(mine.amount) filter (where not exists (
                 select from payment_refunds p where p.cause_type = 'return_refund' and p.cause_id = mine.id)), 0) as unclaimed
          from mine where mine.payment_id = s.payment_id) asked
     where s.merchant_order_id = ${merchantOrderId} and s.captured > 0
    union all
    select 'channel', null, cash.paid,
           greatest(0, cash.paid - coalesce((select sum(amount) from mine where means = 'channel'), 0))::int
      from (select by_hand as paid from part_money where merchant_order_id = ${merchantOrderId}) cash
     where cash.paid > 0
     order by "paymentId" nulls last`.execute(run);
  return rows;
}

/**
 * What was paid for a part and its buyer has not back yet, by any means, account credit included (M4). Below nothing if
 * the buyer has more back than was paid.
 */
export async function selectLeft(run: Runner, merchantOrderId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select "left" from part_money where merchant_order_id = ${merchantOrderId}`.execute(run);
  return rows[0]?.left ?? 0;
}

export interface NewRefund {
  merchantOrderId: number;
  cause: RefundCause;
  returnId: number | null;
  claimId: number | null;
  state: RefundState;
  amount: RefundAmount;
  tenders: readonly RefundTender[];
  wish: Wish;
  recoveredFrom: Recovery;
  reason: string;
  draftedBy: number | null;
  dueAt: Date;
  now: Date;
}

/** Undefined if this cause already has its refund. */
export async function insertRefund(tx: Tx, asked: NewRefund): Promise<number | undefined> {
  const { amount } = asked;
  const { rows } = await sql<{ id: number }>`
    with drafted as (
      insert into refunds (merchant_order_id, cause, return_id, claim_id, state, goods, delivery, fees,
                           deducted, given_before, wish, recovered_from, reason, drafted_by, drafted_at, due_at)
      values (${asked.merchantOrderId}, ${asked.cause}, ${asked.returnId}, ${asked.claimId},
              ${asked.state}, ${amount.goods}, ${amount.delivery}, ${amount.fees}, ${amount.deducted},
              ${amount.givenBefore}, ${asked.wish}, ${asked.recoveredFrom}, ${asked.reason}, ${asked.draftedBy},
              ${asked.now}, ${asked.dueAt})
      on conflict do nothing returning id
    ), lines as (
      insert into refund_lines (refund_id, order_line_id, from_units, quantity, amount)
      select drafted.id, line."lineId", line."fromUnits", line.quantity, line.amount
        from drafted, jsonb_to_recordset(${JSON.stringify(amount.lines)}::jsonb)
             as line ("lineId" bigint, "fromUnits" int, quantity int, amount int)
    ), tenders as (
      insert into refund_tenders (refund_id, means, payment_id, amount)
      select drafted.id, t.means, t."paymentId", t.amount
        from drafted, jsonb_to_recordset(${JSON.stringify(asked.tenders)}::jsonb)
             as t (means text, "paymentId" bigint, amount int)
    )
    select id from drafted`.execute(tx);
  return rows[0]?.id;
}

export interface StoredTender extends RefundTender {
  id: number;
  state: 'waiting' | 'sending' | 'succeeded' | 'failed';
  reference: string;
}

/** A refund in the form its steps work on. */
export interface StoredRefund {
  id: number;
  merchantOrderId: number;
  merchantId: number;
  buyerId: number;
  orderId: number;
  state: RefundState;
  cause: RefundCause;
  returnId: number | null;
  claimId: number | null;
  /** Of its return. */
  outcome: string | null;
  amount: number;
  delivery: number;
  fees: number;
  deducted: number;
  carriage: Carriage;
  fetchedBy: CourierName | null;
  givenBefore: number;
  wish: Wish;
  recoveredFrom: Recovery;
  draftedBy: number | null;
  /** Whose fault it is, by the reason of its return; claims are about somebody's fault. */
  fault: 'theirs' | 'none';
  lines: RefundedLine[];
  tenders: StoredTender[];
}

/** Who earned the delivery of a merchant order `mo`, and what refunds other than `r` were booked to give back of it. */
const CARRIAGE = sql`
  (select json_build_object(
            'paid', json_build_object('delivery', mo.delivery - mo.waived_delivery,
                                      'others', mo.packaging + mo.admin_fee - mo.waived_others),
            'parcels', coalesce((select json_agg(json_build_object('carrier', p.carrier, 'fees', p.fees) order by p.id)
                                   from parcels p where p.merchant_order_id = mo.id and p.state in ('packed', 'shipped', 'delivered')), '[]'),
            'backFromMerchant', coalesce(sum(o.own_delivery), 0),
            'backFromShop', coalesce(sum(o.delivery - o.own_delivery), 0))
     from refunds o where o.merchant_order_id = mo.id and o.id <> r.id and o.state not in ('drafted', 'refused'))`;

export async function selectRefund(run: Runner, id: number): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    select r.id, r.merchant_order_id as "merchantOrderId", mo.merchant_id as "merchantId", o.user_id as "buyerId",
           o.id as "orderId", r.state, r.cause, r.return_id as "returnId", r.claim_id as "claimId", ret.outcome,
           r.amount, r.delivery, r.fees, r.deducted, ${CARRIAGE} as carriage,
           (select b.courier from courier_bookings b
             where b.return_id = r.return_id and b.ended_at is null) as "fetchedBy",
           r.given_before as "givenBefore", r.wish, r.recovered_from as "recoveredFrom", r.drafted_by as "draftedBy",
           case when ret.reason in ('changed_mind', 'does_not_fit') then 'none' else 'theirs' end as fault,
           (select json_agg(json_build_object('lineId', l.id, 'frozen', frozen_line(l), 'fromUnits', rl.from_units,
                     'quantity', rl.quantity, 'parcels', ${DELIVERED}) order by l.id)
              from refund_lines rl join order_lines l on l.id = rl.order_line_id where rl.refund_id = r.id) as lines,
           coalesce((select json_agg(json_build_object('id', t.id, 'means', t.means, 'paymentId', t.payment_id,
                       'amount', t.amount, 'state', t.state, 'reference', t.reference) order by t.id)
                from refund_tenders t where t.refund_id = r.id), '[]') as tenders
      from refunds r
      join merchant_orders mo on mo.id = r.merchant_order_id
      join orders o on o.id = mo.order_id
      left join returns ret on ret.id = r.return_id
     where r.id = ${id}`.execute(run);
  return rows[0];
}

/** Whether a refund is still to go to a payment of which its bank has taken money back since it was drafted. */
export async function goesToTaken(run: Runner, refundId: number): Promise<boolean> {
  const { rows } = await sql`
    select from refund_tenders t join refunds f on f.id = t.refund_id join disputes d on d.payment_id = t.payment_id
     where t.refund_id = ${refundId} and t.state = 'waiting' and d.decision = 'lost' and d.ended_at > f.drafted_at
       and not exists (select from payment_refunds r where r.cause_type = 'return_refund' and r.cause_id = t.id)`.execute(
    run,
  );
  return rows.length > 0;
}

/** The fees of a refund, and whose delivery it is. */
export async function setFees(
  tx: Tx,
  { id, delivery, ownDelivery, fees }: { id: number } & Pick<OwedRefund, 'delivery' | 'ownDelivery' | 'fees'>,
): Promise<void> {
  await sql`
    update refunds set delivery = ${delivery}, own_delivery = ${ownDelivery}, fees = ${fees} where id = ${id}`.execute(
    tx,
  );
}

export async function addGivenBefore(
  tx: Tx,
  { id, amount }: { id: number; amount: Piastres },
): Promise<void> {
  await sql`update refunds set given_before = given_before + ${amount} where id = ${id}`.execute(tx);
}

export async function setRefundState(
  tx: Tx,
  { id, state, now }: { id: number; state: RefundState; now: Date },
): Promise<void> {
  await sql`
    update refunds set state = ${state}, done_at = case when ${state === 'succeeded'} then ${now}::timestamptz end
     where id = ${id}`.execute(tx);
}

/** False if it was done before, so nothing is refunded twice. */
export async function markTenderRefunded(
  tx: Tx,
  tender: { id: number; reference: string; sentBy: number | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update refund_tenders set state = 'succeeded', reference = ${tender.reference}, sent_by = ${tender.sentBy},
                              done_at = ${tender.now}
     where id = ${tender.id} and state <> 'succeeded' returning id`.execute(tx);
  return rows.length > 0;
}

/** The refund of an event in its history. */
export async function selectRefundOfStep(run: Runner, caseEventId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select subject_id as id from case_events where id = ${caseEventId} and subject = 'refund'`.execute(run);
  return rows[0]?.id;
}

// The account for a buyer's refunds, and the buyer's credit.

export async function insertChannel(
  tx: Tx,
  channel: { userId: number; kind: string; holder: string; sealed: Buffer; masked: string; now: Date },
): Promise<void> {
  await sql`update payout_channels set replaced_at = ${channel.now} where user_id = ${channel.userId} and replaced_at is null`.execute(
    tx,
  );
  await sql`
    insert into payout_channels (user_id, kind, holder, sealed, masked, confirmed_at)
    values (${channel.userId}, ${channel.kind}, ${channel.holder}, ${channel.sealed}, ${channel.masked}, ${channel.now})`.execute(
    tx,
  );
}

export async function selectChannel(run: Runner, userId: number) {
  const { rows } = await sql<{
    kind: 'instapay' | 'wallet' | 'bank';
    holder: string;
    masked: string;
    sealed: Buffer;
  }>`
    select kind, holder, masked, sealed from payout_channels where user_id = ${userId} and replaced_at is null`.execute(
    run,
  );
  return rows[0];
}

/** Newest first, with the balance after each; a credit to the buyer is positive. */
export async function selectCredit(run: Runner, userId: number, most: number) {
  const { rows } = await sql<{ id: number; at: Date; amount: number; balance: number; cause: string }>`
    select id, at, amount, balance, cause from (
      select e.id, t.posted_at as at, (-e.amount)::int as amount, t.cause_type as cause,
             (sum(-e.amount) over (order by e.id))::int as balance
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.account = ${`store_credit:${userId}`}) moves
     order by id desc limit ${sql.lit(most)}`.execute(run);
  return rows;
}

/** Undefined if there is no such buyer. */
export async function insertGoodwill(
  tx: Tx,
  gift: { userId: number; key: string; amount: number; reason: string; givenBy: number; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into goodwill_credits (key, user_id, amount, reason, given_by, given_at)
    select ${gift.key}, id, ${gift.amount}, ${gift.reason}, ${gift.givenBy}, ${gift.now}
      from users where id = ${gift.userId} and role = 'user' and deleted_at is null
    returning id`.execute(tx);
  return rows[0]?.id;
}

interface GoodwillBuyer {
  userId: number;
  name: string;
  mobile: string;
}

/** A buyer by account, mobile or order. */
export async function selectGoodwillBuyer(
  run: Runner,
  {
    userId,
    mobile,
    orderId,
  }: { userId?: number | undefined; mobile?: string | undefined; orderId?: number | undefined },
): Promise<GoodwillBuyer | undefined> {
  const { rows } = await sql<GoodwillBuyer>`
    select u.id as "userId", u.name, coalesce(u.mobile, '') as mobile
      from users u
     where u.role = 'user' and u.deleted_at is null
       and (u.id = ${userId ?? null}::bigint or u.mobile = ${mobile ?? null}
            or u.id = (select user_id from orders where id = ${orderId ?? null}::bigint))
     limit 1`.execute(run);
  return rows[0];
}

/** Whose money waits for a person to send it. */
const BY_HAND = sql`exists (select from refund_tenders t
  where t.refund_id = r.id and t.means = 'channel' and t.state <> 'succeeded')`;

/** The refunds of a tab, as `r`. Those under way are one in the table, by hand and by gateway. */
const OF_TAB: Readonly<Record<RefundTab, RawBuilder<unknown>>> = {
  drafted: sql`r.tab = 'drafted'`,
  to_transfer: sql`r.tab = 'sending' and ${BY_HAND}`,
  failed: sql`r.tab = 'failed'`,
  sending: sql`r.tab = 'sending' and not ${BY_HAND}`,
  done: sql`r.tab = 'done'`,
};

/** The number of refunds in each tab, counted up to `MOST_REFUNDS_COUNTED`. */
export async function countRefundTabs(run: Runner): Promise<Record<RefundTab, number>> {
  const columns = REFUND_TABS.map(
    tab => sql`(select count(*)::int from (select from refunds r where ${OF_TAB[tab]}
                 limit ${sql.lit(MOST_REFUNDS_COUNTED)}) counted) as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<Record<RefundTab, number>>`select ${sql.join(columns)}`.execute(run);
  return rows[0] as Record<RefundTab, number>;
}

/** Refunds to buyers, of goods that came back and of money alone, that have not left and are due before this moment. */
export async function countDueRefunds(run: Runner, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from refunds where tab in ('drafted', 'sending', 'failed') and due_at < ${before})::int
         + (select count(*) from payment_refunds r join payments p on p.id = r.payment_id
             where r.state <> 'succeeded' and r.cause_type <> 'return_refund' and p.status <> 'disputed'
               and r.due_at < ${before})::int as count`.execute(run);
  return rows[0]?.count ?? 0;
}

interface RefundListed {
  id: number;
  merchantOrderId: number;
  orderId: number;
  merchantName: string;
  state: RefundState;
  cause: RefundCause;
  wish: Wish;
  amount: number;
  draftedAt: Date;
  dueAt: Date;
  outcome: string | null;
  signedBy: number[];
  reason: string;
  hasChannel: boolean;
  draftedBy: number | null;
  /** A person must send it to the buyer's account. */
  toTransfer: number;
}

/** A page of a tab: the next deadline first if something must be done, otherwise the newest. */
export async function selectRefundRows(
  run: Runner,
  { tab, limit, offset }: { tab: RefundTab; limit: number; offset: number },
): Promise<RefundListed[]> {
  const order = tab === 'done' ? sql`r.id desc` : sql`r.due_at, r.id`;
  const { rows } = await sql<RefundListed>`
    select r.id, mo.id as "merchantOrderId", o.id as "orderId", mo.merchant_name as "merchantName", r.state, r.cause,
           r.wish, r.amount, r.drafted_at as "draftedAt", r.due_at as "dueAt", ret.outcome, r.reason, r.drafted_by as "draftedBy",
           (select coalesce(json_agg(s.user_id), '[]') from money_acts a join money_signatures s on s.act_id = a.id
             where a.action = 'refund' and a.subject = r.id::text and a.withdrawn_at is null) as "signedBy",
           exists (select from payout_channels c where c.user_id = o.user_id and c.replaced_at is null) as "hasChannel",
           (select coalesce(sum(t.amount), 0)::int from refund_tenders t
             where t.refund_id = r.id and t.means = 'channel' and t.state <> 'succeeded') as "toTransfer"
      from (select * from refunds r where ${OF_TAB[tab]} order by ${order} ${limitToPage({ limit, offset })}) r
      join merchant_orders mo on mo.id = r.merchant_order_id
      join orders o on o.id = mo.order_id
      left join returns ret on ret.id = r.return_id
     order by ${order}`.execute(run);
  return rows;
}

export async function setTenderState(
  tx: Tx,
  { id, state }: { id: number; state: 'sending' | 'failed' },
): Promise<void> {
  await sql`update refund_tenders set state = ${state} where id = ${id} and state <> 'succeeded'`.execute(tx);
}

/** Tenders that their payment has settled or refused, and that were not updated yet. */
export async function selectRefundedTenders(run: Runner) {
  const { rows } = await sql<{ id: number; refundId: number; state: 'succeeded' | 'failed' }>`
    select t.id, t.refund_id as "refundId", p.state
      from refund_tenders t
      join payment_refunds p on p.cause_type = 'return_refund' and p.cause_id = t.id
     where t.state = 'sending' and p.state in ('succeeded', 'failed') order by t.id limit 100`.execute(run);
  return rows;
}
