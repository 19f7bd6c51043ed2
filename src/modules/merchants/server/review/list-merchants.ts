import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listMerchants as listCall } from '../../review.calls.ts';
import { countTabs, selectRows } from './queries.ts';

/** A page of one tab's merchants, and the count of each tab. */
export async function listMerchants(
  ctx: Ctx,
  { tab, q, page, limit }: CallInput<typeof listCall>,
): Promise<CallBody<typeof listCall>> {
  const now = ctx.clock.now();
  const { rows, total } = await selectRows(ctx.db, { tab, q, limit, offset: (page - 1) * limit, now });
  return {
    merchants: rows.map(row => ({ ...row, submittedAt: row.submittedAt.toISOString() })),
    total,
    counts: await countTabs(ctx.db, now),
  };
}
