import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Message, SentMessage } from '../message.ts';

export async function insertMessage(tx: Tx, message: Message): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into messages (user_id, channel, recipient, subject, body, holds_code)
    values (${message.userId}, ${message.channel}, ${message.recipient}, ${message.subject}, ${message.body},
            ${message.holdsCode})
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

export async function enqueueDelivery(tx: Tx, messageId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('deliver-message', json_build_object('messageId', ${messageId}::bigint))`.execute(
    tx,
  );
}

/**
 * The message, when nobody has claimed it yet: it counts as sent from here on. A code that has run out meanwhile (a
 * code lives 5 minutes) is left where it is.
 */
export async function claimMessage(runner: Runner, id: number, now: Date): Promise<Message | undefined> {
  const { rows } = await sql<Message>`
    update messages set sent_at = ${now}, tries = tries + 1 where id = ${id} and sent_at is null
       and not (holds_code and created_at < ${now}::timestamptz - interval '5 minutes')
    returning user_id as "userId", channel, recipient, subject, body, holds_code as "holdsCode"`.execute(
    runner,
  );
  return rows[0];
}

export async function releaseMessage(runner: Runner, id: number, why: string): Promise<void> {
  await sql`update messages set sent_at = null, last_error = ${why} where id = ${id}`.execute(runner);
}

export async function noteFailure(runner: Runner, id: number, why: string): Promise<void> {
  await sql`update messages set last_error = ${why} where id = ${id}`.execute(runner);
}

export async function dropBody(runner: Runner, id: number): Promise<void> {
  await sql`update messages set body = '' where id = ${id}`.execute(runner);
}

export async function findLatestMessages(runner: Runner): Promise<SentMessage[]> {
  const { rows } = await sql<Omit<SentMessage, 'createdAt'> & { createdAt: Date }>`
    select id, channel, recipient, subject, body, created_at as "createdAt"
      from messages order by created_at desc, id desc limit 50`.execute(runner);
  return rows.map(row => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
