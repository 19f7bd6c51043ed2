import { checkInvariants } from '#platform/server/counting/check-invariants.ts';
import type { Runner } from '#platform/server/database.ts';
import { REMITTANCE_INVARIANTS } from './check-remittances.sql.ts';

/** Counts the violations of each invariant of remitted cash. */
export const checkRemittances = (run: Runner) => checkInvariants(run, REMITTANCE_INVARIANTS);
