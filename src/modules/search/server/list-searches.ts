import { slipsBetween } from '#modules/catalog/words/spelling/slips.ts';
import { soundOf } from '#modules/catalog/words/spelling/sounds.ts';
import type { CallInput } from '#platform/call.ts';
import { pageCount } from '#platform/page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listSearches as listCall, Searched } from '../desk.calls.ts';
import { selectClickedSearches, selectPairs, selectSearches } from './desk.sql.ts';

const PAGE_SIZE = 25;
/** Among so many searches that led to clicks one is looked for that may mean the same. */
const CLICKED = 300;
const MOST_SLIPS = 2;

/**
 * What shoppers searched for, each with a search that may mean the same: what others searched for next and opened, else,
 * for what found nothing or was not clicked, one that sounds or looks alike.
 */
export async function listSearches(ctx: Ctx, { days, view, page }: CallInput<typeof listCall>) {
  const period = { days, now: ctx.clock.now() };
  const [rows, clicked] = await Promise.all([
    selectSearches(ctx.db, { ...period, view, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    selectClickedSearches(ctx.db, period, CLICKED),
  ]);
  const pairs = await selectPairs(
    ctx.db,
    rows.map(({ query }) => query),
    period,
  );
  const searches = rows.map(({ total: _, ...row }): Searched => {
    const pair = pairs.find(({ query }) => query === row.query);
    if (pair) return { ...row, proposal: pair.next, proposedBy: pair.times };
    const isMissed = row.found === 0 || row.clicks === 0;
    return { ...row, proposal: isMissed ? proposalFor(row.query, clicked) : null, proposedBy: 0 };
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
