import { isRefusal } from '#platform/refusal.ts';
import { type ChangedBy, recordChanges } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database.ts';
import { lowestPrice, type ProductDraft } from '../../back-office/product-draft.ts';
import { backOfficeRefusal } from '../../back-office/text.ts';
import { columnOf } from '../../import/columns.ts';
import type { Unfit } from '../../import/product-import.ts';
import { reasonText } from '../../import/text.ts';
import { auditedChanges } from '../back-office/audit-product.ts';
import { statusFor } from '../back-office/check-draft.ts';
import { checkFormerPrice } from '../back-office/check-former-price.ts';
import { type StoredProduct, updateProduct } from '../back-office/queries.ts';
import { readSaved } from '../back-office/show-managed-product.ts';
import { writeNewProducts } from '../back-office/write-new-products.ts';
import { writeVariants } from '../back-office/write-variants.ts';
import { forget, mark, rollbackProduct } from './run-import.sql.ts';

export interface Taking {
  merchantId: number;
  /** Whether newly published products wait for a review. */
  isReviewed: boolean;
  by: ChangedBy;
  now: Date;
}

export interface Taken {
  productId: number;
  /** The current status of an existing product. */
  saved: StoredProduct;
}

/** New products from a file, each with its code; gives their ids in the given order. */
export async function createFromFile(
  tx: Tx,
  products: readonly { code: string; draft: ProductDraft }[],
  { merchantId, isReviewed, by, now }: Taking,
): Promise<number[]> {
  const withStatus = products.map(({ code, draft }) => ({
    code,
    draft,
    status: statusFor(draft.status, { was: null, isReviewed }),
  }));
  return writeNewProducts(tx, withStatus, { merchantId, by, now });
}

/** The file's values over an existing product, as its merchant would save it by hand. */
export async function changeFromFile(
  tx: Tx,
  { before, draft }: { before: StoredProduct; draft: ProductDraft },
  { isReviewed, by, now }: Taking,
): Promise<Taken> {
  const status = statusFor(draft.status, {
    was: before.status,
    isReviewed: isReviewed || before.takenOff,
  });
  await writeVariants(tx, { before, draft, now });
  const { id: productId, originalPrice: was } = before;
  await checkFormerPrice(tx, { productId, was, claimed: draft.originalPrice, now });
  const isWaiting = before.status === 'in_review' && draft.status === 'published';
  await updateProduct(tx, before.id, {
    ...draft,
    status: isWaiting ? 'in_review' : status,
    price: lowestPrice(draft.variants),
    now,
  });
  const saved = await readSaved(tx, { productId: before.id, merchantId: before.merchantId });

  await recordChanges(tx, by, auditedChanges(before, saved));
  return { productId: before.id, saved };
}

/** Imports products as a whole or not at all. A refusal is the file's fault; any other error is thrown. */
export async function whole<T>(tx: Tx, take: () => Promise<T>): Promise<{ taken: T } | Unfit> {
  await mark(tx);
  try {
    const taken = await take();
    await forget(tx);
    return { taken };
  } catch (error) {
    const unfit = unfitOf(error);
    if (unfit === null) throw error;
    await rollbackProduct(tx);
    return unfit;
  }
}

const UNIQUE = '23505';

function unfitOf(error: unknown): Unfit | null {
  if (isRefusal(error)) {
    if (error.code === backOfficeRefusal('stock_taken').code) return { reason: reasonText.stockTaken };
    const [[field, reason] = ['', error.message]] = Object.entries(error.details.fields ?? {});
    return { reason, column: columnOf(field) };
  }
  return (error as { code?: unknown }).code === UNIQUE ? { reason: reasonText.skuOfAnother } : null;
}
