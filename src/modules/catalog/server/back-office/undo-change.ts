import { recordChanges } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { BulkChange, BulkProduct, BulkRow } from '../../back-office/bulk-change.ts';
import { backOfficeRefusal } from '../../back-office/text.ts';
import { selectBulk, selectNames, takeBatch } from './change-products.sql.ts';
import { auditRow, writeRows } from './change-products.ts';
import { merchantScope } from './merchant-scope.ts';
import { lockProducts } from './queries.ts';

/**
 * Undoes a change of many products. What was set is taken back only where it is still so, units only if as many are still
 * free, and a category or brand only if it is still there. Returns how many rows were restored and how many were skipped.
 */
export async function undoChange(ctx: Ctx, { batchId }: { batchId: number }, caller: Caller<Account>) {
  const merchantId = merchantScope(caller.viewer);
  return transaction(ctx, async tx => {
    const now = ctx.clock.now();
    const batch = await takeBatch(tx, batchId, { merchantId, now });
    if (!batch) throw generalRefusal('not_found');
    if (batch.undoneAt !== null) throw backOfficeRefusal('undone_already');
    const { kind } = batch.change;
    const productIds = [...new Set(batch.rows.map(({ productId }) => productId))];
    await lockProducts(tx, productIds);
    const products = await selectBulk(tx, { productIds, merchantId });
    const names = await namesIn(tx, kind, batch.rows);
    const back = batch.rows.flatMap(row => wayBack(row, { kind, products, names }));
    if (!(await writeRows(tx, { kind, rows: back, now }))) throw backOfficeRefusal('stock_taken');
    await recordChanges(
      tx,
      caller,
      back.map(row => auditRow(kind, row, names)),
    );
    return { restored: back.length, skipped: batch.rows.length - back.length };
  });
}

/** No name: the category or brand is gone. To have none is a brand as well. */
async function namesIn(tx: Tx, kind: BulkChange['kind'], rows: readonly BulkRow[]) {
  if (kind !== 'category' && kind !== 'brand') return new Map<string, string>();
  return selectNames(tx, kind, [...new Set(rows.flatMap(({ from, to }) => [from, to]))]);
}

interface Now {
  kind: BulkChange['kind'];
  products: readonly BulkProduct[];
  names: ReadonlyMap<string, string>;
}

/** The row that undoes this one, if nothing prevents it. */
function wayBack(row: BulkRow, { kind, products, names }: Now): BulkRow[] {
  const product = products.find(({ id }) => id === row.productId);
  const variant = product?.variants.find(({ id }) => id === row.variantId);
  const back = { ...row, from: row.to, to: row.from };
  if (kind === 'category' || kind === 'brand') {
    const isThere = back.to === '' || names.has(back.to);
    return product?.[kind] === row.to && isThere ? [back] : [];
  }
  // What was hidden before staff took it off does not come back past their review.
  if (product?.takenOff && back.to === 'published') return [];
  if (row.variantId === null) return product?.status === row.to ? [back] : [];
  if (!variant) return [];
  if (kind === 'shelf') return variant.shelf === row.to ? [back] : [];
  if (kind === 'price') return `${variant.price}` === row.to ? [back] : [];
  const to = variant.free - (Number(row.to) - Number(row.from));
  return to >= 0 ? [{ ...back, from: `${variant.free}`, to: `${to}` }] : [];
}
