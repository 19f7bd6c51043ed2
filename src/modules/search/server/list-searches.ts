import { slipsBetween } from '#modules/catalog/words/spelling/slips.ts';
import { soundOf } from '#modules/catalog/words/spelling/sounds.ts';
import type { CallInput } from '#platform/call.ts';
import { pageCount } from '#platform/page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listSearches as listCall, Searched } from '../desk.calls.ts';
import { selectClickedSearches, selectSearches } from './desk.sql.ts';

const PAGE_SIZE = 25;
/** Among so many searches that led to clicks one is looked for that may mean the same. */
const CLICKED = 300;
const MOST_SLIPS = 2;

/** What shoppers searched for; to what found nothing or was not clicked, a search that may mean the same. */
export async function listSearches(ctx: Ctx, { days, view, page }: CallInput<typeof listCall>) {
  const period = { days, now: ctx.clock.now() };
  const [rows, clicked] = await Promise.all([
    selectSearches(ctx.db, { ...period, view, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    selectClickedSearches(ctx.db, period, CLICKED),
  ]);
  const searches = rows.map(({ total: _, ...row }): Searched => {
    const isMissed = row.found === 0 || row.clicks === 0;
    return { ...row, proposal: isMissed ? proposalFor(row.query, clicked) : null };
  });
  return { searches, totalPages: pageCount(rows[0]?.total ?? 0, PAGE_SIZE) };
}

function proposalFor(query: string, clicked: readonly string[]): string | null {
  const sound = soundOf(query);
  const near = clicked
    .filter(other => other !== query)
    .map(other => ({
      other,
      cost: sound !== '' && soundOf(other) === sound ? 1 : slipsBetween(query, other),
    }))
    .filter(({ cost }) => cost <= Math.min(MOST_SLIPS, query.length / 3))
    .toSorted((a, b) => a.cost - b.cost);
  return near[0]?.other ?? null;
}
