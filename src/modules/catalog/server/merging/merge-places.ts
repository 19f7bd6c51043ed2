import { forgetCategory } from '#modules/settings/server/forget-category.ts';
import { byItself, type ChangedBy } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { categoryRefusal } from '../../back-office/categories-and-brands.text.ts';
import { queueIndexing } from '../back-office/list-managed-products.sql.ts';
import { removeBrand, removeCategory } from '../categories/categories-and-brands.sql.ts';
import {
  endMerge,
  enqueueMerge,
  insertMerge,
  lockMerge,
  lockPlace,
  type Merging,
  mergeRuns,
  moveProducts,
  pointToOther,
} from './queries.ts';

/** So many products move in one transaction, and are indexed by one job: each holds up a sale of them for a second. */
const PORTION = 1_000;

export interface Merged {
  moved: number;
  /** Otherwise a job moves the other products, and the one that goes is there until then. */
  isDone: boolean;
}

interface Begun {
  /** What it was called, by which files of products still find the other one. */
  names: readonly string[];
  by: ChangedBy;
  now: Date;
}

/**
 * Makes a category or brand part of another: its products, ads, coupons and searches go there, its address leads there, and
 * it is removed. Refuses with `merge_runs`. The caller holds the lock of all categories or brands.
 */
export async function beginMerge(tx: Tx, merging: Merging, { names, by, now }: Begun): Promise<Merged> {
  if (await mergeRuns(tx, merging)) throw categoryRefusal('merge_runs');
  await insertMerge(tx, merging, { names, now });
  await pointToOther(tx, merging);
  return movePortion(tx, merging, { by, now });
}

/** The next products of a merge that runs. */
export async function continueMerge(ctx: Ctx, { kind, fromId }: Pick<Merging, 'kind' | 'fromId'>) {
  await transaction(ctx, async tx => {
    const intoId = await lockMerge(tx, { kind, fromId });
    if (intoId === undefined) return;
    await movePortion(tx, { kind, fromId, intoId }, { by: byItself, now: ctx.clock.now() });
  });
}

async function movePortion(
  tx: Tx,
  merging: Merging,
  { by, now }: Pick<Begun, 'by' | 'now'>,
): Promise<Merged> {
  const ids = await moveProducts(tx, { ...merging, most: PORTION, now });
  if (ids.length > 0) await queueIndexing(tx, ids);
  // Another may have been added meanwhile.
  const isDone = ids.length < PORTION && (await removeFrom(tx, merging));
  if (isDone) await finish(tx, merging, { by, now });
  else await enqueueMerge(tx, merging);
  return { moved: ids.length, isDone };
}

/** Takes along what has named it since the merge began, once nothing more can; false if a product has come. */
async function removeFrom(tx: Tx, merging: Merging): Promise<boolean> {
  const { kind, fromId } = merging;
  await lockPlace(tx, merging);
  await pointToOther(tx, merging);
  return kind === 'category' ? removeCategory(tx, fromId) : removeBrand(tx, fromId);
}

async function finish(tx: Tx, merging: Merging, { by, now }: Pick<Begun, 'by' | 'now'>): Promise<void> {
  await endMerge(tx, merging, now);
  if (merging.kind === 'category') await forgetCategory(tx, merging.fromId, { by, now });
}
