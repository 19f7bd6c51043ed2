import type { BookLine } from '#platform/server/counting/check-invariants.ts';
import type { Runner } from '#platform/server/database.ts';
import { countWrong, RETURN_INVARIANTS } from './check-returns.sql.ts';

/** Counts the violations of each invariant of returns, claims and refunds. Each count must be 0 between two events. */
export async function checkReturns(run: Runner): Promise<BookLine[]> {
  const lines: BookLine[] = [];
  for (const invariant of RETURN_INVARIANTS)
    lines.push({ id: invariant.id, says: invariant.says, violations: await countWrong(run, invariant) });
  return lines;
}
