import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export async function selectServerKey(runner: Runner): Promise<Buffer | null> {
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from push_server_key`.execute(runner);
  return rows[0]?.sealed ?? null;
}

export async function insertServerKey(runner: Runner, sealed: Buffer): Promise<void> {
  await sql`insert into push_server_key (sealed) values (${sealed}) on conflict do nothing`.execute(runner);
}

export interface NewSubscription {
  userId: number;
  sessionId: number;
  endpoint: string;
  keys: Buffer;
  now: Date;
}

/** A browser has one endpoint; whoever is signed in there now has it. */
export async function upsertSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { userId, sessionId, endpoint, keys, now } = subscription;
  await sql`
    insert into push_subscriptions (user_id, session_id, endpoint, keys, created_at)
    values (${userId}, ${sessionId}, ${endpoint}, ${keys}, ${now})
    on conflict (endpoint) do update
      set user_id = excluded.user_id, session_id = excluded.session_id, keys = excluded.keys`.execute(tx);
}

/** Only the newest of a person are kept. */
export async function dropOldest(tx: Tx, userId: number, most: number): Promise<void> {
  await sql`
    delete from push_subscriptions where user_id = ${userId} and id not in (
      select id from push_subscriptions where user_id = ${userId} order by id desc limit ${most})`.execute(
    tx,
  );
}

export async function deleteSubscription(
  runner: Runner,
  { userId, endpoint }: { userId: number; endpoint: string },
): Promise<void> {
  await sql`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`.execute(
    runner,
  );
}

export async function deleteSubscriptionById(runner: Runner, id: number): Promise<void> {
  await sql`delete from push_subscriptions where id = ${id}`.execute(runner);
}

export interface StoredPush {
  endpoint: string;
  keys: Buffer;
  title: string;
  body: string;
  link: string;
}

/** Nothing if the device is signed out, or the entry was read or erased meanwhile. */
export async function selectPush(
  runner: Runner,
  { notificationId, subscriptionId }: { notificationId: number; subscriptionId: number },
): Promise<StoredPush | undefined> {
  const { rows } = await sql<StoredPush>`
    select s.endpoint, s.keys, n.title, n.body, n.link
      from push_subscriptions s join notifications n on n.user_id = s.user_id
     where s.id = ${subscriptionId} and n.id = ${notificationId} and n.read_at is null`.execute(runner);
  return rows[0];
}
