import type { BookLine } from '#modules/orders/server/check-books.ts';
import type { Runner } from '#platform/server/database.ts';
import { countWrong, REVIEW_INVARIANTS } from './check-reviews.sql.ts';

/** Counts the violations of each invariant of reviews. Each count must be 0 between two events. */
export async function checkReviews(run: Runner): Promise<BookLine[]> {
  const lines: BookLine[] = [];
  for (const invariant of REVIEW_INVARIANTS)
    lines.push({ id: invariant.id, says: invariant.says, violations: await countWrong(run, invariant) });
  return lines;
}
