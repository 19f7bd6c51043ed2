import type { Ctx } from '#platform/server/context.ts';
import { type MerchantTab, STATUS_TABS } from '../../merchant-status.ts';
import { selectRows } from './queries.ts';

interface Wanted {
  q: string;
  limit: number;
  tabs?: readonly MerchantTab[];
}

/** Merchants and applicants of these tabs, or of any status, that match a name or number, in the order of the tabs. */
export async function findMerchants(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { q, limit, tabs = STATUS_TABS }: Wanted,
) {
  const found = await Promise.all(
    tabs.map(async tab =>
      (await selectRows(db, { tab, q, limit, offset: 0, now: clock.now() })).rows.map(row => ({
        ...row,
        tab,
      })),
    ),
  );
  return found.flat().slice(0, limit);
}
