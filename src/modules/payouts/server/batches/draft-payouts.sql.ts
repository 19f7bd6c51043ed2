import { sql } from 'kysely';
import type { Settings } from '#modules/settings/settings.ts';
import type { Piastres } from '#platform/money.ts';
import type { Tx } from '#platform/server/database.ts';

/** Entries that a payout may contain. If the shop advances cash, this includes cash that a courier still has. */
const payable = ({ advancesCash }: Pick<Settings['payouts'], 'advancesCash'>) => sql`
  payout_id is null and not is_payout and ${advancesCash ? sql`state in ('available', 'awaits_cash')` : sql`state = 'available'`}`;

/** Only one drafting runs at a time; the second one sees what the first took. */
export async function lockDrafting(tx: Tx): Promise<void> {
  await sql`lock table payout_batches in share row exclusive mode`.execute(tx);
}

/** Undefined if the day already has its batch. */
export async function insertBatch(
  tx: Tx,
  { day, userId, now }: { day: string; userId: number | null; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into payout_batches (day, created_by, created_at) values (${day}::date, ${userId}, ${now})
    on conflict (day) do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export interface Drafting {
  batchId: number;
  userId: number | null;
  now: Date;
  minimum: Piastres;
  advancesCash: boolean;
  withholdingPercent: number;
  /** Of merchants with a rate of their own, by id. */
  withholdingByMerchant: Readonly<Record<string, number>>;
  /** One merchant only; otherwise all. */
  merchantId?: number;
}

/**
 * Drafts a payout for every merchant that may be paid and has at least the minimum available, and stamps all its
 * available entries (M10). A failed payout is drafted again with its own number.
 */
export async function insertDrafts(tx: Tx, drafting: Drafting): Promise<number[]> {
  const { batchId, userId, now, minimum, merchantId, withholdingPercent, withholdingByMerchant } = drafting;
  const ofOne = merchantId === undefined ? sql`` : sql`and merchant_id = ${merchantId}`;
  const { rows } = await sql<{ id: number }>`
    with free as materialized (
      select entry_id, merchant_id, amount, merchant_order_id from earnings
       where ${payable(drafting)} ${ofOne}
    ), due as (
      select f.merchant_id, sum(f.amount)::bigint as amount, count(*) as entries,
             min((t.posted_at at time zone 'Africa/Cairo')::date) as first_day,
             max((t.posted_at at time zone 'Africa/Cairo')::date) as last_day,
             count(distinct f.merchant_order_id) as orders,
             -- A merchant that delivers itself has a second entry, below nothing: the cash that it took at the door.
             coalesce(sum(f.amount) filter (where t.kind = 'delivered' and f.amount > 0), 0)::bigint as sales,
             coalesce((${JSON.stringify(withholdingByMerchant)}::jsonb ->> f.merchant_id::text)::numeric,
                      ${withholdingPercent}::numeric) as withheld_percent
        from free f join merchants m on m.id = f.merchant_id
        join ledger_entries l on l.id = f.entry_id
        join ledger_transactions t on t.id = l.transaction_id
       where (m.status in ('active', 'on_holiday')
                -- docs/orders-rules.md, Merchants: closed for good pays out once nothing can come back any more.
                or m.status = 'closed' and m.closed_at < ${now}::timestamptz - interval '90 days')
         and exists (select from merchant_channels c where c.merchant_id = m.id)
         and not exists (select from merchant_balance_states s where s.merchant_id = m.id and s.state <> 'owing')
       group by f.merchant_id, m.status
      having sum(f.amount) >= case when m.status = 'closed' then 1 else ${minimum}::bigint end and sum(f.amount) > 0
    ), drafted as (
      insert into payouts (merchant_id, batch_id, state, amount, withheld, withheld_percent, entries, first_day, last_day,
                           orders, sales, created_by, created_at)
      select merchant_id, ${batchId}, 'draft', amount, round(amount * withheld_percent / 100)::bigint, withheld_percent,
             entries, first_day, last_day, orders, sales, ${userId}, ${now} from due order by merchant_id
      on conflict (merchant_id) where state <> 'paid' do update
         set batch_id = excluded.batch_id, state = 'draft', amount = excluded.amount, entries = excluded.entries,
             first_day = excluded.first_day, last_day = excluded.last_day, orders = excluded.orders, sales = excluded.sales,
             withheld = excluded.withheld, withheld_percent = excluded.withheld_percent,
             attempt = payouts.attempt + 1,
             created_by = excluded.created_by, created_at = excluded.created_at, approved_by = null,
             approved_at = null, sent_by = null, sent_at = null, ended_at = null, failure = ''
       where payouts.state = 'failed'
      returning id, merchant_id
    ), stamped as (
      update merchant_entries e set payout_id = drafted.id
        from free join drafted using (merchant_id) where e.entry_id = free.entry_id and e.payout_id is null
    )
    select id from drafted order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
