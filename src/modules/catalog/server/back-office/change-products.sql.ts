import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { BulkChange, BulkProduct, BulkRow } from '../../back-office/bulk-change.ts';

interface ChangeInput {
  productIds: readonly number[];
  merchantId: number | null;
}

/** What a bulk change is computed from, in the order of the ids. */
export async function selectBulk(
  run: Runner,
  { productIds, merchantId }: ChangeInput,
): Promise<BulkProduct[]> {
  const { rows } = await sql<BulkProduct>`
    select p.id, p.title, p.status, concat_ws('/', p.category_id, p.subcategory_id) as category,
           coalesce(p.brand_id::text, '') as brand, p.version, p.original_price as "originalPrice", jsonb_array_length(p.images) as pictures,
           m.reviews_products or p.taken_off as "isReviewed", p.taken_off as "takenOff",
           (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'options', v.options, 'price', v.price,
                     'free', v.on_hand - v.held - v.allocated, 'shelf', v.shelf) order by v.position, v.id), '[]')
              from variants v where v.product_id = p.id) as variants
      from products p join merchants m on m.id = p.merchant_id
     where p.id = any(${productIds}::bigint[]) and (${merchantId}::bigint is null or p.merchant_id = ${merchantId})
     order by p.id`.execute(run);
  return rows;
}

interface Batch {
  madeBy: number;
  merchantId: number | null;
  change: BulkChange;
  now: Date;
}

/** Stores what is about to be done, so that it can be undone; returns the batch's id. */
export async function insertBatch(tx: Tx, batch: Batch, batchRows: readonly BulkRow[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into product_batches (made_by, merchant_id, change, made_at)
      values (${batch.madeBy}, ${batch.merchantId}, ${JSON.stringify(batch.change)}::jsonb, ${batch.now}) returning id
    ), kept as (
      insert into product_batch_rows (batch_id, product_id, variant_id, before, after)
      select made.id, r."productId", r."variantId", r."from", r."to"
        from made, jsonb_to_recordset(${JSON.stringify(batchRows)}::jsonb)
             as r ("productId" bigint, "variantId" bigint, "from" text, "to" text))
    select id from made`.execute(tx);
  return (rows[0] as { id: number }).id;
}

export interface StoredBatch {
  change: BulkChange;
  undoneAt: Date | null;
  rows: BulkRow[];
}

/** Claims a batch for undoing; null if the caller has no such batch. */
export async function takeBatch(
  tx: Tx,
  batchId: number,
  { merchantId, now }: { merchantId: number | null; now: Date },
) {
  const { rows } = await sql<StoredBatch>`
    with was as (select * from product_batches where id = ${batchId}
                    and (${merchantId}::bigint is null or merchant_id = ${merchantId}) for update),
         undone as (update product_batches set undone_at = coalesce(product_batches.undone_at, ${now})
                      from was where product_batches.id = was.id)
    select was.change, was.undone_at as "undoneAt",
           (select coalesce(jsonb_agg(jsonb_build_object('productId', r.product_id, 'variantId', r.variant_id,
                     'from', r.before, 'to', r.after)), '[]')
              from product_batch_rows r where r.batch_id = was.id) as rows
      from was`.execute(tx);
  return rows[0];
}

interface PriceSet {
  variantId: number;
  price: number;
}

/** Sets prices of variants, and of their products to that of the cheapest one sold. */
export async function setPrices(tx: Tx, prices: readonly PriceSet[]): Promise<void> {
  await sql`
    update variants v set price = d.price
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as d ("variantId" bigint, price int)
     where v.id = d."variantId"`.execute(tx);
  await sql`
    update products p set price = cheapest.price
      from (select product_id as id, coalesce(min(price) filter (where available), min(price)) as price
              from variants
             where product_id in (select product_id from variants where id = any(${prices.map(each => each.variantId)}::bigint[]))
             group by product_id) cheapest
     where p.id = cheapest.id and p.price <> cheapest.price`.execute(tx);
}

/** Sets where variants lie in the store room. */
export async function setShelves(
  tx: Tx,
  shelves: readonly { variantId: number; shelf: string }[],
): Promise<void> {
  await sql`
    update variants v set shelf = d.shelf
      from jsonb_to_recordset(${JSON.stringify(shelves)}::jsonb) as d ("variantId" bigint, shelf text)
     where v.id = d."variantId"`.execute(tx);
}

/** Sets statuses and a new version, so an editor that has the product open learns of it. */
export async function setStatuses(
  tx: Tx,
  statuses: readonly { productId: number; status: string }[],
): Promise<void> {
  await sql`
    update products p set status = d.status
      from jsonb_to_recordset(${JSON.stringify(statuses)}::jsonb) as d ("productId" bigint, status text)
     where p.id = d."productId"`.execute(tx);
}

/** The names of categories, with that of the subcategory, or of brands, as rows of a change hold them; without those that are gone. */
export async function selectNames(
  run: Runner,
  kind: 'category' | 'brand',
  held: readonly string[],
): Promise<Map<string, string>> {
  const named =
    kind === 'brand'
      ? sql<{ held: string; name: string }>`
          select h.held, b.name from unnest(${held}::text[]) h(held) join brands b on b.id = nullif(h.held, '')::bigint`
      : sql<{ held: string; name: string }>`
          select h.held, concat_ws(' · ', c.name_ar, s.name_ar) as name
            from (select held, split_part(held, '/', 1)::bigint as category_id,
                         nullif(split_part(held, '/', 2), '')::bigint as subcategory_id
                    from unnest(${held}::text[]) held) h
            join categories c on c.id = h.category_id
            left join subcategories s on s.id = h.subcategory_id and s.category_id = c.id
           where h.subcategory_id is null or s.id is not null`;
  const { rows } = await named.execute(run);
  return new Map(rows.map(row => [row.held, row.name]));
}

interface Moved {
  productId: number;
  to: string;
}

export async function setCategories(tx: Tx, moved: readonly Moved[]): Promise<void> {
  await sql`
    update products p set category_id = split_part(d."to", '/', 1)::bigint,
                          subcategory_id = nullif(split_part(d."to", '/', 2), '')::bigint
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as d ("productId" bigint, "to" text)
     where p.id = d."productId"`.execute(tx);
}

export async function setBrands(tx: Tx, moved: readonly Moved[]): Promise<void> {
  await sql`
    update products p set brand_id = nullif(d."to", '')::bigint
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as d ("productId" bigint, "to" text)
     where p.id = d."productId"`.execute(tx);
}

export async function raiseVersions(tx: Tx, productIds: readonly number[], now: Date): Promise<void> {
  await sql`
    update products set version = version + 1, updated_at = ${now} where id = any(${productIds}::bigint[])`.execute(
    tx,
  );
}
