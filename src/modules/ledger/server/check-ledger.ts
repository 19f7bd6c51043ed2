import { checkInvariants } from '#platform/server/counting/check-invariants.ts';
import type { Runner } from '#platform/server/database.ts';
import { LEDGER_INVARIANTS } from './check-ledger.sql.ts';

/** Counts the violations of each invariant that the books can check. */
export const checkLedger = (run: Runner) => checkInvariants(run, LEDGER_INVARIANTS);
