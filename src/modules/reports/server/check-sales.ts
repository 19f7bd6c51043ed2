import type { BookLine } from '#platform/server/counting/check-invariants.ts';
import { countWrongCounters } from '#platform/server/counting/counters.ts';
import type { Runner } from '#platform/server/database.ts';
import { countWrongDays, countWrongMonths } from './count-sales.sql.ts';

/** Whether what is shown summed up is what the rows themselves say. */
export async function checkSales(run: Runner): Promise<BookLine[]> {
  const days =
    "a day's sales are those of its orders, for the shop, each merchant, category, place and payment";
  const counters =
    'accounts of the books, payouts by state, goods by category and brand are counted as they are';
  const months = "a month's sales are those of its days";
  return [
    { id: 'R1', says: days, violations: await countWrongDays(run) },
    { id: 'R2', says: counters, violations: await countWrongCounters(run) },
    { id: 'R3', says: months, violations: await countWrongMonths(run) },
  ];
}
