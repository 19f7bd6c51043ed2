import { holdPictures } from '#modules/media/server/hold-pictures.ts';
import { type ChangedBy, recordChanges } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database.ts';
import { lowestPrice, type ProductDraft, type ProductStatus } from '../../back-office/product-draft.ts';
import { insertProducts } from './write-new-products.sql.ts';
import { insertVariants, writeFirstStock } from './write-variants.sql.ts';

export interface NewProduct {
  draft: ProductDraft;
  /** Of a product from a file. */
  code?: string;
  status: ProductStatus;
}

interface Writing {
  merchantId: number;
  by: ChangedBy;
  now: Date;
}

/**
 * Writes new products with their variants, first units and audit, all of them or none: as many statements for a thousand as
 * for one. Gives their ids in the given order.
 */
export async function writeNewProducts(
  tx: Tx,
  products: readonly NewProduct[],
  { merchantId, by, now }: Writing,
): Promise<number[]> {
  await holdPictures(
    tx,
    products.flatMap(({ draft }) => draft.images),
  );
  const ids = await insertProducts(
    tx,
    products.map(({ draft: { variants, ...draft }, code = '', status }) => ({
      ...draft,
      code,
      status,
      merchantId,
      price: lowestPrice(variants),
      inStock: variants.some(({ available, stock }) => available && stock > 0),
      now,
    })),
  );
  const variants = products.flatMap(({ draft }, at) =>
    draft.variants.map((variant, position) => ({ ...variant, position, productId: ids[at] as number })),
  );
  await writeFirstStock(tx, await insertVariants(tx, variants), now);
  await recordChanges(
    tx,
    by,
    products.map(({ status }, at) => ({
      what: 'product.created',
      subject: { type: 'product', id: ids[at] as number },
      from: null,
      to: status,
    })),
  );
  return ids;
}
