import { sql } from 'kysely';
import type { LossParty } from '#modules/ledger/loss-party.ts';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';

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
 * Tenders of a payment that nobody has asked for yet, or that failed, as far as this amount pays for them whole: their
 * money reached the buyer by another way than their gateway.
 */
export async function markUnsent(
  tx: Tx,
  { paymentId, most }: { paymentId: number; most: Piastres },
): Promise<{ id: number; amount: Piastres }[]> {
  const { rows } = await sql<{ id: number; amount: Piastres }>`
    with unsent as (
      select id, sum(amount) over (order by id) as sum from refund_tenders
       where payment_id = ${paymentId} and means = 'gateway' and state in ('claimed', 'failed')
    )
    update refund_tenders t set by_hand = true from unsent
     where t.id = unsent.id and unsent.sum <= ${most} returning t.id, t.amount`.execute(tx);
  return rows;
}
