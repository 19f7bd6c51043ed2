import { sql } from 'kysely';
import { HOUR } from '#platform/clock.ts';
import type { Piastres } from '#platform/money.ts';
import { allOf, type Condition } from '#platform/server/all-of.ts';
import type { Runner } from '#platform/server/database.ts';
import { type Numbered, transactionsOf } from './causes-of.sql.ts';

interface StoredEntry {
  id: number;
  account: string;
  merchantName: string | null;
  amount: Piastres;
}

export interface StoredTransaction {
  id: number;
  at: Date;
  causeType: string;
  causeId: number;
  /** The order that a person knows the cause by. */
  orderId: number | null;
  /** The sender's number of a courier's or gateway's statement, if that is the cause. */
  reference: string | null;
  kind: string;
  reason: string;
  by: string | null;
  /** Debits first. */
  entries: StoredEntry[];
}

interface Filter {
  account?: string | undefined;
  causeType?: string | undefined;
  causeId?: number | undefined;
  numbered: Numbered | null;
  /** Of an entry, on either side. */
  amount: Piastres | null;
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
    when 'dispute' then (select p.order_id from disputes d join payments p on p.id = d.payment_id where d.id = t.cause_id)
    when 'document' then (select d.order_id from documents d where d.id = t.cause_id)
  end`;

/** People know a courier's or gateway's statement by the number that its sender gave it. */
const REFERENCE_OF_CAUSE = sql`
  case t.cause_type when 'remittance' then (select r.reference from remittances r where r.id = t.cause_id) end`;

/** Its entries, each with the name of the merchant whose account it is. */
const ENTRIES = sql`
  (select json_agg(json_build_object('id', e.id, 'account', e.account, 'amount', e.amount, 'merchantName',
                     case when e.account like 'merchant_payable:%'
                          then (select m.name_ar from merchants m where m.id = split_part(e.account, ':', 2)::bigint)
                     end) order by e.amount < 0, e.id)
     from ledger_entries e where e.transaction_id = t.id)`;

/**
 * A page of the books, the latest transaction first. Unnamed, because the conditions decide which index is fast: by
 * cause, by account, by amount, or by the number of the transaction, each in the order of the page. What a step of an order
 * posted is by whoever took it; finance reads no buyer's name.
 */
export async function selectTransactions(run: Runner, filter: Filter): Promise<StoredTransaction[]> {
  const { rows } = await sql<StoredTransaction>`/* unnamed */
    select t.id, t.posted_at as at, t.cause_type as "causeType", t.cause_id as "causeId", t.kind, t.reason, u.name as by,
           ${ORDER_OF_CAUSE} as "orderId", ${REFERENCE_OF_CAUSE} as reference, ${ENTRIES} as entries
      from ${isByEntryAlone(filter) ? ofEntries(filter) : ofAll(filter)} t
      left join order_events ev on t.cause_type = 'order_event' and ev.id = t.cause_id and ev.role <> 'user'
      left join users u on u.id = coalesce(t.user_id, ev.user_id)
     order by t.place desc`.execute(run);
  return rows;
}

const isByEntryAlone = (filter: Filter) => ofEntry('e', filter).length > 0 && ofCause(filter).length === 0;

function ofAll(filter: Filter) {
  const { before, limit } = filter;
  const entry = ofEntry('e', filter);
  return sql`
    (select t.*, t.id as place from ledger_transactions t
      where ${allOf(
        ...ofCause(filter),
        ...within(filter),
        ...near(sql`t.id`, firstTransaction, filter),
        ...(before === undefined ? [] : [sql`t.id < ${before}`]),
        ...(entry.length === 0
          ? []
          : [
              sql`exists (select from ledger_entries e where e.transaction_id = t.id and ${allOf(...entry)})`,
            ]),
      )}
      order by t.id desc limit ${sql.lit(limit)})`;
}

/** Found by such entries. The last one in a transaction stands for it, so that each is found once. */
function ofEntries(filter: Filter) {
  const { before, limit } = filter;
  const other = allOf(...ofEntry('o', filter));
  return sql`
    (select t.*, e.id as place from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where ${allOf(
        ...ofEntry('e', filter),
        sql`not exists (select from ledger_entries o
                         where o.transaction_id = e.transaction_id and o.id > e.id and ${other})`,
        ...within(filter),
        ...near(sql`e.id`, firstEntry, filter),
        ...(before === undefined
          ? []
          : [
              sql`e.id < (select max(o.id) from ledger_entries o
                           where o.transaction_id = ${before} and ${other})`,
            ]),
      )}
      order by e.id desc limit ${sql.lit(limit)})`;
}

const ofEntry = (entry: 'e' | 'o', { account, amount }: Filter): Condition[] => [
  ...(account === undefined ? [] : [ofAccount(entry, account)]),
  ...(amount === null ? [] : [sql`abs(${sql.ref(`${entry}.amount`)}) = ${amount}::bigint`]),
];

/** Accounts with many owners are selected by their common name, or one by its full name. */
function ofAccount(entry: 'e' | 'o', account: string): Condition {
  const column = sql.ref(`${entry}.account`);
  return account.includes(':')
    ? sql`${column} = ${account}`
    : sql`split_part(${column}, ':', 1) = ${account}`;
}

const ofCause = ({ causeType, causeId, numbered }: Filter): Condition[] => [
  ...(causeType === undefined ? [] : [sql`t.cause_type = ${causeType}`]),
  ...(causeId === undefined ? [] : [sql`t.cause_id = ${causeId}`]),
  ...(numbered === null ? [] : [sql`t.id = any(array(${transactionsOf(numbered)}))`]),
];

const within = ({ since, until }: Filter): Condition[] => [
  ...(since === null ? [] : [sql`t.posted_at >= ${since}`]),
  ...(until === null ? [] : [sql`t.posted_at < ${until}`]),
];

/** Ids and times may be out of step by less than this: no posting takes an hour. */
const APART = HOUR;

/**
 * Narrows days to a range of ids, because ids grow with time and the page is ordered by them. `within` then selects
 * exactly.
 */
function near(id: Condition, firstSince: (at: Date) => Condition, { since, until }: Filter): Condition[] {
  return [
    ...(since === null ? [] : [sql`${id} >= ${firstSince(new Date(since.getTime() - APART))}`]),
    ...(until === null ? [] : [sql`${id} <= ${firstSince(new Date(until.getTime() + APART))}`]),
  ];
}

/** Beyond all ids, where nothing was posted since then. */
const NONE_YET = sql`9223372036854775807`;

const postedFirst = (at: Date) => sql`
  select t.id from ledger_transactions t where t.posted_at >= ${at}::timestamptz order by t.posted_at, t.id limit 1`;

const firstTransaction = (at: Date) => sql`coalesce((${postedFirst(at)}), ${NONE_YET})`;

const firstEntry = (at: Date) => sql`
  coalesce((select e.id from ledger_entries e where e.transaction_id = (${postedFirst(at)}) order by e.id limit 1), ${NONE_YET})`;

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
