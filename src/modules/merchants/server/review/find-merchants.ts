import type { Ctx } from '#platform/server/context.ts';
import { TAB_NAMES } from '../../merchant-status.ts';
import { selectRows } from './queries.ts';

/** Merchants and applicants of any status that match a name or number; applicants come first. */
export async function findMerchants({ db }: Pick<Ctx, 'db'>, q: string, limit: number) {
  const tabs = await Promise.all(
    TAB_NAMES.map(async tab =>
      (await selectRows(db, { tab, q, limit, offset: 0 })).map(row => ({ ...row, tab })),
    ),
  );
  return tabs.flat().slice(0, limit);
}
