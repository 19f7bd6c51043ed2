import { checkInvariants } from '#platform/server/counting/check-invariants.ts';
import type { Runner } from '#platform/server/database.ts';
import { REVIEW_INVARIANTS } from './check-reviews.sql.ts';

/** Counts the violations of each invariant of reviews. */
export const checkReviews = (run: Runner) => checkInvariants(run, REVIEW_INVARIANTS);
