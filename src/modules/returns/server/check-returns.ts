import { checkInvariants } from '#platform/server/counting/check-invariants.ts';
import type { Runner } from '#platform/server/database.ts';
import { RETURN_INVARIANTS } from './check-returns.sql.ts';

/** Counts the violations of each invariant of returns, claims and refunds. Each count must be 0 between two events. */
export const checkReturns = (run: Runner) => checkInvariants(run, RETURN_INVARIANTS);
