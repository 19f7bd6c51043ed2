import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import { card, type ProductRow } from './listing/list-products.sql.ts';

/** Returns whether there is such a listed product; an existing like stays as it is. */
export async function insertLike(run: Runner, userId: number, productId: number) {
  const { rows } = await sql<{ id: number }>`
    with liked as (select id from products where id = ${productId} and listed),
         added as (insert into likes (user_id, product_id) select ${userId}, id from liked on conflict do nothing)
    select id from liked`.execute(run);
  return rows.length > 0;
}

export async function deleteLike(run: Runner, userId: number, productId: number) {
  await sql`delete from likes where user_id = ${userId} and product_id = ${productId}`.execute(run);
}

export async function selectLikedIds(run: Runner, userId: number) {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from likes where user_id = ${userId} order by created_at desc`.execute(run);
  return rows.map(row => row.product_id);
}

export async function selectLiked(run: Runner, userId: number, limit: number) {
  const { rows } = await sql<ProductRow>`
    select ${card(userId)} from likes mine join products p on p.id = mine.product_id and p.listed
      join merchants m on m.id = p.merchant_id
     where mine.user_id = ${userId} order by mine.created_at desc limit ${sql.lit(limit)}`.execute(run);
  return rows;
}
