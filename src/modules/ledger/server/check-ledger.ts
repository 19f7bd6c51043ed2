import type { Runner } from '#platform/server/database.ts';
import { countViolations, LEDGER_INVARIANTS } from './check-ledger.sql.ts';

/** Counts the violations of each invariant that the books can check; each must be 0. */
export async function checkLedger(run: Runner) {
  const lines: { id: string; says: string; violations: number }[] = [];
  for (const { id, says, violations } of LEDGER_INVARIANTS)
    lines.push({ id, says, violations: await countViolations(run, violations) });
  return lines;
}
