import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { ProductDraft, ProductStatus } from '../../back-office/product-draft.ts';
import { factColumns, factsByColumn } from '../facts.sql.ts';

type NewRow = Omit<ProductDraft, 'variants' | 'status'> & {
  merchantId: number;
  code: string;
  price: number;
  status: ProductStatus;
  /** Known before its variants are written, so that their trigger need not write the product and all its indexes again. */
  inStock: boolean;
  now: Date;
};

const columns = sql`
  code, merchant_id, category_id, subcategory_id, brand_id, title, description, specifications, images, option_names,
  price, original_price, not_returnable, tax_class, ${factColumns}, low_stock_at, status, in_stock, created_at, updated_at`;

/** Gives the ids of the new products in the given order. */
export async function insertProducts(tx: Tx, products: readonly NewRow[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into products (${columns})
    select ${columns} from jsonb_populate_recordset(null::products, ${JSON.stringify(products.map(toRow))}::jsonb)
      with ordinality p order by p.ordinality
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** By the names of the columns. */
const toRow = (product: NewRow) => ({
  code: product.code,
  merchant_id: product.merchantId,
  category_id: product.categoryId,
  subcategory_id: product.subcategoryId,
  brand_id: product.brandId,
  title: product.title,
  description: product.description,
  specifications: product.specifications,
  images: product.images,
  option_names: product.optionNames,
  price: product.price,
  original_price: product.originalPrice,
  not_returnable: product.notReturnable,
  tax_class: product.taxClass,
  ...factsByColumn(product),
  low_stock_at: product.lowStockAt,
  status: product.status,
  in_stock: product.inStock,
  created_at: product.now,
  updated_at: product.now,
});
