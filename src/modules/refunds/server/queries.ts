import { sql } from 'kysely';
import { lossLeft } from '#modules/ledger/server/bear-shortfall.ts';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { type CaseActor, roleOf } from '../case-actor.ts';
import type { RefundState, RefundTender } from '../refund.ts';
import type { OwedRefund } from '../refund-posting.ts';
import type { StoredRefund } from '../stored-refund.ts';

/** The parcels that brought units of a line, in the order in which their units are given back. */
const DELIVERED = sql`
  coalesce((select json_agg(json_build_object('carrier', p.carrier, 'units', pl.quantity) order by p.id)
              from parcel_lines pl join parcels p on p.id = pl.parcel_id
             where pl.order_line_id = l.id and p.state = 'delivered' and pl.quantity > 0), '[]')`;

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

const GOODS = sql`
  json_build_object(
    'merchantOrderId', mo.id, 'merchantId', mo.merchant_id, 'recoveredFrom', r.recovered_from, 'delivery', r.delivery,
    'fees', r.fees, 'deducted', r.deducted, 'carriage', ${CARRIAGE},
    'fetchedBy', (select b.courier from courier_bookings b where b.return_id = r.return_id and b.ended_at is null),
    'fault', case when ret.payer = 'buyer' then 'none' else 'theirs' end,
    'lines', (select json_agg(json_build_object('lineId', l.id, 'frozen', frozen_line(l), 'fromUnits', rl.from_units,
                       'quantity', rl.quantity, 'parcels', ${DELIVERED}) order by l.id)
                from refund_lines rl join order_lines l on l.id = rl.order_line_id where rl.refund_id = r.id))`;

export async function selectRefund(run: Runner, id: number): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    select r.id, r.order_id as "orderId", o.user_id as "buyerId", r.state, r.cause, r.return_id as "returnId",
           r.claim_id as "claimId", ret.outcome, r.amount, r.given_before as "givenBefore", r.wish, r.drafted_by as "draftedBy",
           coalesce((select json_agg(json_build_object('id', t.id, 'means', t.means, 'paymentId', t.payment_id,
                       'amount', t.amount, 'state', t.state, 'byHand', t.by_hand,
                       'isDisputed', coalesce(p.status = 'disputed', false)) order by t.id)
                from refund_tenders t left join payments p on p.id = t.payment_id where t.refund_id = r.id), '[]') as tenders,
           case when mo.id is not null then ${GOODS} end as goods
      from refunds r
      join orders o on o.id = r.order_id
      left join merchant_orders mo on mo.id = r.merchant_order_id
      left join returns ret on ret.id = r.return_id
     where r.id = ${id}`.execute(run);
  return rows[0];
}

/** The order to lock before a refund is read. */
export async function selectOrderOfRefund(run: Runner, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ orderId: number }>`
    select order_id as "orderId" from refunds where id = ${id}`.execute(run);
  return rows[0]?.orderId;
}

/** The refund of an event in its history. */
export async function selectRefundOfStep(run: Runner, caseEventId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select subject_id as id from case_events where id = ${caseEventId} and subject = 'refund'`.execute(run);
  return rows[0]?.id;
}

export async function setRefundState(
  tx: Tx,
  { id, state, now }: { id: number; state: RefundState; now: Date },
): Promise<void> {
  await sql`
    update refunds set state = ${state}, done_at = case when ${state === 'succeeded'} then ${now}::timestamptz end
     where id = ${id}`.execute(tx);
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

/** Changes the means of a refund, before any of it was sent. */
export async function rewriteTenders(
  tx: Tx,
  refundId: number,
  tenders: readonly RefundTender[],
): Promise<void> {
  await sql`delete from refund_tenders where refund_id = ${refundId} and state = 'waiting'`.execute(tx);
  await addTenders(tx, refundId, tenders);
}

/** A tender, with the merchant orders that it is for if the refund is for several. */
export interface NewTender extends RefundTender {
  shares?: readonly { merchantOrderId: number; amount: Piastres }[];
}

/** What goes by a payment is of its shares, or of the merchant order that the refund is for. */
export async function addTenders(tx: Tx, refundId: number, tenders: readonly NewTender[]): Promise<void> {
  const asked = tenders.map((tender, at) => ({ ...tender, at }));
  await sql`
    with asked as (
      select nextval(pg_get_serial_sequence('refund_tenders', 'id')) as id, t.*
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
             as t (at int, means text, "paymentId" bigint, amount int, shares jsonb)
       order by t.at
    ), added as (
      insert into refund_tenders (id, refund_id, means, payment_id, amount) overriding system value
      select id, ${refundId}::bigint, means, "paymentId", amount from asked
    )
    insert into refund_shares (tender_id, merchant_order_id, amount)
    select asked.id, coalesce(share."merchantOrderId", f.merchant_order_id), coalesce(share.amount, asked.amount)
      from asked join refunds f on f.id = ${refundId}
      left join lateral jsonb_to_recordset(asked.shares) as share ("merchantOrderId" bigint, amount int) on true
     where asked.means = 'gateway'`.execute(tx);
}

/** The goods are no longer available: from here on it is a refund like any other. */
export async function becomeRefund(tx: Tx, refundId: number): Promise<void> {
  await sql`update refunds set wish = 'refund' where id = ${refundId}`.execute(tx);
}

/** Whether the buyer of a part may have some of it back already: a bank took a share of it, or it was borne as a loss. */
export async function isTaken(tx: Tx, merchantOrderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from payment_shares where merchant_order_id = ${merchantOrderId} and charged_back > 0`.execute(tx);
  return rows.length > 0 || (await lossLeft(tx, merchantOrderId)) > 0;
}

/** Records how much of the credit that was exchanged came back; true once it is all of it. */
export async function markCameBack(
  tx: Tx,
  { refundId, amount }: { refundId: number; amount: number },
): Promise<boolean> {
  const { rows } = await sql<{ isWhole: boolean }>`
    update refund_tenders set came_back = came_back + ${amount}
     where refund_id = ${refundId} and means = 'credit' returning came_back = amount as "isWhole"`.execute(
    tx,
  );
  return rows[0]?.isWhole === true;
}

export interface CaseStep {
  subject: 'return' | 'claim' | 'refund';
  subjectId: number;
  event: string;
  from: string | null;
  to: string;
  by: CaseActor;
  reason?: string;
  now: Date;
}

/** Writes who did what, and emits an event with the row's id, in the same statement. */
export async function writeCaseStep(tx: Tx, step: CaseStep & { emits: string }): Promise<void> {
  await sql`
    with happened as (
      insert into case_events (subject, subject_id, event, from_state, to_state, role, user_id, reason, request_id,
                               happened_at)
      values (${step.subject}, ${step.subjectId}, ${step.event}, ${step.from}, ${step.to}, ${roleOf(step.by)},
              ${'userId' in step.by ? step.by.userId : null}, ${step.reason ?? ''}, ${step.by.requestId}, ${step.now})
      returning id
    )
    select start_job(${step.emits}, json_build_object('id', id)) from happened`.execute(tx);
}
