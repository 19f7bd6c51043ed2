import { sql } from 'kysely';
import { allOf } from '#platform/server/all-of.ts';
import type { Dated, Runner, Tx } from '#platform/server/database.ts';
import type { EntryBody, StatementBody } from '../money.calls.ts';

/** Amounts in piastres. */
export type StoredEntry = Dated<EntryBody, 'at'>;

const ENTRY = sql`
  select e.entry_id as id, t.posted_at as at, t.kind, t.reason, mo.order_id as "orderId",
         coalesce(e.payout_id, case when t.cause_type = 'payout' then t.cause_id end) as "payoutId", e.amount, e.state
    from earnings e
    join ledger_entries l on l.id = e.entry_id
    join ledger_transactions t on t.id = l.transaction_id
    left join merchant_orders mo on mo.id = e.merchant_order_id`;

interface EntryCriteria {
  merchantId: number;
  before?: number | undefined;
  /** Only those that this payout pays. */
  payoutId?: number | undefined;
  limit: number;
}

export async function selectEntries(
  run: Runner,
  { merchantId, before, payoutId, limit }: EntryCriteria,
): Promise<StoredEntry[]> {
  const asked = allOf(
    sql`e.merchant_id = ${merchantId}`,
    before !== undefined && sql`e.entry_id < ${before}`,
    payoutId !== undefined && sql`e.payout_id = ${payoutId}`,
  );
  const { rows } = await sql<StoredEntry>`
    ${ENTRY} where ${asked}
    order by e.entry_id desc limit ${sql.lit(limit)}`.execute(run);
  return rows;
}

export async function selectStatementEntries(run: Runner, statementId: number): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    ${ENTRY} where e.statement_id = ${statementId} order by e.entry_id`.execute(run);
  return rows;
}

/** Amounts in piastres. */
export type StoredStatement = Dated<Omit<StatementBody, 'disputableUntil' | 'canDispute'>, 'madeAt'> & {
  merchantId: number;
  merchantName: string;
};

const STATEMENT = sql`
  select s.id, s.merchant_id as "merchantId", m.name_ar as "merchantName", s.number, s.made_at as "madeAt", s.opening,
         s.closing, s.dispute, s.disputed_entry_id as "disputedEntryId", s.answer, s.entries
    from statements s join merchants m on m.id = s.merchant_id`;

export async function selectStatements(
  run: Runner,
  { merchantId, before, limit }: { merchantId: number; before?: number | undefined; limit: number },
): Promise<StoredStatement[]> {
  const { rows } = await sql<StoredStatement>`
    ${STATEMENT} where s.merchant_id = ${merchantId} ${before === undefined ? sql`` : sql`and s.id < ${before}`}
    order by s.id desc limit ${sql.lit(limit)}`.execute(run);
  return rows;
}

export async function selectStatement(
  run: Runner,
  { merchantId, statementId }: { merchantId: number | 'any'; statementId: number },
): Promise<StoredStatement | undefined> {
  const whose = merchantId === 'any' ? sql`true` : sql`s.merchant_id = ${merchantId}`;
  const { rows } = await sql<StoredStatement>`
    ${STATEMENT} where s.id = ${statementId} and ${whose}`.execute(run);
  return rows[0];
}

export async function isOnStatement(
  run: Runner,
  { statementId, entryId }: { statementId: number; entryId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from merchant_entries where entry_id = ${entryId} and statement_id = ${statementId}`.execute(run);
  return rows.length > 0;
}

export async function updateDispute(
  tx: Tx,
  {
    statementId,
    reason,
    entryId,
    now,
  }: { statementId: number; reason: string; entryId?: number | undefined; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update statements set dispute = ${reason}, disputed_entry_id = ${entryId ?? null}, disputed_at = ${now} where id = ${statementId} and dispute is null
    returning id`.execute(tx);
  return rows.length > 0;
}

/**
 * A statement for every merchant with entries that are on none yet; it opens where the last one closed. Entries posted
 * meanwhile have no stamp and are on the next one.
 */
export async function insertStatements(tx: Tx, now: Date): Promise<number> {
  await sql`lock table statements in share row exclusive mode`.execute(tx);
  const { rows } = await sql`
    with fresh as materialized (
      select entry_id, merchant_id, amount from merchant_entries where statement_id is null
    ), made as (
      insert into statements (merchant_id, number, opening, closing, entries, made_at)
      select f.merchant_id, coalesce(max(last.number), 0) + 1, coalesce(max(last.closing), 0),
             coalesce(max(last.closing), 0) + sum(f.amount), count(*), ${now}
        from fresh f
        left join lateral (select number, closing from statements s where s.merchant_id = f.merchant_id
                            order by number desc limit 1) last on true
       group by f.merchant_id order by f.merchant_id
      returning id, merchant_id
    ), stamped as (
      update merchant_entries e set statement_id = made.id
        from fresh join made using (merchant_id) where e.entry_id = fresh.entry_id
    )
    select id from made`.execute(tx);
  return rows.length;
}

/** Unanswered objections, the oldest first. */
export async function selectDisputed(run: Runner): Promise<StoredStatement[]> {
  const { rows } = await sql<StoredStatement>`
    ${STATEMENT} where s.dispute is not null and s.answer is null order by s.disputed_at, s.id limit 100`.execute(
    run,
  );
  return rows;
}

export async function selectDisputedStatement(run: Runner, id: number): Promise<StoredStatement | undefined> {
  const { rows } =
    await sql<StoredStatement>`${STATEMENT} where s.id = ${id} and s.dispute is not null`.execute(run);
  return rows[0];
}

/** False if somebody has already answered it. */
export async function updateAnswer(
  tx: Tx,
  { statementId, answer, now }: { statementId: number; answer: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update statements set answer = ${answer}, answered_at = ${now}
     where id = ${statementId} and dispute is not null and answer is null returning id`.execute(tx);
  return rows.length > 0;
}
