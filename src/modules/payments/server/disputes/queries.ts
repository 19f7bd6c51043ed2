import { sql } from 'kysely';
import type { LossParty } from '#modules/ledger/loss-party.ts';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { MOST_DISPUTES, MOST_ENDED } from '../../disputes.calls.ts';
import { DISPUTABLE } from '../../provider.ts';

interface DisputeListed {
  id: number;
  paymentId: number;
  orderId: number;
  method: string;
  captured: Piastres;
  amount: Piastres;
}

const LISTED = sql`d.id, p.id as "paymentId", p.order_id as "orderId", p.method, p.captured, d.amount`;

/** Of a payment `p`, what its buyer has not back: neither refunded, nor on its way, nor taken by the bank before. */
const STILL_PAID = sql`
  (p.captured - coalesce((select sum(r.amount) from payment_refunds r
                           where r.payment_id = p.id and r.state in ('sending', 'succeeded')), 0)
              - coalesce((select sum(s.charged_back) from payment_shares s where s.payment_id = p.id), 0))`;

export async function selectDisputes(run: Runner) {
  const { rows } = await sql<DisputeListed & { dueAt: Date | null; refunded: Piastres }>`
    select ${LISTED}, d.due_at as "dueAt", greatest(0, d.amount - ${STILL_PAID})::int as refunded
      from disputes d join payments p on p.id = d.payment_id
     where d.ended_at is null order by d.due_at nulls last, d.id limit ${sql.lit(MOST_DISPUTES)}`.execute(
    run,
  );
  return rows;
}

interface Ended extends DisputeListed {
  endedAt: Date;
  decision: 'won' | 'lost';
  lossParty: LossParty | null;
  fee: Piastres;
  lostAgain: Piastres;
}

export async function selectEndedDisputes(run: Runner): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    select ${LISTED}, d.ended_at as "endedAt", d.decision, d.loss_party as "lossParty", d.fee, d.lost_again as "lostAgain"
      from disputes d join payments p on p.id = d.payment_id
     where d.ended_at is not null and d.decision is not null order by d.ended_at desc, d.id desc limit ${sql.lit(MOST_ENDED)}`.execute(
    run,
  );
  return rows;
}

/** What a bank can still take back of a payment that its buyer has not, in piastres. */
export async function selectStillPaid(run: Runner, paymentId: number): Promise<Piastres> {
  const { rows } = await sql<{ left: number }>`
    select ${STILL_PAID}::int as left from payments p where p.id = ${paymentId}`.execute(run);
  return rows[0]?.left ?? 0;
}

/** The payment of an order that money came by, not from the buyer's own credit: a bank can dispute no other. */
export async function selectDisputable(run: Runner, orderId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from payments where order_id = ${orderId} and captured > 0 and provider = any(${DISPUTABLE})
     order by status = 'disputed', status in ('lost', 'won'), id limit 1`.execute(run);
  return rows[0]?.id;
}

export async function insertDispute(
  tx: Tx,
  said: { paymentId: number; amount: Piastres; dueAt: Date | null; at: Date },
): Promise<void> {
  await sql`
    insert into disputes (payment_id, amount, due_at, opened_at)
    values (${said.paymentId}, ${said.amount}, ${said.dueAt}, ${said.at}) on conflict do nothing`.execute(tx);
}

export interface OpenDispute {
  id: number;
  amount: Piastres;
}

export async function selectOpenDispute(run: Runner, paymentId: number): Promise<OpenDispute | undefined> {
  const { rows } = await sql<OpenDispute>`
    select id, amount from disputes where payment_id = ${paymentId} and ended_at is null`.execute(run);
  return rows[0];
}

export interface EndedDispute {
  id: number;
  decision: 'won' | 'lost';
  fee: Piastres;
  lossParty: LossParty | null;
  arrived: Piastres;
  lostAgain: Piastres;
  at: Date;
}

/** The payment is lost from the first dispute on that was. */
export async function updateEnded(tx: Tx, { id, ...said }: EndedDispute): Promise<void> {
  await sql`
    with ended as (
      update disputes set ended_at = ${said.at}, decision = ${said.decision}, fee = ${said.fee},
                          loss_party = ${said.lossParty}, lost_again = ${said.lostAgain}, arrived = ${said.arrived}
       where id = ${id} returning payment_id
    )
    update payments p set status = case when ${said.decision} = 'lost' or exists (
             select from disputes d where d.payment_id = p.id and d.decision = 'lost') then 'lost' else 'won' end
      from ended where p.id = ended.payment_id`.execute(tx);
}

/** One part of a payment that a bank takes back. */
export interface DisputedShare {
  merchantOrderId: number;
  merchantId: number;
  captured: Piastres;
  /** Neither refunded, nor on its way back, nor taken before. */
  left: Piastres;
}

export async function selectDisputedShares(run: Runner, paymentId: number): Promise<DisputedShare[]> {
  const { rows } = await sql<DisputedShare>`
    select mo.id as "merchantOrderId", mo.merchant_id as "merchantId", s.captured,
           s.captured - s.refund_claimed - s.charged_back as left
      from payment_shares s join merchant_orders mo on mo.id = s.merchant_order_id
     where s.payment_id = ${paymentId} order by mo.id`.execute(run);
  return rows;
}

export async function addChargedBack(
  tx: Tx,
  paymentId: number,
  { merchantOrderId, amount }: { merchantOrderId: number; amount: Piastres },
): Promise<void> {
  await sql`
    update payment_shares set charged_back = charged_back + ${amount}
     where payment_id = ${paymentId} and merchant_order_id = ${merchantOrderId}`.execute(tx);
}

/**
 * Refunds of a payment that nobody has asked for yet, or that failed, as far as this amount pays for them whole: marked
 * as on their way.
 */
export async function markUnsent(
  tx: Tx,
  { paymentId, most }: { paymentId: number; most: Piastres },
): Promise<{ id: number; amount: Piastres }[]> {
  const { rows } = await sql<{ id: number; amount: Piastres }>`
    with unsent as (
      select id, sum(amount) over (order by id) as sum from payment_refunds
       where payment_id = ${paymentId} and state in ('drafted', 'approved', 'failed')
    )
    update payment_refunds r set by_hand = true, state = 'approved' from unsent
     where r.id = unsent.id and unsent.sum <= ${most} returning r.id, r.amount`.execute(tx);
  return rows;
}

export async function selectUnsent(run: Runner, paymentId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from payment_refunds where payment_id = ${paymentId} and state = 'approved' and not by_hand`.execute(
    run,
  );
  return rows.map(({ id }) => id);
}
