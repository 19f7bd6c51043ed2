import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export async function collectLikes(runner: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ likes: unknown }>`
    select coalesce(jsonb_agg(jsonb_build_object('productId', l.product_id, 'title', p.title, 'likedAt', l.created_at)
                              order by l.created_at), '[]') as likes
      from likes l join products p on p.id = l.product_id where l.user_id = ${userId}`.execute(runner);
  return { likes: rows[0]?.likes ?? [] };
}

export async function deleteLikes(tx: Tx, userId: number): Promise<void> {
  await sql`delete from likes where user_id = ${userId}`.execute(tx);
}
