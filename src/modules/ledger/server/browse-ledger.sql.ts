import { sql } from 'kysely';
import { HOUR } from '#platform/clock.ts';
import type { Piastres } from '#platform/money.ts';
import { allOf, type Condition } from '#platform/server/all-of.ts';
import type { Runner } from '#platform/server/database.ts';

export interface StoredEntry {
  id: number;
  at: Date;
  account: string;
  merchantName: string | null;
  amount: Piastres;
  causeType: string;
  causeId: number;
  /** The order that a person knows the cause by. */
  orderId: number | null;
  kind: string;
  reason: string;
  by: string | null;
}

interface Filter {
  account?: string | undefined;
  causeType?: string | undefined;
  causeId?: number | undefined;
  since: Date | null;
  until: Date | null;
  before?: number | undefined;
  limit: number;
}

/** The order behind a posting; null where there is none. */
const ORDER_OF_CAUSE = sql`
  case t.cause_type
    when 'order_event' then (select mo.order_id from order_events ev join merchant_orders mo on mo.id = ev.merchant_order_id
                              where ev.id = t.cause_id)
    when 'refund' then (select f.order_id from refunds f where f.id = t.cause_id)
    when 'refund_tender' then (select f.order_id from refund_tenders rt join refunds f on f.id = rt.refund_id
                                where rt.id = t.cause_id)
    when 'payment' then (select p.order_id from payments p where p.id = t.cause_id)
  end`;

/**
 * A page of the books, the latest posting and its last entry first. Unnamed, because the conditions decide which index
 * is fast: by cause, or by account, each in the order of the page.
 */
export async function selectEntries(run: Runner, filter: Filter): Promise<StoredEntry[]> {
  const { causeType, causeId, account, limit } = filter;
  const byCause = causeType !== undefined || causeId !== undefined;
  const postings = byCause
    ? sql`(select * from ledger_transactions t where ${allOf(...ofCause(filter), ...within(filter))} order by t.id desc)`
    : sql`ledger_transactions`;
  const { rows } = await sql<StoredEntry>`/* unnamed */
    select e.id, t.posted_at as at, e.account, e.amount, t.cause_type as "causeType", t.cause_id as "causeId", t.kind,
           t.reason, u.name as by, ${ORDER_OF_CAUSE} as "orderId",
           case when e.account like 'merchant_payable:%'
                then (select m.name_ar from merchants m where m.id = split_part(e.account, ':', 2)::bigint)
           end as "merchantName"
      from ${postings} t
      join ledger_entries e on e.transaction_id = t.id
      left join users u on u.id = t.user_id
     where ${allOf(...within(filter), ...ofAccount(account), ...older(filter), ...(byCause ? [] : near(filter)))}
     order by ${byCause ? sql`t.id desc, e.id desc` : sql`e.id desc`} limit ${sql.lit(limit)}`.execute(run);
  return rows;
}

/** Accounts with many owners are selected by their common name, or one by its full name. */
function ofAccount(account: string | undefined): Condition[] {
  if (account === undefined) return [];
  return [
    account.includes(':') ? sql`e.account = ${account}` : sql`split_part(e.account, ':', 1) = ${account}`,
  ];
}

const ofCause = ({ causeType, causeId }: Filter): Condition[] => [
  ...(causeType === undefined ? [] : [sql`t.cause_type = ${causeType}`]),
  ...(causeId === undefined ? [] : [sql`t.cause_id = ${causeId}`]),
];

const within = ({ since, until }: Filter): Condition[] => [
  ...(since === null ? [] : [sql`t.posted_at >= ${since}`]),
  ...(until === null ? [] : [sql`t.posted_at < ${until}`]),
];

/** Continues after the last entry of the page before. */
function older({ before, causeType, causeId }: Filter): Condition[] {
  if (before === undefined) return [];
  if (causeType === undefined && causeId === undefined) return [sql`e.id < ${before}`];
  return [
    sql`(e.transaction_id, e.id) < (select l.transaction_id, l.id from ledger_entries l where l.id = ${before})`,
  ];
}

/** Ids and times may be out of step by less than this: no posting takes an hour. */
const APART = HOUR;

/**
 * Narrows days to a range of ids, because ids grow with time and the page is ordered by them. `within` then selects
 * exactly.
 */
function near({ since, until }: Filter): Condition[] {
  return [
    ...(since === null ? [] : [sql`e.id >= ${firstFrom(new Date(since.getTime() - APART))}`]),
    ...(until === null ? [] : [sql`e.id <= ${firstFrom(new Date(until.getTime() + APART))}`]),
  ];
}

/** The first entry posted since then; beyond all entries if there is none. */
const firstFrom = (at: Date) => sql`
  coalesce((select e.id from ledger_entries e where e.transaction_id = (
    select t.id from ledger_transactions t where t.posted_at >= ${at}::timestamptz order by t.posted_at, t.id limit 1)
     order by e.id limit 1), 9223372036854775807)`;

/** Accounts with many owners count as one. */
export async function selectBalances(run: Runner) {
  const { rows } = await sql<{ account: string; balance: Piastres; entries: number }>`
    select substr(name, 8) as account, amount as balance, rows::int as entries
      from counted where name like 'ledger/%' and rows > 0 order by 1`.execute(run);
  return rows;
}

export async function forgetOldReasons(run: Runner, before: Date): Promise<void> {
  await sql`
    update ledger_transactions set reason = '', user_id = null
     where id in (select id from ledger_transactions
                   where posted_at < ${before} and (reason <> '' or user_id is not null) order by id limit 20000)`.execute(
    run,
  );
}
