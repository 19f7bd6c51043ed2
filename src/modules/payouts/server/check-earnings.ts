import { checkInvariants } from '#platform/server/counting/check-invariants.ts';
import type { Runner } from '#platform/server/database.ts';
import { PAYOUT_INVARIANTS } from './check-payouts.sql.ts';

/** Counts the violations of each invariant of merchants' money, payouts and their documents. */
export const checkEarnings = (run: Runner) => checkInvariants(run, PAYOUT_INVARIANTS);
