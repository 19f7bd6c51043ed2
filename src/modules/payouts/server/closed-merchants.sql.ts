import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Dated, Runner, Tx } from '#platform/server/database.ts';
import type { ChannelKind } from '../channel.ts';
import { type ClosedMerchant, MOST_CLOSED } from '../closed.calls.ts';

/** Amounts in piastres. */
type ClosedRow = Dated<Omit<ClosedMerchant, 'finalAt' | 'channel'>, 'closedAt'> & {
  kind: ChannelKind | null;
  tail: string | null;
};

/** Closed merchants whose account is not at nothing. */
export async function selectClosed(run: Runner): Promise<ClosedRow[]> {
  const { rows } = await sql<ClosedRow>`
    select m.id as "merchantId", m.name_ar as name, m.closed_at as "closedAt", e.available,
           e.pending + e.awaits_cash + e.frozen as waiting, c.kind, c.tail
      from merchants m
      join earnings_now e on e.merchant_id = m.id
      left join merchant_channels c on c.merchant_id = m.id
     where m.status = 'closed' and m.closed_at is not null
       and (e.available <> 0 or e.pending + e.awaits_cash + e.frozen <> 0)
     order by m.closed_at, m.id limit ${sql.lit(MOST_CLOSED)}`.execute(run);
  return rows;
}

/** What a closed merchant may be paid, or owes below nothing; undefined if it is not closed. Locks it. */
export async function lockClosed(tx: Tx, merchantId: number): Promise<Piastres | undefined> {
  const { rows } = await sql<{ available: Piastres }>`
    select coalesce((select e.available from earnings_now e where e.merchant_id = m.id), 0)::bigint as available
      from merchants m where m.id = ${merchantId} and m.status = 'closed' for update of m`.execute(tx);
  return rows[0]?.available;
}
