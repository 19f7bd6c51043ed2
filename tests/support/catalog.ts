import { sql } from 'kysely';
import { indexProducts, renewSearchTerms } from '#modules/search/server/index-products.ts';
import type { TestShop } from './shop.ts';

export interface ProductInput {
  merchantId: number;
  categoryId: number;
  title?: string;
  brandId?: number | null;
  /** Piastres. */
  price?: number;
  originalPrice?: number | null;
  stock?: number;
  requests?: number;
  /** Option names with the variants' values, e.g. `{ names: ['المقاس'], values: [['٤٠'], ['٤١']] }`. */
  options?: { names: string[]; values: string[][] };
  images?: string[];
  createdAt?: Date;
}

async function insertedId(shop: TestShop, query: ReturnType<typeof sql<{ id: number }>>): Promise<number> {
  const [row] = await shop.rows(query);
  return (row as { id: number }).id;
}

export const addMerchant = (shop: TestShop, name = 'متجر النيل', status = 'active') =>
  insertedId(
    shop,
    sql`insert into merchants (name_ar, status, legal_name) values (${name}, ${status}, ${name}) returning id`,
  );

export const addCategory = (shop: TestShop, name = 'إلكترونيات', image = '') =>
  insertedId(
    shop,
    sql`insert into categories (name_ar, name_en, image) values (${name}, 'electronics', ${image}) returning id`,
  );

export const addBrand = (shop: TestShop, name: string, names: { arabic?: string; aliases?: string[] } = {}) =>
  insertedId(
    shop,
    sql`insert into brands (name, name_ar, aliases) values (${name}, ${names.arabic ?? ''}, ${names.aliases ?? []}::text[]) returning id`,
  );

/** A listed product with one variant for each choice, each with `stock` free units. Gives its id and its variants' ids. */
export async function addProduct(shop: TestShop, given: ProductInput) {
  const { options = { names: [], values: [[]] }, price = 10_000, stock = 10 } = given;
  const id = await insertedId(
    shop,
    sql`insert into products (merchant_id, category_id, brand_id, title, images, option_names, price, original_price, number_of_requests, created_at)
        values (${given.merchantId}, ${given.categoryId}, ${given.brandId ?? null}, ${given.title ?? 'كوب شاي زجاج'},
                ${JSON.stringify(given.images ?? ['/media/0123456789abcdef'])}, ${options.names}::text[], ${price},
                ${given.originalPrice ?? null}, ${given.requests ?? 0}, ${given.createdAt ?? new Date()}) returning id`,
  );
  const variantIds: number[] = [];
  for (const [position, values] of options.values.entries()) {
    variantIds.push(
      await insertedId(
        shop,
        sql`insert into variants (product_id, options, price, on_hand, position) values (${id}, ${values}::text[], ${price}, ${stock}, ${position}) returning id`,
      ),
    );
  }
  await sql`insert into stock_movements (variant_id, quantity, cause) select id, on_hand, 'test' from variants where product_id = ${id} and on_hand > 0`.execute(
    shop.ctx.db,
  );
  await indexProducts(shop.ctx.db, [id]);
  return { id, variantIds, variantId: variantIds[0] as number };
}

/** Adds the words of the products to the terms by which the search corrects what is typed. */
export const learnWords = (shop: TestShop) => shop.ctx.db.transaction().execute(renewSearchTerms);
