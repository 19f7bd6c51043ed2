import { createHash } from 'node:crypto';
import type { CallBody, CallInput } from '#platform/call.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import { type AuditedChange, recordChanges } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import {
  type BulkChange,
  type BulkProduct,
  type BulkRow,
  bulkRows,
  placeOf,
} from '../../back-office/bulk-change.ts';
import { backOfficeRefusal } from '../../back-office/text.ts';
import type { changeProducts as changeCall, previewBulkChange } from '../../back-office.calls.ts';
import { catalogRefusal } from '../../text.ts';
import {
  insertBatch,
  raiseVersions,
  selectBulk,
  selectNames,
  setBrands,
  setCategories,
  setPrices,
  setShelves,
  setStatuses,
} from './change-products.sql.ts';
import { chosenIds } from './chosen-ids.ts';
import { queueIndexing } from './list-managed-products.sql.ts';
import { merchantScope } from './merchant-scope.ts';
import { lockProducts } from './queries.ts';
import { moveStock } from './write-variants.sql.ts';

type Preview = CallBody<typeof previewBulkChange>;

interface ChangeInput {
  productIds: readonly number[];
  change: CallInput<typeof previewBulkChange>['change'];
}

/**
 * What a change of many products would do. Products of others are skipped. Refuses a category or brand that is not there,
 * as the change itself does.
 */
export async function previewChange(
  ctx: Ctx,
  { chosen, change }: CallInput<typeof previewBulkChange>,
  { viewer }: Caller<Account>,
): Promise<Preview> {
  const productIds = await chosenIds(ctx, chosen, viewer);
  const { products, rows, names, seen } = await compute(ctx.db, { productIds, change }, viewer);
  return toPreview(products, { rows, names, change: inPiastres(change), seen });
}

/**
 * Applies a change of many products as it was previewed, except rows with a problem. If its data have changed since, it
 * refuses with `preview_outdated` and does nothing; with `not_found` if none of the products is the caller's.
 */
export async function changeProducts(
  ctx: Ctx,
  input: CallInput<typeof changeCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof changeCall>> {
  return transaction(ctx, async tx => {
    await lockProducts(tx, input.productIds);
    const { products, rows, names, seen } = await compute(tx, input, caller.viewer);
    if (products.length === 0) throw generalRefusal('not_found');
    if (seen !== input.seen) throw backOfficeRefusal('preview_outdated');
    const doable = rows.filter(({ problem }) => problem === undefined);
    const change = inPiastres(input.change);
    const now = ctx.clock.now();
    const batch = { madeBy: caller.viewer.userId, merchantId: merchantScope(caller.viewer), change, now };
    const batchId = await insertBatch(tx, batch, doable);
    if (!(await writeRows(tx, { kind: change.kind, rows: doable, now })))
      throw backOfficeRefusal('stock_taken');
    await recordChanges(
      tx,
      caller,
      doable.map(row => auditRow(change.kind, row, names)),
    );
    return { batchId, changes: doable.length };
  });
}

export interface Writing {
  kind: BulkChange['kind'];
  rows: readonly BulkRow[];
  now: Date;
}

/** Writes the rows; false if units are no longer available. */
export async function writeRows(tx: Tx, { kind, rows, now }: Writing): Promise<boolean> {
  if (rows.length === 0) return true;
  const productIds = [...new Set(rows.map(({ productId }) => productId))];
  await raiseVersions(tx, productIds, now);
  if (kind === 'category' || kind === 'brand') {
    await (kind === 'category' ? setCategories : setBrands)(tx, rows);
    await queueIndexing(tx, productIds);
    return true;
  }
  const variants = rows.flatMap(row =>
    row.variantId === null ? [] : [{ ...row, variantId: row.variantId }],
  );
  if (kind === 'price')
    await setPrices(
      tx,
      variants.map(({ variantId, to }) => ({ variantId, price: Number(to) })),
    );
  else if (kind === 'shelf')
    await setShelves(
      tx,
      variants.map(({ variantId, to }) => ({ variantId, shelf: to })),
    );
  else if (kind !== 'stock')
    await setStatuses(
      tx,
      rows.map(({ productId, to }) => ({ productId, status: to })),
    );
  else {
    const moves = variants.map(({ variantId, from, to }) => ({
      variantId,
      units: Number(to) - Number(from),
    }));
    return moveStock(tx, moves, { cause: 'by_hand', now });
  }
  return true;
}

/** Categories and brands by their names: by the time it is read, their numbers may say nothing. */
export function auditRow(
  kind: BulkChange['kind'],
  { productId, variantId, from, to }: BulkRow,
  names: ReadonlyMap<string, string>,
): AuditedChange {
  const subject = { type: 'product', id: productId };
  const moved = { subject, from: names.get(from) ?? null, to: names.get(to) ?? null };
  if (kind === 'category') return { what: 'product.category', ...moved };
  if (kind === 'brand') return { what: 'product.brand', ...moved };
  if (variantId === null) return { what: 'product.status', subject, from, to };
  if (kind === 'shelf')
    return { what: 'product.shelf', subject: { type: 'variant', id: variantId }, from, to };
  const what = kind === 'price' ? 'product.price' : 'product.stock';
  return { what, subject: { type: 'variant', id: variantId }, from: Number(from), to: Number(to) };
}

async function compute(run: Runner, { productIds, change }: ChangeInput, viewer: Account) {
  const products = await selectBulk(run, { productIds, merchantId: merchantScope(viewer) });
  const staff = viewer.role !== 'merchant';
  const checked = staff ? products.map(each => ({ ...each, isReviewed: false })) : products;
  const rows = bulkRows(checked, inPiastres(change));
  const names = await namesFor(run, change, products);
  const seen = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  return { products, rows, names, seen };
}

/** The names of where the products are and go, by what stands for them in the rows. */
async function namesFor(run: Runner, change: ChangeInput['change'], products: readonly BulkProduct[]) {
  if (change.kind !== 'category' && change.kind !== 'brand') return new Map<string, string>();
  const { kind } = change;
  const to = kind === 'category' ? placeOf(change) : String(change.brandId ?? '');
  const names = await selectNames(run, kind, [...new Set([to, ...products.map(each => each[kind])])]);
  if (to !== '' && !names.has(to))
    throw catalogRefusal(kind === 'category' ? 'category_not_found' : 'brand_not_found');
  return names;
}

/** The wire has pounds, and percentages as they are. */
function inPiastres(change: ChangeInput['change']): BulkChange {
  if (change.kind !== 'price' || change.way === 'percent') return change;
  return { ...change, value: fromPounds(change.value) };
}

interface Computed {
  rows: BulkRow[];
  names: ReadonlyMap<string, string>;
  change: BulkChange;
  seen: string;
}

function toPreview(products: readonly BulkProduct[], { rows, names, change, seen }: Computed): Preview {
  const byId = new Map(products.map(product => [product.id, product]));
  const onWire = (value: string) =>
    change.kind === 'price'
      ? toPounds(Number(value))
      : change.kind === 'stock'
        ? Number(value)
        : (names.get(value) ?? value);
  return {
    productIds: [...byId.keys()],
    rows: rows.map(({ from, to, ...row }) => {
      const product = byId.get(row.productId);
      return {
        ...row,
        title: product?.title ?? '',
        options: product?.variants.find(({ id }) => id === row.variantId)?.options ?? [],
        from: onWire(from),
        to: onWire(to),
      };
    }),
    changes: rows.filter(({ problem }) => problem === undefined).length,
    problems: rows.filter(({ problem }) => problem !== undefined).length,
    seen,
  };
}
