import { sql } from 'kysely';
import type { Settings } from '#modules/settings/settings.ts';
import type { Runner } from '#platform/server/database.ts';
import type { AvailableBody } from '../../payouts.calls.ts';

type Rules = Pick<Settings['payouts'], 'advancesCash' | 'minimum'>;

/** What `insertDrafts` would take of each merchant's account, and merchants whose account is at nothing left out. */
const available = ({ advancesCash }: Pick<Rules, 'advancesCash'>) => sql`
  select merchant_id, available + case when ${advancesCash} then awaits_cash else 0 end as amount from earnings_now`;

/** Amounts in piastres. The reasons are those by which `insertDrafts` leaves a merchant out. */
export async function selectAvailableOf(
  run: Runner,
  asked: Rules & { now: Date; limit: number; offset: number },
): Promise<AvailableBody[]> {
  const { rows } = await sql<AvailableBody>`
    select a.merchant_id as "merchantId", m.name_ar as "merchantName", a.amount::bigint as amount,
           case
             when a.amount < 0 then 'owes'
             when exists (select from payouts p
                           where p.merchant_id = m.id and p.state in ('draft', 'approved', 'processing')) then 'payout_open'
             when m.status not in ('active', 'on_holiday', 'closed') then 'not_selling'
             when m.status = 'closed'
                  and (m.closed_at < ${asked.now}::timestamptz - interval '90 days') is not true then 'closed_waits'
             when exists (select from merchant_balance_states s
                           where s.merchant_id = m.id and s.state <> 'owing') then 'restricted'
             when not exists (select from merchant_channels c where c.merchant_id = m.id) then 'no_channel'
             when m.status <> 'closed' and a.amount < ${asked.minimum}::bigint then 'below_minimum'
             else 'included'
           end as "nextRun"
      from (${available(asked)}) a join merchants m on m.id = a.merchant_id
     where a.amount <> 0
     order by a.amount desc, m.id limit ${asked.limit} offset ${asked.offset}`.execute(run);
  return rows;
}

export async function countAvailable(run: Runner, rules: Pick<Rules, 'advancesCash'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${available(rules)}) a where a.amount <> 0`.execute(run);
  return rows[0]?.count ?? 0;
}
