import { sql } from 'kysely';
import { holdPictures } from '#modules/media/server/hold-pictures.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { ProductDraft, ProductStatus } from '../../back-office/product-draft.ts';
import { selectedFacts, setFacts } from '../facts.sql.ts';

export interface StoredVariant {
  id: number;
  options: string[];
  swatch: string;
  picture: number | null;
  sku: string;
  shelf: string;
  price: number;
  free: number;
  promised: number;
  available: boolean;
}

/** A product with everything that its merchant edits; amounts in piastres. */
export interface StoredProduct extends Omit<ProductDraft, 'variants' | 'status'> {
  id: number;
  /** The merchant's code for it in files; may be empty. */
  code: string;
  version: number;
  merchantId: number;
  merchantName: string;
  /** With that of the subcategory. */
  categoryName: string;
  /** Null: it has none. */
  brandName: string | null;
  status: ProductStatus;
  listed: boolean;
  isReviewed: boolean;
  /** By staff, after a report. */
  takenOff: boolean;
  /** What the merchant calls few. */
  shopLowStockAt: number;
  everOrdered: boolean;
  updatedAt: string;
  variants: StoredVariant[];
}

/** `merchantId`: only its goods; null: the whole shop. */
export interface Whose {
  productId: number;
  merchantId: number | null;
}

export async function selectStored(run: Runner, { productId, merchantId }: Whose) {
  const [stored] = await selectAllStored(run, { productIds: [productId], merchantId });
  return stored;
}

/** Those of the ids that exist and are the caller's, in no order. */
export async function selectAllStored(
  run: Runner,
  { productIds, merchantId }: { productIds: readonly number[]; merchantId: number | null },
): Promise<StoredProduct[]> {
  const { rows } = await sql<StoredProduct>`
    select p.id, p.code, p.version, p.merchant_id as "merchantId", m.name_ar as "merchantName", p.title, p.description,
           p.category_id as "categoryId", p.subcategory_id as "subcategoryId", p.brand_id as "brandId",
           (select concat_ws(' · ', c.name_ar, (select s.name_ar from subcategories s where s.id = p.subcategory_id))
              from categories c where c.id = p.category_id) as "categoryName",
           (select b.name from brands b where b.id = p.brand_id) as "brandName",
           p.images, p.specifications, p.option_names as "optionNames",
           p.original_price as "originalPrice", p.not_returnable as "notReturnable", p.tax_class as "taxClass",
           ${selectedFacts}, p.low_stock_at as "lowStockAt", m.low_stock_at as "shopLowStockAt", p.status, p.listed, m.reviews_products or p.taken_off as "isReviewed", p.taken_off as "takenOff",
           exists (select from order_lines l where l.product_id = p.id) as "everOrdered",
           to_json(p.updated_at) as "updatedAt",
           (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'options', v.options, 'swatch', v.swatch, 'picture', v.picture, 'sku', v.sku,
                     'shelf', v.shelf, 'price', v.price, 'free', v.on_hand - v.held - v.allocated, 'promised', v.held + v.allocated,
                     'available', v.available) order by v.position, v.id), '[]')
              from variants v where v.product_id = p.id) as variants
      from products p join merchants m on m.id = p.merchant_id
     where p.id = any(${productIds}::bigint[]) and (${merchantId}::bigint is null or p.merchant_id = ${merchantId})`.execute(
    run,
  );
  return rows;
}

/**
 * Locks products with their stock, stock first, each by id, which is the order of a sale. Returns the version of each
 * existing product.
 */
export async function lockProducts(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  await sql`select id from variants where product_id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from products where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  );
  return new Map(rows.map(row => [row.id, row.version]));
}

/** Whether a draft's category, subcategory and brand exist. */
export async function findPlaces(
  run: Runner,
  { categoryId, subcategoryId, brandId }: Pick<ProductDraft, 'categoryId' | 'subcategoryId' | 'brandId'>,
) {
  const { rows } = await sql<{ category: boolean; subcategory: boolean; brand: boolean }>`
    select exists (select from categories where id = ${categoryId}) as category,
           ${subcategoryId}::bigint is null or exists (select from subcategories where id = ${subcategoryId} and category_id = ${categoryId}) as subcategory,
           ${brandId}::bigint is null or exists (select from brands where id = ${brandId}) as brand`.execute(
    run,
  );
  return rows[0] as { category: boolean; subcategory: boolean; brand: boolean };
}

/** Whether a merchant's new products are reviewed first; undefined: no such merchant. */
export async function findReview(run: Runner, merchantId: number) {
  const { rows } = await sql<{ isReviewed: boolean }>`
    select reviews_products as "isReviewed" from merchants where id = ${merchantId}`.execute(run);
  return rows[0]?.isReviewed;
}

type Written = Omit<ProductDraft, 'variants' | 'status'> & {
  price: number;
  status: ProductStatus;
  now: Date;
};

export async function updateProduct(tx: Tx, id: number, product: Written): Promise<void> {
  await holdPictures(tx, product.images);
  await sql`
    update products
       set category_id = ${product.categoryId}, subcategory_id = ${product.subcategoryId}, brand_id = ${product.brandId}, title = ${product.title},
           description = ${product.description}, specifications = ${JSON.stringify(product.specifications)}::jsonb,
           images = ${JSON.stringify(product.images)}::jsonb, option_names = ${product.optionNames}::text[],
           price = ${product.price}, original_price = ${product.originalPrice},
           not_returnable = ${product.notReturnable}, tax_class = ${product.taxClass}, ${setFacts(product)},
           low_stock_at = ${product.lowStockAt}, status = ${product.status},
           version = version + 1, updated_at = ${product.now}
     where id = ${id}`.execute(tx);
}

/** The index of codes finds the merchant's product that has one of these. */
export async function findTakenCode(
  run: Runner,
  merchantId: number,
  given: { productId: number | null; skus: string[] },
) {
  const { rows } = await sql<{ sku: string }>`
    select sku from variants
     where merchant_id = ${merchantId} and sku = any(${given.skus}::text[]) and sku <> ''
       and product_id is distinct from ${given.productId} limit 1`.execute(run);
  return rows[0]?.sku;
}

export async function setStatus(tx: Tx, id: number, { status, now }: { status: ProductStatus; now: Date }) {
  await sql`
    update products set status = ${status}, version = version + 1, updated_at = ${now} where id = ${id}`.execute(
    tx,
  );
}

/** Takes a product off the shop until staff let it show again. */
export async function takeOff(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`
    update products set status = 'hidden', taken_off = true, version = version + 1, updated_at = ${now}
     where id = ${id}`.execute(tx);
}

/** Whether somebody reported it and nobody has answered. */
export async function isReported(run: Runner, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from reports where kind = 'product' and subject_id = ${id} and closed_at is null limit 1`.execute(
    run,
  );
  return rows.length > 0;
}

/** Deletes the caller's product if no order ever named it, with everything that depends on it. */
export async function deleteNeverOrdered(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from products p where p.id = ${id} and not exists (select from order_lines l where l.product_id = p.id)
    returning p.id`.execute(tx);
  return rows.length > 0;
}
