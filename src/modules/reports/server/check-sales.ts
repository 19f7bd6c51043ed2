import type { BookLine } from '#modules/orders/server/check-books.ts';
import type { Runner } from '#platform/server/database.ts';
import { countWrongDays } from './sales/queries.ts';

/** Whether the days' sums are what the orders themselves say. */
export async function checkSales(run: Runner): Promise<BookLine[]> {
  const says =
    "a day's sales are those of its orders, for the shop, each merchant, category, place and payment";
  return [{ id: 'S1', says, violations: await countWrongDays(run) }];
}
