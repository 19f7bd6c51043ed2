import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Runner } from '#platform/server/database.ts';
import type { ChannelKind } from '../../channel.ts';
import type { EarningState, PayoutState, Standing } from '../../payout.ts';

/** The replay of a merchant's entries, and of those that are not paid by state. */
export async function selectSums(run: Runner, merchantId: number) {
  const { rows } = await sql<{ balance: Piastres; sums: Partial<Record<EarningState, Piastres>> }>`
    select coalesce((select sum(amount) from merchant_entries where merchant_id = ${merchantId}), 0)::bigint as balance,
           coalesce((select json_object_agg(state, sum) from (
             select state, sum(amount) from earnings
              where merchant_id = ${merchantId} and not is_payout and state <> 'paid' group by state) s), '{}') as sums`.execute(
    run,
  );
  return rows[0] as (typeof rows)[0];
}

export async function selectStanding(run: Runner, merchantId: number) {
  const { rows } = await sql<{ standing: Exclude<Standing, 'ok'>; dueAt: Date }>`
    select standing, due_at as "dueAt" from merchant_standings where merchant_id = ${merchantId}`.execute(
    run,
  );
  return rows[0];
}

/** His last payouts, once somebody has approved them. */
export async function selectOwnPayouts(run: Runner, merchantId: number) {
  const { rows } = await sql<{
    id: number;
    state: PayoutState;
    amount: Piastres;
    createdAt: Date;
    endedAt: Date | null;
    kind: ChannelKind | null;
    tail: string | null;
  }>`
    select id, state, amount, created_at as "createdAt", ended_at as "endedAt", kind, tail
      from payouts where merchant_id = ${merchantId} order by id desc limit 10`.execute(run);
  return rows;
}
