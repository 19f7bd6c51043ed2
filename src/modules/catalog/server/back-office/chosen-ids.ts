import type { CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account } from '#platform/viewer.ts';
import { MOST_AT_ONCE } from '../../back-office/bulk-change.ts';
import type { previewBulkChange } from '../../back-office.calls.ts';
import { selectManagedIds } from './list-managed-products.sql.ts';
import { productQueryOf } from './list-managed-products.ts';

export type Chosen = CallInput<typeof previewBulkChange>['chosen'];

/** A list is read again, up to `MOST_AT_ONCE` of it. */
export async function chosenIds(ctx: Ctx, chosen: Chosen, viewer: Account): Promise<readonly number[]> {
  if ('productIds' in chosen) return chosen.productIds;
  const query = productQueryOf({ ...chosen.list, page: 1, limit: MOST_AT_ONCE }, viewer);
  const listed = query === null ? [] : await selectManagedIds(ctx.db, query);
  const excepted = new Set(chosen.exceptIds);
  return listed.filter(id => !excepted.has(id));
}
