import { sql } from 'kysely';
import { allOf } from '#platform/server/all-of.ts';
import type { Dated, Runner, Tx } from '#platform/server/database.ts';
import type { ChannelKind } from '../../channel.ts';
import type { PayoutState } from '../../payout.ts';
import type { PayoutBody } from '../../payouts.calls.ts';

/** Amounts in piastres. */
export type StoredPayout = Dated<
  Omit<
    PayoutBody,
    'deductions' | 'net' | 'isMine' | 'isHeld' | 'masked' | 'approvalsNeeded' | 'approvals' | 'isApprovedByMe'
  >,
  'heldUntil'
> & {
  merchantStatus: string;
  withheldPercent: number;
  createdById: number | null;
  approvedById: number | null;
  /** Who signed it in any step. */
  signedBy: number[];
  kind: ChannelKind | null;
  holder: string | null;
  tail: string | null;
  /** An earning in it is disputed meanwhile. A merchant's debts are never held back. */
  isFrozen: boolean;
};

/**
 * The open cases of a merchant's orders: the same as the function `earnings_frozen`, starting from the smaller table.
 */
const DISPUTED = sql`
  select c.merchant_order_id from claims c where c.merchant_id = p.merchant_id and c.closed_at is null and c.kind <> 'courier'
  union all
  select r.merchant_order_id from returns r
   where r.merchant_id = p.merchant_id and r.tab in ('waiting', 'escalated', 'under_way')
  union all
  select s.merchant_order_id from payments pay join payment_shares s on s.payment_id = pay.id
   where pay.status = 'disputed' and s.captured > 0`;

/** An earning in the payout `p` is disputed meanwhile. */
const FROZEN = sql`p.state in ('draft', 'approved') and exists (
  select from merchant_entries e where e.payout_id = p.id and e.waits and e.merchant_order_id in (${DISPUTED}))`;

/** Nothing is done with the payout `p` now, for the reasons of `movePayout`. */
export const heldAt = (now: Date) => sql`
  (p.state = 'draft' and (c.merchant_id is null or coalesce(c.held_until > ${now}::timestamptz, false))
    or p.state in ('draft', 'approved') and m.status not in ('active', 'on_holiday', 'closed') or ${FROZEN})`;

const PAYOUT = sql`
  select p.id, p.merchant_id as "merchantId", m.name_ar as "merchantName", m.status as "merchantStatus",
         p.batch_id as "batchId", b.day, p.state, p.amount, p.withheld, p.withheld_percent::float8 as "withheldPercent", p.attempt,
         p.entries, p.first_day::text as "firstDay", p.last_day::text as "lastDay", p.orders, p.sales,
         p.created_by as "createdById", p.approved_by as "approvedById",
         (select coalesce(json_agg(s.user_id), '[]') from money_acts a join money_signatures s on s.act_id = a.id
           where a.action = 'payout' and a.subject = p.id::text and a.withdrawn_at is null) as "signedBy",
         maker.name as "createdBy",
         approver.name as "approvedBy",
         coalesce(p.kind, c.kind) as kind, coalesce(p.holder, c.holder) as holder, coalesce(p.tail, c.tail) as tail, p.bank_reference as "bankReference",
         p.failure, case when p.state = 'draft' then c.held_until end as "heldUntil",
         ${FROZEN} as "isFrozen"
    from payouts p
    join merchants m on m.id = p.merchant_id
    join payout_batches b on b.id = p.batch_id
    left join merchant_channels c on c.merchant_id = p.merchant_id
    left join users maker on maker.id = p.created_by
    left join users approver on approver.id = p.approved_by`;

interface PayoutCriteria {
  state?: PayoutState | undefined;
  batchId?: number | undefined;
  before?: number | undefined;
  /** Only those that are held at this moment. */
  heldNow?: Date | undefined;
  limit: number;
}

export async function selectPayouts(
  run: Runner,
  { state, batchId, before, heldNow, limit }: PayoutCriteria,
): Promise<StoredPayout[]> {
  const asked = allOf(
    state !== undefined && sql`p.state = ${state}`,
    batchId !== undefined && sql`p.batch_id = ${batchId}`,
    before !== undefined && sql`p.id < ${before}`,
    heldNow !== undefined && heldAt(heldNow),
  );
  const { rows } = await sql<StoredPayout>`
    ${PAYOUT} where ${asked} order by p.id desc limit ${sql.lit(limit)}`.execute(run);
  return rows;
}

export async function selectPayout(run: Runner, id: number): Promise<StoredPayout | undefined> {
  const { rows } = await sql<StoredPayout>`${PAYOUT} where p.id = ${id}`.execute(run);
  return rows[0];
}

/**
 * Locks a payout, so that the second of two tabs sees what the first did, and its merchant's account, so that the one
 * which was looked at is the one that is paid.
 */
export async function lockPayout(tx: Tx, id: number): Promise<StoredPayout | undefined> {
  await sql`select id from payouts where id = ${id} for update`.execute(tx);
  await sql`
    select from merchant_channels c join payouts p using (merchant_id) where p.id = ${id} for share of c`.execute(
    tx,
  );
  return selectPayout(tx, id);
}

export interface Moved {
  id: number;
  from: readonly PayoutState[];
  to: PayoutState;
  userId: number;
  note: string;
  now: Date;
}

/** False if it is no longer in one of these states. An approved payout keeps its destination. */
export async function updatePayout(tx: Tx, { id, from, to, userId, note, now }: Moved): Promise<boolean> {
  const isEnd = to === 'paid' || to === 'failed';
  const { rows } = await sql`
    update payouts p
       set state = ${to},
           approved_by = case when ${to} = 'approved' then ${userId} else p.approved_by end,
           approved_at = case when ${to} = 'approved' then ${now}::timestamptz else p.approved_at end,
           sent_by = case when ${to} = 'processing' then ${userId} else p.sent_by end,
           sent_at = case when ${to} = 'processing' then ${now}::timestamptz else p.sent_at end,
           ended_at = case when ${isEnd} then ${now}::timestamptz end,
           bank_reference = case when ${to} = 'paid' then ${note} else p.bank_reference end,
           failure = case when ${to} = 'failed' then ${note} else '' end,
           kind = case when ${to} = 'approved' then c.kind else p.kind end,
           holder = case when ${to} = 'approved' then c.holder else p.holder end,
           number = case when ${to} = 'approved' then c.number else p.number end,
           tail = case when ${to} = 'approved' then c.tail else p.tail end
      from (select id as payout_id, c.* from payouts left join merchant_channels c using (merchant_id) where id = ${id}) c
     where p.id = c.payout_id and p.state = any(${[...from]}::text[])
    returning p.id`.execute(tx);
  return rows.length > 0;
}

/**
 * Who signed a decision in favour of its merchant, or against it, that the payout would pay: an adjustment, a claim; and
 * who wrote down the account that it goes to.
 */
export async function selectDeciders(run: Runner, payoutId: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select distinct s.user_id as "userId"
      from merchant_entries e
      join ledger_entries le on le.id = e.entry_id
      join ledger_transactions t on t.id = le.transaction_id
      join money_acts a on a.subject = t.cause_id::text
                       and (a.action, t.cause_type) in (('adjustment', 'adjustment'), ('courierClaim', 'courier_claim'),
                                                        ('debtPaid', 'merchant_payment'))
      join money_signatures s on s.act_id = a.id
     where e.payout_id = ${payoutId} and a.withdrawn_at is null
    union
    select c.set_by from payouts p join merchant_channels c using (merchant_id)
     where p.id = ${payoutId} and c.set_by is not null`.execute(run);
  return rows.map(({ userId }) => userId);
}

/** Releases the entries of a failed payout. */
export async function releaseEntries(tx: Tx, payoutId: number): Promise<void> {
  await sql`
    with freed as (update merchant_entries set payout_id = null where payout_id = ${payoutId})
    update payouts set entries = 0, first_day = null, last_day = null, orders = 0, sales = 0 where id = ${payoutId}`.execute(
    tx,
  );
}
