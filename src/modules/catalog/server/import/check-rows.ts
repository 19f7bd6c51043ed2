import type { Tx } from '#platform/server/database.ts';
import type { RowProblem, Unfit } from '../../import/product-import.ts';
import { reasonText } from '../../import/text.ts';
import type { StoredProduct } from '../back-office/queries.ts';
import { insertProblems } from './check-file.sql.ts';
import { type CheckedRow, dropRows, selectWaiting, type WaitingRow, writeChecked } from './check-rows.sql.ts';
import { type FoundProducts, findProducts, targetOf } from './find-stored.ts';
import { mergeProduct, type Seen } from './merge-product.ts';

/** Products checked at once: a few milliseconds of the shop's own thread. */
const AT_A_TIME = 250;

/** Finds what importing each product would do, and removes those that cannot be imported. */
export async function checkRows(tx: Tx, importId: number, merchantId: number): Promise<void> {
  let after = -1;
  for (;;) {
    const rows = await selectWaiting(tx, importId, { after, limit: AT_A_TIME });
    const last = rows.at(-1);
    if (!last) return;
    after = last.position;
    const wanted = rows.map(row => row.wanted);
    const found = await findProducts(tx, merchantId, wanted);
    const checked = rows.map(row => check(row, found));
    const bad = checked.filter(each => 'reason' in each);
    await writeChecked(
      tx,
      importId,
      checked.flatMap(each => ('reason' in each ? [] : [each])),
    );
    await insertProblems(tx, importId, JSON.stringify(bad.flatMap(problemsOf)));
    await dropRows(
      tx,
      importId,
      bad.map(({ position }) => position),
    );
  }
}

interface BadRow extends Unfit {
  position: number;
  rows: number[];
}

function check(
  { position, rows, wanted }: WaitingRow,
  { targets, stored }: FoundProducts,
): CheckedRow | BadRow {
  const target = targetOf(wanted, targets);
  if ('reason' in target) return { position, rows, reason: target.reason };
  const { productId } = target;
  const product = productId === null ? null : (stored.get(productId) ?? null);
  const merged = mergeProduct(wanted, { stored: product, seen: {} });
  if ('reason' in merged) return { position, rows, ...merged };
  return { position, action: merged.outcome, productId, seen: product ? freeUnits(product) : {} };
}

const freeUnits = ({ variants }: StoredProduct): Seen =>
  Object.fromEntries(variants.map(({ id, free }) => [id, free]));

/** The reason, at the product's first row; its other rows are refused with it. */
export function problemsOf({ rows, reason, column }: Omit<BadRow, 'position'>): RowProblem[] {
  return rows.map((row, at) => ({
    row,
    column: at === 0 ? (column ?? null) : null,
    value: '',
    reason: at === 0 ? reason : reasonText.joined,
  }));
}
