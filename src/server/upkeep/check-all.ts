import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import { checkEarnings } from '#modules/payouts/server/check-earnings.ts';
import { checkRemittances } from '#modules/remittances/server/check-remittances.ts';
import { checkSales } from '#modules/reports/server/check-sales.ts';
import { checkReturns } from '#modules/returns/server/check-returns.ts';
import { checkReviews } from '#modules/reviews/server/check-reviews.ts';
import { type BookLine } from '#platform/server/counting/check-invariants.ts';
import type { Runner } from '#platform/server/database.ts';

/** Every invariant of every module, each with an id of its own. */
export async function checkAll(run: Runner): Promise<BookLine[]> {
  return [
    ...(await checkBooks(run)),
    ...(await checkReturns(run)),
    ...(await checkReviews(run)),
    ...(await checkRemittances(run)),
    ...(await checkSales(run)),
    ...(await checkEarnings(run)),
  ];
}
