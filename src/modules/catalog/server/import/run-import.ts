import type { ChangedBy } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Role } from '#platform/viewer.ts';
import type { ProductDraft } from '../../back-office/product-draft.ts';
import type { Unfit } from '../../import/product-import.ts';
import { queueIndexing } from '../back-office/list-managed-products.sql.ts';
import { findReview, lockProducts, type StoredProduct } from '../back-office/queries.ts';
import { insertProblems } from './check-file.sql.ts';
import { selectWaiting, type WaitingRow } from './check-rows.sql.ts';
import { problemsOf } from './check-rows.ts';
import { type FoundProducts, findProducts, targetOf } from './find-stored.ts';
import { mergeProduct } from './merge-product.ts';
import { type StoredImport, setImportStatus, takeImport } from './queries.ts';
import { type FinishedRow, queueRun, takeTurn, touchImport, writeFinished } from './run-import.sql.ts';
import { changeFromFile, createFromFile, type Taking, whole } from './take-product.ts';

/** Products in one transaction. */
const A_CHUNK = 50;
/** A job works for this long and then queues the next, so others get their turn and a stopping shop waits little. */
const A_JOB = 4_000;

/** Continues an import for a while; if more is left, it queues itself again. */
export async function runImport(ctx: Ctx, importId: number): Promise<void> {
  const until = ctx.clock.now().getTime() + A_JOB;
  while (ctx.clock.now().getTime() < until) if ((await takeChunk(ctx, importId)) === 'over') return;
  await queueRun(ctx.db, importId);
}

/**
 * Imports the next products of a running import in one transaction; `over` if none is left or it was stopped.
 *
 * 1. The import is locked and still runs, so a stop takes effect between two chunks.
 * 2. The next rows are read; the import is done if there is none.
 * 3. The products are locked, and each row is compared with its product again, because people may have changed it since
 *    the file was checked.
 * 4. Products are written behind savepoints, the new ones together: one that fails becomes a problem of its row and spoils
 *    no other.
 * 5. The rows and the counts are written, so a crash repeats at most one chunk and nothing twice.
 */
export async function takeChunk(ctx: Ctx, importId: number): Promise<'more' | 'over'> {
  return transaction(ctx, async tx => {
    const stored = await takeImport(tx, importId);
    if (stored?.status !== 'running') return 'over';
    const now = ctx.clock.now();
    const rows = await selectWaiting(tx, importId, { after: -1, limit: A_CHUNK });
    if (rows.length === 0) {
      await setImportStatus(tx, importId, { status: 'done', now });
      return 'over';
    }
    await takeRows(tx, rows, { ...(await takingOf(tx, stored)), now, importId });
    await touchImport(tx, importId, now);
    return 'more';
  });
}

async function takingOf(tx: Tx, { merchantId, madeBy, role }: StoredImport): Promise<Omit<Taking, 'now'>> {
  const isReviewed = ((await findReview(tx, merchantId)) ?? false) && role === 'merchant';
  return { merchantId, isReviewed, by: changedBy({ merchantId, madeBy, role }) };
}

function changedBy({
  merchantId,
  madeBy,
  role,
}: Pick<StoredImport, 'merchantId' | 'madeBy' | 'role'>): ChangedBy {
  if (madeBy === null) return { viewer: { kind: 'guest' }, requestId: '' };
  const viewer = {
    kind: 'account',
    userId: madeBy,
    sessionId: 0,
    role: role as Role,
    merchantId: role === 'merchant' ? merchantId : null,
    duty: null,
    lacksSecondFactor: false,
  } as const;
  return { viewer, requestId: '' };
}

interface Run extends Taking {
  importId: number;
}

async function takeRows(tx: Tx, rows: readonly WaitingRow[], run: Run): Promise<void> {
  await takeTurn(tx, run.merchantId);
  const wanted = rows.map(row => row.wanted);
  const meant = await findProducts(tx, run.merchantId, wanted);
  await lockProducts(tx, [...meant.stored.keys()]);
  // Read again under the lock, because a sale or a save may have come in between.
  const found = await findProducts(tx, run.merchantId, wanted);
  const planned = rows.map(row => planFor(row, found));
  const taken = new Map<WaitingRow, RowTaken>();
  const creates = planned.filter(plan => 'draft' in plan);
  for (const [row, each] of await createAll(tx, creates, run)) taken.set(row, each);
  for (const plan of planned) {
    if ('reason' in plan) taken.set(plan.row, plan);
    if ('isStored' in plan) taken.set(plan.row, await changeStored(tx, plan.row, { found, run }));
  }
  await writeTaken(tx, rows, { taken, run });
}

async function writeTaken(
  tx: Tx,
  rows: readonly WaitingRow[],
  { taken, run }: { taken: ReadonlyMap<WaitingRow, RowTaken>; run: Run },
): Promise<void> {
  const finished: FinishedRow[] = [];
  const indexed: number[] = [];
  for (const row of rows) {
    const each = taken.get(row) as RowTaken;
    if ('reason' in each)
      await insertProblems(tx, run.importId, JSON.stringify(problemsOf({ rows: row.rows, ...each })));
    else if (each.isWritten) indexed.push(each.productId);
    const productId = 'reason' in each ? null : each.productId;
    finished.push({ position: row.position, state: 'reason' in each ? 'failed' : 'done', productId });
  }
  await writeFinished(tx, run.importId, finished);
  if (indexed.length > 0) await queueIndexing(tx, indexed);
}

interface Row {
  found: FoundProducts;
  run: Run;
}

type RowTaken = { productId: number; isWritten: boolean } | Unfit;

interface Create {
  row: WaitingRow;
  draft: ProductDraft;
}

/** A new product, a stored one, or why it is neither. */
type Plan = Create | { row: WaitingRow; isStored: true } | (Unfit & { row: WaitingRow });

function planFor(row: WaitingRow, found: FoundProducts): Plan {
  const target = targetOf(row.wanted, found.targets);
  if ('reason' in target) return { row, reason: target.reason };
  const isStored = target.productId !== null && found.stored.has(target.productId);
  if (isStored) return { row, isStored };
  const merged = mergeProduct(row.wanted, { stored: null, seen: row.seen });
  return 'reason' in merged ? { row, ...merged } : { row, draft: merged.draft };
}

/** New products are written together, and only if one of them cannot be, each alone. */
async function createAll(tx: Tx, creates: readonly Create[], run: Run): Promise<Map<WaitingRow, RowTaken>> {
  if (creates.length === 0) return new Map();
  const products = creates.map(({ row, draft }) => ({ code: row.wanted.code, draft }));
  const all = await whole(tx, () => createFromFile(tx, products, run));
  if ('taken' in all)
    return new Map(
      creates.map(({ row }, at) => [row, { productId: all.taken[at] as number, isWritten: true }]),
    );
  const [only] = creates;
  if (only && creates.length === 1) return new Map([[only.row, all]]);
  const each = new Map<WaitingRow, RowTaken>();
  for (const create of creates)
    for (const [row, one] of await createAll(tx, [create], run)) each.set(row, one);
  return each;
}

async function changeStored(tx: Tx, { wanted, seen }: WaitingRow, { found, run }: Row): Promise<RowTaken> {
  const target = targetOf(wanted, found.targets);
  if ('reason' in target) return target;
  const before = found.stored.get(target.productId as number) as StoredProduct;
  const merged = mergeProduct(wanted, { stored: before, seen });
  if ('reason' in merged) return merged;
  const { draft, outcome } = merged;
  if (outcome === 'same') return { productId: before.id, isWritten: false };
  const change = await whole(tx, () => changeFromFile(tx, { before, draft }, run));
  if ('reason' in change) return change;
  // Another row of the chunk may refer to the same product.
  found.stored.set(before.id, change.taken.saved);
  return { productId: before.id, isWritten: true };
}
