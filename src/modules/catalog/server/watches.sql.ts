import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { WatchKind } from '../watches.calls.ts';

export interface Watching {
  userId: number;
  productId: number;
  kind: WatchKind;
}

/** False if no shopper sees such a product. Watching it again changes nothing. */
export async function insertWatch(
  tx: Tx,
  { userId, productId, kind }: Watching,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into product_watches (user_id, product_id, kind, seen_price, created_at)
    select ${userId}, id, ${kind}, price, ${now} from products where id = ${productId} and listed
    on conflict (user_id, product_id, kind) do update set kind = excluded.kind returning product_id`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function deleteWatch(tx: Tx, { userId, productId, kind }: Watching): Promise<void> {
  await sql`
    delete from product_watches
     where user_id = ${userId} and product_id = ${productId} and kind = ${kind}`.execute(tx);
}

export async function countWatches(runner: Runner, userId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from product_watches where user_id = ${userId}`.execute(runner);
  return rows[0]?.n ?? 0;
}

export async function selectWatch(
  runner: Runner,
  { userId, productId }: Omit<Watching, 'kind'>,
): Promise<{ stock: boolean; price: boolean }> {
  const { rows } = await sql<{ stock: boolean; price: boolean }>`
    select coalesce(bool_or(kind = 'stock'), false) as stock, coalesce(bool_or(kind = 'price'), false) as price
      from product_watches where user_id = ${userId} and product_id = ${productId}`.execute(runner);
  return rows[0] ?? { stock: false, price: false };
}

/** Somebody who waited, and what for. */
export interface Due {
  kind: WatchKind;
  userId: number;
  productId: number;
  title: string;
  price: Piastres;
  before: Piastres;
}

/** Takes those whose product is back; each is told once. Another process passes over what this one has. */
export async function claimBackInStock(tx: Tx, most: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select w.user_id, w.product_id from product_watches w join products p on p.id = w.product_id
       where w.kind = 'stock' and p.listed and p.in_stock limit ${most} for update of w skip locked
    ), gone as (
      delete from product_watches w using due d
       where (w.user_id, w.product_id, w.kind) = (d.user_id, d.product_id, 'stock')
      returning w.user_id, w.product_id, w.seen_price)
    select 'stock' as kind, g.user_id as "userId", p.id as "productId", p.title, p.price, g.seen_price as before
      from gone g join products p on p.id = g.product_id`.execute(tx);
  return rows;
}

/** The same for prices that fell by a hundredth or more; the new price is what the next fall is measured by. */
export async function claimCheaper(tx: Tx, most: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select w.user_id, w.product_id, p.price, w.seen_price
        from product_watches w join products p on p.id = w.product_id
       where w.kind = 'price' and p.listed and p.in_stock and p.price <= w.seen_price * 0.99
       limit ${most} for update of w skip locked
    ), noted as (
      update product_watches w set seen_price = d.price from due d
       where (w.user_id, w.product_id, w.kind) = (d.user_id, d.product_id, 'price'))
    select 'price' as kind, d.user_id as "userId", p.id as "productId", p.title, p.price, d.seen_price as before
      from due d join products p on p.id = d.product_id`.execute(tx);
  return rows;
}

/** Nobody waits for so long. */
export async function forgetWatches(runner: Runner, before: Date): Promise<void> {
  await sql`delete from product_watches where created_at < ${before}`.execute(runner);
}
