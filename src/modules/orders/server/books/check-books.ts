import { checkLedger } from '#modules/ledger/server/check-ledger.ts';
import { type BookLine, checkInvariants } from '#platform/server/counting/check-invariants.ts';
import type { Runner } from '#platform/server/database.ts';
import { AMOUNT_INVARIANTS } from './check-amounts.sql.ts';
import { AUDIT_INVARIANTS } from './check-audit.sql.ts';
import { STEP_INVARIANTS } from './check-steps.sql.ts';
import { STOCK_INVARIANTS } from './check-stock.sql.ts';

const INVARIANTS = [...STOCK_INVARIANTS, ...AMOUNT_INVARIANTS, ...STEP_INVARIANTS, ...AUDIT_INVARIANTS];

/** Counts the violations of each invariant of orders, and of the ledger that they post to. */
export const checkBooks = async (run: Runner): Promise<BookLine[]> => [
  ...(await checkInvariants(run, INVARIANTS)),
  ...(await checkLedger(run)),
];
