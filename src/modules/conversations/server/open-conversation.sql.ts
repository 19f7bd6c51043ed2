import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';

export interface About {
  userId: number;
  merchantId: number;
  merchantOrderId: number | null;
  productId: number | null;
}

/** A merchant order of this buyer, or of this merchant's buyer, whose account still stands. */
export async function selectMerchantOrder(
  tx: Tx,
  merchantOrderId: number,
  by: { userId: number } | { merchantId: number },
): Promise<About | undefined> {
  const { rows } = await sql<About>`
    select o.user_id as "userId", mo.merchant_id as "merchantId", mo.id as "merchantOrderId", null::bigint as "productId"
      from merchant_orders mo join orders o on o.id = mo.order_id join users u on u.id = o.user_id
     where mo.id = ${merchantOrderId} and u.deleted_at is null
       and ${'userId' in by ? sql`o.user_id = ${by.userId}` : sql`mo.merchant_id = ${by.merchantId}`}`.execute(
    tx,
  );
  return rows[0];
}

/** A product that shoppers see and that is not sold by the asker's own shop. */
export async function selectProduct(tx: Tx, productId: number, userId: number): Promise<About | undefined> {
  const { rows } = await sql<About>`
    select ${userId}::bigint as "userId", p.merchant_id as "merchantId", null::bigint as "merchantOrderId",
           p.id as "productId"
      from products p
     where p.id = ${productId} and p.listed and not exists (
           select from merchant_members m where m.user_id = ${userId} and m.merchant_id = p.merchant_id)`.execute(
    tx,
  );
  return rows[0];
}

/** Two who open the same at once get the same: the later one finds what the earlier one made. */
export async function findOrInsert(tx: Tx, about: About, now: Date): Promise<number> {
  const { userId, merchantId, merchantOrderId, productId } = about;
  await sql`
    insert into conversations (user_id, merchant_id, merchant_order_id, product_id, opened_at)
    values (${userId}, ${merchantId}, ${merchantOrderId}, ${productId}, ${now}) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number }>`
    select id from conversations
     where ${merchantOrderId === null ? sql`user_id = ${userId} and product_id = ${productId}` : sql`merchant_order_id = ${merchantOrderId}`}`.execute(
    tx,
  );
  return (rows[0] as { id: number }).id;
}
