import type { CallBody, CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { showFinanceWork as workCall } from '../finance-work.calls.ts';
import { FINANCE_WORK } from '../finance-work.ts';
import { MOST_TASKS } from '../task.ts';
import { selectColleagues } from './assign-work.sql.ts';
import { selectWork, type WorkRow } from './show-finance-work.sql.ts';

/** Everything that finance does by hand, as one list by deadline. */
export async function showFinanceWork(
  { db, clock }: Ctx,
  { kind, whose }: CallInput<typeof workCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof workCall>> {
  const now = clock.now();
  const [all, colleagues] = await Promise.all([
    selectWork(db, { now, whose, userId: viewer.userId }),
    selectColleagues(db),
  ]);
  const shown = kind ? all.filter(row => row.kind === kind) : all;
  return {
    kinds: kindsOf(all, now),
    rows: shown.slice(0, MOST_TASKS).map(toRow),
    colleagues,
    viewerId: viewer.userId,
  };
}

function kindsOf(all: readonly WorkRow[], now: Date) {
  return FINANCE_WORK.flatMap(kind => {
    const rows = all.filter(row => row.kind === kind);
    if (rows.length === 0) return [];
    const amount = toPounds(rows.reduce((sum, row) => sum + row.amount, 0));
    const late = rows.filter(({ dueAt }) => dueAt !== null && dueAt < now).length;
    return [{ kind, count: rows.length, amount, late }];
  });
}

const toRow = (row: WorkRow) => ({
  ...row,
  amount: toPounds(row.amount),
  dueAt: row.dueAt?.toISOString() ?? null,
});
