import { checkLedger } from '#modules/ledger/server/check-ledger.ts';
import type { Runner } from '#platform/server/database.ts';
import { countViolations, INVARIANTS } from './check-books.sql.ts';

export interface BookLine {
  /** As in docs/orders-rules.md, Invariants. */
  id: string;
  says: string;
  violations: number;
}

/** Counts the violations of each invariant that the database can check. Each count must be 0 between any two events. */
export async function checkBooks(run: Runner): Promise<BookLine[]> {
  const lines: BookLine[] = [];
  for (const invariant of INVARIANTS) {
    const { id, says } = invariant;
    lines.push({ id, says, violations: await countViolations(run, invariant) });
  }
  return [...lines, ...(await checkLedger(run))];
}

/** The ids of violated invariants with their counts; empty if the books are in order. */
export function wrongLines(lines: readonly BookLine[]): string[] {
  return lines
    .filter(line => line.violations > 0)
    .map(({ id, says, violations }) => `${id} (${violations}): ${says}`);
}
