import type { Ctx } from '#platform/server/context.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { recordCheck } from '#platform/server/outage/book-checks.ts';
import { checkAll } from './check-all.ts';

/** Checks every invariant once a night, writes the result down for `/metrics`, and logs as an error what does not hold. */
export async function checkBooksNightly({ db, patient, log }: Ctx): Promise<void> {
  const lines = await checkAll(patient);
  const broken = wrongLines(lines);
  const violations = lines.reduce((sum, line) => sum + line.violations, 0);
  await recordCheck(db, { violations, broken });
  if (broken.length > 0) log.error({ broken }, 'the books are not in order');
}
