import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { BulkPayoutStep } from '../../payout.ts';
import { heldAt } from './queries.ts';

/** As many batches are offered: a quarter of a year of weekly ones. */
const MOST_RUNS = 13;
/** As many payouts are moved by one press: more than a batch has shops. */
const MOST_WAITING = 10_000;

/** Batches with payouts: on a day with nothing to pay, the clock makes an empty one. */
export async function selectRuns(run: Runner) {
  const { rows } = await sql<{ batchId: number; day: string }>`
    select b.id as "batchId", b.day::text as day from payout_batches b
     where exists (select from payouts p where p.batch_id = b.id) order by b.id desc limit ${sql.lit(MOST_RUNS)}`.execute(
    run,
  );
  return rows;
}

interface Taken {
  done: number;
  by: string[];
}

interface TakenAt extends Taken {
  at: Date | null;
}

/** Amounts in piastres. */
export interface StoredRun {
  batchId: number;
  day: string;
  payouts: number;
  amount: number;
  draft: TakenAt;
  approve: TakenAt;
  send: TakenAt;
  confirm: TakenAt;
  failed: number;
}

type Step = 'draft' | 'approve' | 'send' | 'confirm';
type RunRow = Omit<StoredRun, Step> & Record<Step, Taken> & Record<`${Step}At`, Date | null>;

const NAMES = (who: 'approvers' | 'senders') =>
  sql`(select coalesce(json_agg(u.name order by u.name), '[]') from users u where u.id = any(${sql.ref(`r.${who}`)}))`;

export async function selectRun(run: Runner, batchId: number): Promise<StoredRun | undefined> {
  const { rows } = await sql<RunRow>`
    select b.id as "batchId", b.day::text as day, r.payouts, r.amount, r.failed,
           b.created_at as "draftAt", r.approved_at as "approveAt", r.sent_at as "sendAt", r.confirmed_at as "confirmAt",
           json_build_object('done', r.payouts, 'by', (select coalesce(json_agg(u.name), '[]') from users u where u.id = b.created_by)) as draft,
           json_build_object('done', r.approved, 'by', ${NAMES('approvers')}) as approve,
           json_build_object('done', r.sent, 'by', ${NAMES('senders')}) as send,
           json_build_object('done', r.paid, 'by', '[]'::json) as confirm
      from payout_batches b cross join lateral (
             select count(*)::int as payouts, coalesce(sum(p.amount - p.withheld), 0)::bigint as amount,
                    count(*) filter (where p.state = 'failed')::int as failed,
                    count(*) filter (where p.state in ('approved', 'processing', 'paid'))::int as approved,
                    count(*) filter (where p.state in ('processing', 'paid'))::int as sent,
                    count(*) filter (where p.state = 'paid')::int as paid,
                    max(p.approved_at) as approved_at, max(p.sent_at) as sent_at,
                    max(p.ended_at) filter (where p.state = 'paid') as confirmed_at,
                    array_agg(distinct p.approved_by) as approvers, array_agg(distinct p.sent_by) as senders
               from payouts p where p.batch_id = b.id) r
     where b.id = ${batchId}`.execute(run);
  const [found] = rows;
  if (!found) return undefined;
  const { draftAt, approveAt, sendAt, confirmAt, ...stored } = found;
  return {
    ...stored,
    draft: { ...stored.draft, at: draftAt },
    approve: { ...stored.approve, at: approveAt },
    send: { ...stored.send, at: sendAt },
    confirm: { ...stored.confirm, at: confirmAt },
  };
}

export interface WaitingPayout {
  id: number;
  step: BulkPayoutStep;
  amount: number;
  /** This viewer has signed it, so somebody else goes on. */
  isMine: boolean;
}

/** The payouts of a batch whose next step is a person's, but those that are held; the oldest first. */
export async function selectWaitingPayouts(
  run: Runner,
  { batchId, userId, now }: { batchId: number; userId: number; now: Date },
): Promise<WaitingPayout[]> {
  const { rows } = await sql<WaitingPayout>`
    select p.id, case p.state when 'draft' then 'approve' when 'approved' then 'send' else 'confirm' end as step, p.amount - p.withheld as amount,
           case p.state when 'draft' then p.created_by is not distinct from ${userId}::bigint or c.set_by is not distinct from ${userId}::bigint or exists (
                          select from money_acts a join money_signatures s on s.act_id = a.id
                           where a.action = 'payout' and a.subject = p.id::text and a.withdrawn_at is null and s.user_id = ${userId})
                        when 'approved' then p.created_by is null and p.approved_by = ${userId}
                        else false end as "isMine"
      from payouts p join merchants m on m.id = p.merchant_id left join merchant_channels c on c.merchant_id = p.merchant_id
     where p.batch_id = ${batchId} and p.state in ('draft', 'approved', 'processing') and not ${heldAt(now)}
     order by p.id limit ${sql.lit(MOST_WAITING)}`.execute(run);
  return rows;
}

export async function countHeld(
  run: Runner,
  { batchId, now }: { batchId: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from payouts p join merchants m on m.id = p.merchant_id left join merchant_channels c on c.merchant_id = p.merchant_id
     where p.batch_id = ${batchId} and ${heldAt(now)}`.execute(run);
  return rows[0]?.count ?? 0;
}

/** As many are named; the table has all of them. */
const MOST_FAILURES = 5;

export async function selectFailures(run: Runner, batchId: number) {
  const { rows } = await sql<{ payoutId: number; merchantName: string; why: string }>`
    select p.id as "payoutId", m.name_ar as "merchantName", p.failure as why
      from payouts p join merchants m on m.id = p.merchant_id
     where p.batch_id = ${batchId} and p.state = 'failed' order by p.id limit ${sql.lit(MOST_FAILURES)}`.execute(
    run,
  );
  return rows;
}

/** Until the transaction ends, nobody else reminds of this batch. */
export async function lockBatch(tx: Tx, batchId: number): Promise<{ remindedAt: Date | null } | undefined> {
  const { rows } = await sql<{ remindedAt: Date | null }>`
    select reminded_at as "remindedAt" from payout_batches where id = ${batchId} for update`.execute(tx);
  return rows[0];
}

export async function markReminded(tx: Tx, { batchId, now }: { batchId: number; now: Date }): Promise<void> {
  await sql`update payout_batches set reminded_at = ${now} where id = ${batchId}`.execute(tx);
}
