import { sql } from 'kysely';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { LineInput } from '../quote.ts';

export interface StoredCart {
  lines: LineInput[];
  version: number;
}

/** The account's cart, empty if it has none yet, locked against its other devices. */
export async function lockCart(tx: Tx, userId: number, now: Date): Promise<StoredCart> {
  await sql`
    insert into account_carts (user_id, changed_at) values (${userId}, ${now}) on conflict (user_id) do nothing`.execute(
    tx,
  );
  const { rows } = await sql<StoredCart>`
    select lines, version from account_carts where user_id = ${userId} for update`.execute(tx);
  return rows[0] as StoredCart;
}

/** Returns the new version. */
export async function writeCart(
  tx: Tx,
  { userId, lines, now }: { userId: number; lines: readonly LineInput[]; now: Date },
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update account_carts set lines = ${JSON.stringify(lines)}::jsonb, version = version + 1, changed_at = ${now},
           reminded_at = case when ${lines.length} > 0 then reminded_at end
     where user_id = ${userId} returning version`.execute(tx);
  return (rows[0] as { version: number }).version;
}

export interface DescribedLine {
  id: number;
  variantId: number | null;
  title: string;
  optionNames: string[];
  options: string[];
  price: Piastres;
  images: string[];
  merchantId: number;
  merchantName: string;
  merchantLogoUrl: string;
  quantity: number;
  inStock: boolean;
}

/** Lines as a cart shows them, in their order, the variant's picture first; without those whose product is no more. */
export async function describeLines(run: Runner, lines: readonly LineInput[]): Promise<DescribedLine[]> {
  const { rows } = await sql<DescribedLine>`
    select p.id, v.id as "variantId", p.title, p.option_names as "optionNames", coalesce(v.options, '{}') as options,
           coalesce(v.price, p.price) as price, l.quantity, m.id as "merchantId", m.name_ar as "merchantName", m.logo as "merchantLogoUrl",
           p.listed and merchant_sells(m.status)
             and free_units(v.available, v.on_hand, v.held, v.allocated) > 0 is true as "inStock",
           array(select url from jsonb_array_elements_text(p.images) with ordinality as i (url, place)
                  order by i.place is distinct from v.picture, i.place) as images
      from jsonb_to_recordset(${JSON.stringify(lines.map((line, at) => ({ ...line, at })))}::jsonb)
           as l ("productId" bigint, "variantId" bigint, quantity int, at int)
      join products p on p.id = l."productId" join merchants m on m.id = p.merchant_id
      left join variants v on v.product_id = p.id
           and (v.id = l."variantId" or (l."variantId" is null and p.option_names = '{}'))
     order by l.at`.execute(run);
  return rows;
}

export async function selectLater(run: Runner, userId: number): Promise<LineInput[]> {
  const { rows } = await sql<{ later: LineInput[] }>`
    select later from account_carts where user_id = ${userId}`.execute(run);
  return rows[0]?.later ?? [];
}

/** The cart's version stays: no browser's cart has changed by it. */
export async function writeLater(
  tx: Tx,
  { userId, lines, now }: { userId: number; lines: readonly LineInput[]; now: Date },
): Promise<void> {
  await sql`
    update account_carts set later = ${JSON.stringify(lines)}::jsonb, changed_at = ${now} where user_id = ${userId}`.execute(
    tx,
  );
}

/** Whether there is such a product, and if one is named, its variant. */
export async function hasProduct(run: Runner, { productId, variantId }: LineInput): Promise<boolean> {
  const { rows } = await sql`
    select from products p where p.id = ${productId} and p.listed
       and (${variantId ?? null}::bigint is null or exists (select from variants v where v.id = ${variantId ?? null} and v.product_id = p.id))`.execute(
    run,
  );
  return rows.length > 0;
}

export async function deleteCarts(run: Runner, before: Date): Promise<void> {
  await sql`delete from account_carts where changed_at < ${before}`.execute(run);
}

export async function collectCart(run: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ lines: unknown; later: unknown; changedAt: string }>`
    select lines, later, to_json(changed_at) as "changedAt" from account_carts where user_id = ${userId}`.execute(
    run,
  );
  return { cart: rows[0] ?? null };
}

export async function deleteCart(tx: Tx, userId: number): Promise<void> {
  await sql`delete from account_carts where user_id = ${userId}`.execute(tx);
}
