import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Runner } from '#platform/server/database.ts';
import type { ChannelKind } from '../channel.ts';
import type { BalanceState, PayoutState } from '../payout.ts';

interface Sums {
  balance: Piastres;
  claimed: Piastres;
  pending: Piastres;
  awaitsCash: Piastres;
  frozen: Piastres;
  available: Piastres;
}

/** A merchant's balance (its last statement and later entries), and the unpaid amounts by what they wait for. */
export async function selectSums(run: Runner, merchantId: number) {
  const { rows } = await sql<Sums>`
    select (coalesce((select closing from statements where merchant_id = ${merchantId} order by number desc limit 1), 0)
            + coalesce((select sum(amount) from merchant_entries where merchant_id = ${merchantId} and statement_id is null), 0)
           )::bigint as balance,
           coalesce((select sum(amount) from payouts
                      where merchant_id = ${merchantId} and state in ('draft', 'approved', 'processing')), 0)::bigint as claimed,
           coalesce(e.pending, 0) as pending, coalesce(e.awaits_cash, 0) as "awaitsCash", coalesce(e.frozen, 0) as frozen,
           coalesce(e.available, 0) as available
      from (select) one left join earnings_now e on e.merchant_id = ${merchantId}`.execute(run);
  return rows[0] as Sums;
}

export async function selectBalanceState(run: Runner, merchantId: number) {
  const { rows } = await sql<{ state: Exclude<BalanceState, 'ok'>; dueAt: Date }>`
    select state, due_at as "dueAt" from merchant_balance_states where merchant_id = ${merchantId}`.execute(
    run,
  );
  return rows[0];
}

/** The merchant's last approved payouts. */
export async function selectOwnPayouts(run: Runner, merchantId: number) {
  const { rows } = await sql<{
    id: number;
    state: PayoutState;
    amount: Piastres;
    withheld: Piastres;
    entries: number;
    firstDay: string | null;
    lastDay: string | null;
    orders: number;
    sales: Piastres;
    certificateId: number | null;
    createdAt: Date;
    endedAt: Date | null;
    kind: ChannelKind | null;
    tail: string | null;
    bankReference: string;
    failure: string;
  }>`
    select id, state, amount, withheld, entries, first_day::text as "firstDay", last_day::text as "lastDay", orders, sales,
           created_at as "createdAt", ended_at as "endedAt", kind, tail,
           bank_reference as "bankReference", failure,
           (select d.id from documents d where d.kind = 'withholding_certificate' and d.issuer_id = 0
               and d.cause_type = 'payout' and d.cause_id = payouts.id) as "certificateId"
      from payouts where merchant_id = ${merchantId} order by id desc limit 10`.execute(run);
  return rows;
}
