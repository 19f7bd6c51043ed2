import type { Runner } from '#platform/server/database.ts';
import { countViolations, REMITTANCE_INVARIANTS } from './check-remittances.sql.ts';

/** Counts the violations of each invariant of remitted cash; each must be 0. */
export async function checkRemittances(run: Runner) {
  const lines: { id: string; says: string; violations: number }[] = [];
  for (const { id, says, violations } of REMITTANCE_INVARIANTS)
    lines.push({ id, says, violations: await countViolations(run, violations) });
  return lines;
}
