import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export async function collectLikes(runner: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ likes: unknown }>`
    select coalesce(jsonb_agg(jsonb_build_object('productId', l.product_id, 'title', p.title, 'likedAt', l.created_at)
                              order by l.created_at), '[]') as likes
      from likes l join products p on p.id = l.product_id where l.user_id = ${userId}`.execute(runner);
  const watches = await sql`
    select product_id as "productId", kind, created_at as "createdAt" from product_watches
     where user_id = ${userId} order by created_at`.execute(runner);
  return { likes: rows[0]?.likes ?? [], watches: watches.rows };
}

export async function deleteLikes(tx: Tx, userId: number): Promise<void> {
  await sql`
    with gone as (delete from product_watches where user_id = ${userId})
    delete from likes where user_id = ${userId}`.execute(tx);
}
