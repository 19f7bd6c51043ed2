import type { BookLine } from '#platform/server/counting/check-invariants.ts';
import type { Runner } from '#platform/server/database.ts';
import {
  countAlone,
  countUnpaidClosed,
  countWrongFeeVat,
  countWrongNotes,
  countWrongWithholding,
} from './check-payouts.sql.ts';
import { countWrongBalances, countWrongSums } from './earnings.sql.ts';

/** Whether the stored sums of merchants' money equal their entries. */
export async function checkEarnings(run: Runner): Promise<BookLine[]> {
  return [
    {
      id: 'E1',
      says: 'what a merchant has earned and was not paid is the sum of its entries, by what each waits for',
      violations: await countWrongSums(run),
    },
    {
      id: 'E2',
      says: 'its balance is its last statement and what came after it; statements and payouts count their entries',
      violations: await countWrongBalances(run),
    },
    {
      id: 'O4',
      says: 'a payout that the clock drafted was approved and sent by two people, and none holds an adjustment of its approver',
      violations: await countAlone(run),
    },
    {
      id: 'O6',
      says: 'credit notes say what was refunded and are never above what they correct, and commission documents are the commission of statements',
      violations: await countWrongNotes(run),
    },
    {
      id: 'O11',
      says: "the VAT of the shop's own receipts and credit notes is in the books, document by document",
      violations: await countWrongFeeVat(run),
    },
    {
      id: 'O12',
      says: 'tax withheld from a payout is owed to the authority, and its merchant has a certificate of the same amount',
      violations: await countWrongWithholding(run),
    },
    {
      id: 'O9',
      says: 'a closed merchant has been paid within a month after its 90 days, or owes nothing and has no channel',
      violations: await countUnpaidClosed(run),
    },
  ];
}
