import { sql } from 'kysely';
import type { TestShop } from './shop.ts';

/** Readers need the shop's database only, so that storms without HTTP can use them. */
type Read = Pick<TestShop, 'rows'>;

/** Picks the named fields of each row, so that an assertion is exact about them. */
function only<R extends object, K extends keyof R>(rows: readonly R[], fields: readonly K[]): Pick<R, K>[] {
  return rows.map(row => Object.fromEntries(fields.map(field => [field, row[field]])) as Pick<R, K>);
}

export interface AuditLine {
  id: number;
  what: string;
  subject: string;
  from: unknown;
  to: unknown;
  by: number;
  reason: string;
}

interface About {
  type?: string | null;
  id?: number | string | null;
  what?: string | null;
}

/** The audit's lines about a subject, or of one kind of change, oldest first. */
export async function auditOf<K extends keyof AuditLine>(
  shop: Read,
  { type = null, id = null, what = null }: About,
  ...fields: K[]
): Promise<Pick<AuditLine, K>[]> {
  const rows = await shop.rows(sql<AuditLine>`
    select id, what, subject_id as subject, "from", "to", user_id as by, reason from audit_log
     where (${type}::text is null or subject_type = ${type}) and (${what}::text is null or what = ${what})
       and (${id === null ? null : String(id)}::text is null or subject_id = ${String(id)})
     order by id`);
  return only(rows, fields);
}

export interface Stock {
  on_hand: number;
  held: number;
  allocated: number;
}

export async function stockOf(shop: Read, variantId: number): Promise<Stock> {
  const [row] = await shop.rows(
    sql<Stock>`select on_hand, held, allocated from variants where id = ${variantId}`,
  );
  return row as Stock;
}

export interface OrderEvent {
  id: number;
  event: string;
  from: string | null;
  to: string;
  role: string;
  by: number | null;
  reason: string | null;
  requestId: string;
}

interface Whose {
  merchantOrderId?: number | null;
  orderId?: number | null;
}

/** The history of a merchant order, or of all of an order's, oldest first. */
export async function eventsOf<K extends keyof OrderEvent>(
  shop: Read,
  { merchantOrderId = null, orderId = null }: Whose,
  ...fields: K[]
): Promise<Pick<OrderEvent, K>[]> {
  const rows = await shop.rows(sql<OrderEvent>`
    select e.id, e.event, e.from_status as "from", e.to_status as "to", e.role, e.user_id as by, e.reason,
           e.request_id as "requestId"
      from order_events e join merchant_orders mo on mo.id = e.merchant_order_id
     where mo.id = ${merchantOrderId} or mo.order_id = ${orderId} order by e.id`);
  return only(rows, fields);
}

/** The ledger entries of one cause: accounts and piastres, in the order of writing. */
export function booksOf(
  shop: Read,
  causeType: string,
  causeId: number,
): Promise<{ account: string; amount: number }[]> {
  return shop.rows(sql<{ account: string; amount: number }>`
    select account, amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where t.cause_type = ${causeType} and t.cause_id = ${causeId} order by e.id`);
}

/** Piastres on the given accounts together; what is owed is negative. */
export async function balanceOf(shop: Read, ...accounts: string[]): Promise<number> {
  const [row] = await shop.rows(sql<{ balance: number }>`
    select coalesce(sum(amount), 0)::int as balance from ledger_entries where account = any(${accounts}::text[])`);
  return row?.balance ?? 0;
}

export interface Notice {
  id: number;
  title: string;
  body: string;
  link: string;
}

/** Messages inside the shop, oldest first. */
export async function noticesOf<K extends keyof Notice>(
  shop: Read,
  userId: number,
  ...fields: K[]
): Promise<Pick<Notice, K>[]> {
  const rows = await shop.rows(
    sql<Notice>`select id, title, body, link from notifications where user_id = ${userId} order by id`,
  );
  return only(rows, fields);
}

export interface Message {
  channel: string;
  recipient: string;
  subject: string;
  body: string;
}

/** E-mails and text messages to an account, by its id, or to one address or mobile, oldest first. */
export async function messagesOf<K extends keyof Message>(
  shop: Read,
  whom: number | string,
  ...fields: K[]
): Promise<Pick<Message, K>[]> {
  const [userId, recipient] = typeof whom === 'number' ? [whom, null] : [null, whom];
  const rows = await shop.rows(sql<Message>`
    select channel, recipient, subject, body from messages
     where user_id = ${userId} or recipient = ${recipient} order by id`);
  return only(rows, fields);
}

export interface Claim {
  id: number;
  kind: string;
  note: string;
  parcel_id: number | null;
}

export async function claimsOf<K extends keyof Claim>(
  shop: Read,
  merchantOrderId: number,
  ...fields: K[]
): Promise<Pick<Claim, K>[]> {
  const rows = await shop.rows(sql<Claim>`
    select id, kind, note, parcel_id from claims where merchant_order_id = ${merchantOrderId} order by id`);
  return only(rows, fields);
}

/** Where an order goes, as it was at its checkout. */
export async function addressOf(shop: Read, orderId: number): Promise<object | undefined> {
  const [row] = await shop.rows(sql<{ address: object }>`select address from orders where id = ${orderId}`);
  return row?.address;
}

/** Names of the jobs that wait or run. */
export async function jobsOf(shop: Read): Promise<string[]> {
  const rows = await shop.rows(
    sql<{ name: string }>`select task_identifier as name from graphile_worker.jobs order by name`,
  );
  return rows.map(({ name }) => name);
}
