import type { Ctx } from '#platform/server/context.ts';
import { type MerchantTab, TAB_NAMES } from '../../merchant-status.ts';
import { selectRows } from './queries.ts';

interface Wanted {
  q: string;
  limit: number;
  tabs?: readonly MerchantTab[];
}

/** Merchants and applicants of these tabs, or of any status, that match a name or number, in the order of the tabs. */
export async function findMerchants({ db }: Pick<Ctx, 'db'>, { q, limit, tabs = TAB_NAMES }: Wanted) {
  const found = await Promise.all(
    tabs.map(async tab =>
      (await selectRows(db, { tab, q, limit, offset: 0 })).rows.map(row => ({ ...row, tab })),
    ),
  );
  return found.flat().slice(0, limit);
}
