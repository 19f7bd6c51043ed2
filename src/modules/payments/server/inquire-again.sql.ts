import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import { GATEWAYS } from '../providers.ts';

/** Asked about at one run. */
const MOST = 50;

/**
 * Attempts whose gateway is to be asked now, marked as asked about, each by one caller: the first time three minutes after
 * the start, then at the age at which it was asked last, at most every six hours, for seven days.
 */
export async function claimUnanswered(run: Runner, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update payments set inquired_at = ${now}
     where id in (
       select id from payments
        where captured = 0 and asked_at is not null and provider = any(${GATEWAYS}::text[])
          and status in ('created', 'pending', 'failed', 'authorised', 'expired', 'voided')
          and asked_at between ${now}::timestamptz - interval '7 days' and ${now}::timestamptz - interval '3 minutes'
          and (inquired_at is null
               or inquired_at < ${now}::timestamptz - least(inquired_at - asked_at, interval '6 hours'))
        order by inquired_at nulls first, id limit ${sql.lit(MOST)} for update skip locked)
    returning id`.execute(run);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}
