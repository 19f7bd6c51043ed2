import { type RawBuilder, sql } from 'kysely';
import type { Runner } from '../database.ts';

/** What must hold between any two events. */
export interface Invariant {
  /** As in docs/orders-rules.md, Invariants. */
  id: string;
  says: string;
  /** One row for each violation. */
  violations: RawBuilder<unknown>;
}

/** An invariant with the number of its violations, which must be 0. */
export interface BookLine {
  id: string;
  says: string;
  violations: number;
}

export async function checkInvariants(run: Runner, invariants: readonly Invariant[]): Promise<BookLine[]> {
  const lines: BookLine[] = [];
  for (const { id, says, violations } of invariants) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from (${violations}) found`.execute(run);
    lines.push({ id, says, violations: rows[0]?.count ?? 0 });
  }
  return lines;
}

/** The ids of violated invariants with their counts; empty if the books are in order. */
export function wrongLines(lines: readonly BookLine[]): string[] {
  return lines
    .filter(line => line.violations > 0)
    .map(({ id, says, violations }) => `${id} (${violations}): ${says}`);
}
