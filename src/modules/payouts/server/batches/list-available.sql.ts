import { type RawBuilder, sql } from 'kysely';
import type { Settings } from '#modules/settings/settings.ts';
import type { Runner } from '#platform/server/database.ts';
import type { EarningList } from '../../payout.ts';
import type { AvailableBody } from '../../payouts.calls.ts';

interface Asked extends Pick<Settings['payouts'], 'advancesCash' | 'minimum'> {
  of: EarningList;
  now: Date;
}

/**
 * What `insertDrafts` would take of each merchant's account, or what is not available yet; merchants whose account is at
 * nothing are left out. Of the former, the reasons are those by which `insertDrafts` leaves a merchant out.
 */
function earnings({ of, now, minimum, advancesCash }: Asked): RawBuilder<unknown> {
  const cash = advancesCash ? sql`awaits_cash` : sql`0`;
  if (of === 'not_yet')
    return sql`
      select merchant_id, pending + frozen + awaits_cash - ${cash} as amount, 'not_yet' as next_run
        from earnings_now where pending + frozen + awaits_cash - ${cash} > 0`;
  const available = sql`
    select a.merchant_id, a.amount,
           case
             when a.amount < 0 then 'owes'
             when exists (select from payouts p
                           where p.merchant_id = m.id and p.state in ('draft', 'approved', 'processing')) then 'payout_open'
             when m.status not in ('active', 'on_holiday', 'closed') then 'not_selling'
             when m.status = 'closed'
                  and (m.closed_at < ${now}::timestamptz - interval '90 days') is not true then 'closed_waits'
             when exists (select from merchant_balance_states s
                           where s.merchant_id = m.id and s.state <> 'owing') then 'restricted'
             when not exists (select from merchant_channels c where c.merchant_id = m.id) then 'no_channel'
             when m.status <> 'closed' and a.amount < ${minimum}::bigint then 'below_minimum'
             else 'included'
           end as next_run
      from (select merchant_id, available + ${cash} as amount from earnings_now) a join merchants m on m.id = a.merchant_id
     where ${of === 'below_minimum' ? sql`a.amount between 1 and ${minimum}::bigint - 1` : sql`a.amount <> 0`}`;
  return of === 'available'
    ? available
    : sql`select * from (${available}) low where next_run = 'below_minimum'`;
}

/** Amounts in piastres, the largest first. */
export async function selectEarnings(
  run: Runner,
  asked: Asked & { limit: number; offset: number },
): Promise<AvailableBody[]> {
  const { rows } = await sql<AvailableBody>`
    select e.merchant_id as "merchantId", m.name_ar as "merchantName", e.amount::bigint as amount, e.next_run as "nextRun"
      from (${earnings(asked)}) e join merchants m on m.id = e.merchant_id
     order by e.amount desc, m.id limit ${asked.limit} offset ${asked.offset}`.execute(run);
  return rows;
}

export async function countEarnings(run: Runner, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${earnings(asked)}) e`.execute(run);
  return rows[0]?.count ?? 0;
}
