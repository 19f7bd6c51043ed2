import type { BookLine } from '#modules/orders/server/check-books.ts';
import type { Runner } from '#platform/server/database.ts';
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
  ];
}
