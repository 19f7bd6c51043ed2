import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/** What a buyer wrote and was answered, and what a merchant's member wrote for it. */
export async function collectConversations(run: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ conversations: unknown; writtenForMerchants: unknown }>`
    select (select coalesce(jsonb_agg(jsonb_build_object(
                     'id', c.id, 'merchantId', c.merchant_id, 'merchantOrderId', c.merchant_order_id,
                     'productId', c.product_id, 'openedAt', c.opened_at, 'messages', coalesce(t.messages, '[]')) order by c.id), '[]')
              from conversations c
              left join lateral (
                select jsonb_agg(jsonb_build_object('side', t.side, 'text', t.body, 'photo', t.photo, 'writtenAt', t.written_at) order by t.id) as messages
                  from conversation_messages t where t.conversation_id = c.id) t on true
             where c.user_id = ${userId}) as conversations,
           (select coalesce(jsonb_agg(jsonb_build_object('text', t.body, 'photo', t.photo, 'writtenAt', t.written_at) order by t.id), '[]')
              from conversation_messages t where t.user_id = ${userId} and t.side = 'merchant') as "writtenForMerchants"`.execute(
    run,
  );
  return rows[0] ?? {};
}

interface Forgotten {
  id: number;
  photos: string[];
}

/** What goes with conversations that go. */
const WITH_PHOTOS = sql`id, array(select photo from conversation_messages where conversation_id = conversations.id and photo <> '') as photos`;

/** A buyer's conversations go; what a member wrote for its merchant stays, without the member. Gives those that went. */
export async function forgetWriter(tx: Tx, userId: number): Promise<Forgotten[]> {
  const { rows } = await sql<Forgotten>`
    delete from conversations where user_id = ${userId} returning ${WITH_PHOTOS}`.execute(tx);
  await sql`update conversation_messages set user_id = null where user_id = ${userId}`.execute(tx);
  return rows;
}

/** Gives the photos that were in them. */
export async function deleteOldConversations(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<Forgotten>`
    delete from conversations where coalesce(written_at, opened_at) < ${before} returning ${WITH_PHOTOS}`.execute(
    tx,
  );
  return rows.flatMap(({ photos }) => photos);
}

/** Photos in messages. */
export async function selectUsedPhotos(run: Runner, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct asked.hash from unnest(${hashes}::text[]) asked (hash)
      join conversation_messages on photo <> '' and photo = '/private-media/' || asked.hash`.execute(run);
  return rows.map(({ hash }) => hash);
}
