import { sql } from 'kysely';
import type { Settings } from '#modules/settings/settings.ts';
import type { Piastres } from '#platform/money.ts';
import type { Runner } from '#platform/server/database.ts';
import type { PayoutState } from '../../payout.ts';

export async function selectTotals(run: Runner) {
  const { rows } = await sql<{ state: PayoutState; count: number; amount: Piastres }>`
    select substr(name, 9) as state, rows::int as count, amount from counted
     where name like 'payouts/%' and rows > 0 order by 1`.execute(run);
  return rows;
}

export async function selectAvailable(
  run: Runner,
  rules: Pick<Settings['payouts'], 'advancesCash'>,
): Promise<Piastres> {
  const { rows } = await sql<{ available: Piastres }>`
    select coalesce(sum(available + case when ${rules.advancesCash} then awaits_cash else 0 end), 0)::bigint as available
      from earnings_now`.execute(run);
  return rows[0]?.available ?? 0;
}
