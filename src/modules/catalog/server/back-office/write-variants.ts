import type { Tx } from '#platform/server/database.ts';
import type { ProductDraft } from '../../back-office/product-draft.ts';
import { backOfficeRefusal } from '../../back-office/text.ts';
import { type StoredProduct } from './queries.ts';
import {
  deleteVariants,
  insertVariants,
  moveStock,
  updateVariants,
  writeFirstStock,
} from './write-variants.sql.ts';

interface Writing {
  before: StoredProduct;
  draft: ProductDraft;
  now: Date;
}

/**
 * Writes a draft's variants over the existing ones, with stock as movements. Refuses with `variant_in_orders` or
 * `stock_taken`.
 */
export async function writeVariants(tx: Tx, { before, draft, now }: Writing): Promise<void> {
  const placed = draft.variants.map((variant, position) => ({ ...variant, position }));
  const changed = placed.filter(({ id }) => id !== undefined);
  const staying = new Set(changed.map(({ id }) => id));
  const gone = before.variants.map(({ id }) => id).filter(id => !staying.has(id));
  if ((await deleteVariants(tx, gone)) < gone.length) throw backOfficeRefusal('variant_in_orders');
  await updateVariants(tx, before.id, changed);
  const moves = changed.flatMap(({ id, stock, seenStock }) => {
    const free = before.variants.find(variant => variant.id === id)?.free ?? 0;
    return id === undefined ? [] : [{ variantId: id, units: stock - (seenStock ?? free) }];
  });
  if (!(await moveStock(tx, moves, { cause: 'by_hand', now }))) throw backOfficeRefusal('stock_taken');
  const fresh = placed.filter(({ id }) => id === undefined).map(each => ({ ...each, productId: before.id }));
  await writeFirstStock(tx, await insertVariants(tx, fresh), now);
}
