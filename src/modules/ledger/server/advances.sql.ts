import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Runner } from '#platform/server/database.ts';
import type { LedgerAccount } from '../account.ts';
import type { PartFees } from '../fees-kept.ts';
import type { LossParty } from '../loss-party.ts';

export interface Advances {
  /**
   * Captured for the part, less what was given back, taken back and delivered of it; and less what was captured beyond its
   * price, which goes back as a whole once somebody has looked at it.
   */
  balance: Piastres;
  /** Whose loss it is where more is taken than stands: who was chosen for a parcel, who bears the dispute that was lost, else the shop. */
  lossParty: LossParty;
  /** What was booked as a loss so far, by account. */
  borne: { account: LedgerAccount; amount: Piastres }[];
}

/** What buyers have advanced for one part of an order; its order is locked by then. */
export async function selectAdvances(run: Runner, merchantOrderId: number): Promise<Advances> {
  const { rows } = await sql<Advances>`
    with posted as (
      select t.kind, le.account, le.amount
        from order_events e
        join ledger_transactions t on t.cause_type = 'order_event' and t.cause_id = e.id
        join ledger_entries le on le.transaction_id = t.id
       where e.merchant_order_id = ${merchantOrderId}
      union all
      select 'borne', le.account, le.amount
        from payment_shares s
        join disputes d on d.payment_id = s.payment_id
        join ledger_transactions t on t.cause_type = 'dispute' and t.cause_id = d.id
                                  and t.kind = 'charged_back/' || s.merchant_order_id
        join ledger_entries le on le.transaction_id = t.id
       where s.merchant_order_id = ${merchantOrderId}
      union all
      select t.kind, le.account, le.amount
        from refunds r
        join ledger_transactions t on t.cause_type = 'refund' and t.cause_id = r.id and t.kind like 'borne_reversed%'
        join ledger_entries le on le.transaction_id = t.id
       where r.merchant_order_id = ${merchantOrderId}
      union all
      select t.kind, le.account, le.amount
        from parcels p
        join refunded_parcels r on r.parcel_id = p.id
        join ledger_transactions t on t.cause_type = 'refunded_parcel' and t.cause_id = r.id
        join ledger_entries le on le.transaction_id = t.id
       where p.merchant_order_id = ${merchantOrderId}
    )
    select (pm.captured + pm.surplus_captured - pm.given - pm.surplus_given
            - (select coalesce(sum(amount), 0) from posted where account = 'buyer_advances')
            - greatest(pm.captured - mo.total, 0))::bigint as balance,
           coalesce((select r.loss_party from parcels p join refunded_parcels r on r.parcel_id = p.id
                      where p.merchant_order_id = ${merchantOrderId} and r.loss_party is not null
                      order by r.id desc limit 1),
                    (select d.loss_party from payment_shares s join disputes d on d.payment_id = s.payment_id
                      where s.merchant_order_id = ${merchantOrderId} and d.loss_party is not null
                      order by d.id desc limit 1), 'platform') as "lossParty",
           (select coalesce(json_agg(b order by b.account), '[]')
              from (select account, sum(amount) as amount from posted
                     where kind like 'borne%' and (account = 'claim_cost' or account like 'merchant_payable:%')
                     group by account having sum(amount) > 0) b) as borne
      from merchant_orders mo join part_money pm on pm.merchant_order_id = mo.id where mo.id = ${merchantOrderId}`.execute(
    run,
  );
  return rows[0] as Advances;
}

/** What came back by a refund to who had borne it. */
export async function selectReturnedBorne(run: Runner, refundId: number): Promise<Piastres> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(le.amount), 0)::int as amount
      from ledger_transactions t join ledger_entries le on le.transaction_id = t.id and le.account = 'refund_payable'
     where t.cause_type = 'refund' and t.cause_id = ${refundId} and t.kind like 'borne_reversed%'`.execute(
    run,
  );
  return rows[0]?.amount ?? 0;
}

/** The fees of a part, and what became of its parcels. */
export async function selectPartFees(run: Runner, merchantOrderId: number): Promise<PartFees> {
  const { rows } = await sql<PartFees>`
    select mo.delivery - mo.waived_delivery as delivery, mo.packaging + mo.admin_fee - mo.waived_others as others,
           exists (select from order_lines l where l.merchant_order_id = mo.id and l.open > 0) as "isOpen",
           coalesce((select json_agg(json_build_object('fees', p.fees, 'fate', parcel_fate(p)) order by p.id)
                       from parcels p where p.merchant_order_id = mo.id and p.state <> 'cancelled'), '[]') as parcels
      from merchant_orders mo where mo.id = ${merchantOrderId}`.execute(run);
  return rows[0] as PartFees;
}

/** What is kept of the fees of a part for parcels that did not arrive, by whose income it is. */
export async function selectRecognisedFees(
  run: Runner,
  merchantOrderId: number,
): Promise<{ delivery: Piastres; others: Piastres }> {
  const { rows } = await sql<{ delivery: Piastres; others: Piastres }>`
    select coalesce(-sum(le.amount) filter (where le.account = 'delivery_income'), 0)::int as delivery,
           coalesce(-sum(le.amount) filter (where le.account = 'fee_income'), 0)::int as others
      from order_events e
      join ledger_transactions t on t.cause_type = 'order_event' and t.cause_id = e.id
                                and t.kind in ('fees_kept', 'fees_returned')
      join ledger_entries le on le.transaction_id = t.id
     where e.merchant_order_id = ${merchantOrderId}`.execute(run);
  return rows[0] as { delivery: Piastres; others: Piastres };
}
