import { sql } from 'kysely';
import type { MerchantOrderStatus } from '#modules/orders/order.ts';
import type { Runner, Tx } from '#platform/server/database.ts';

export interface KeyRow {
  id: number;
  name: string;
  madeAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

/** It has not ended, and its owner has set no other password since: whoever changes it wants everybody else out. */
const holds = (now: Date) => sql`
  (k.expires_at > ${now} and not exists (
     select from security_events e
      where e.user_id = k.user_id and e.kind in ('password_changed', 'password_reset', 'taken_back')
        and e.happened_at > k.made_at))`;

/** Those that hold, the newest first. */
export async function selectKeys(run: Runner, userId: number, now: Date): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select id, name, made_at as "madeAt", expires_at as "expiresAt", used_at as "usedAt"
      from agent_keys k where user_id = ${userId} and ${holds(now)} order by id desc`.execute(run);
  return rows;
}

interface NewKey {
  userId: number;
  name: string;
  hash: Buffer;
  now: Date;
  expiresAt: Date;
}

/** Whether it was kept: an account has at most `most`, however many requests come at once. */
export async function insertKey(tx: Tx, { userId, name, hash, now, expiresAt }: NewKey, most: number) {
  await sql`select from users where id = ${userId} for no key update`.execute(tx);
  const { rows } = await sql`
    insert into agent_keys (user_id, name, key_hash, made_at, expires_at)
    select ${userId}, ${name}, ${hash}, ${now}, ${expiresAt}
     where (select count(*) from agent_keys k where user_id = ${userId} and ${holds(now)}) < ${most}::int
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Whether the account had it. */
export async function deleteKey(tx: Tx, userId: number, keyId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from agent_keys where id = ${keyId} and user_id = ${userId} returning id`.execute(tx);
  return rows.length > 0;
}

/** Whose key it is; null if it does not hold, or its account is closed or blocked. Writes down that it was used. */
export async function useKey(run: Runner, hash: Buffer, now: Date): Promise<number | null> {
  const { rows } = await sql<{ userId: number }>`
    update agent_keys k set used_at = ${now} from users u
     where k.key_hash = ${hash} and ${holds(now)}
       and u.id = k.user_id and u.blocked_at is null and u.deleted_at is null
    returning k.user_id as "userId"`.execute(run);
  return rows[0]?.userId ?? null;
}

export interface NewestOrder {
  id: number;
  placedAt: Date;
  statuses: MerchantOrderStatus[];
}

/** The newest orders of the account's own list. */
export async function selectNewestOrders(run: Runner, userId: number, most: number): Promise<NewestOrder[]> {
  const { rows } = await sql<NewestOrder>`
    select o.id, o.placed_at as "placedAt",
           (select array_agg(mo.status) from merchant_orders mo where mo.order_id = o.id) as statuses
      from orders o
     where o.user_id = ${userId} and exists (
       select from merchant_orders mo
        where mo.order_id = o.id and not (mo.stage = 'pending_payment' and mo.status = 'cancelled'))
     order by o.id desc limit ${sql.lit(most)}`.execute(run);
  return rows;
}

export async function collectKeys(run: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql`
    select name, made_at as "madeAt", expires_at as "expiresAt", used_at as "usedAt"
      from agent_keys where user_id = ${userId} order by id`.execute(run);
  return { agentKeys: rows };
}

export async function deleteKeys(tx: Tx, userId: number): Promise<void> {
  await sql`delete from agent_keys where user_id = ${userId}`.execute(tx);
}

export async function deleteExpired(run: Runner, now: Date): Promise<void> {
  await sql`delete from agent_keys where expires_at <= ${now}`.execute(run);
}
