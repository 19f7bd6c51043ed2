import type { CallBody } from '#platform/call.ts';
import { cairoDay, startOfCairoDay } from '#platform/dates.ts';
import { toPounds } from '#platform/money.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { listFinishedWork as finishedCall } from '../finance-work.calls.ts';
import { type FinishedRow, selectFinished } from './list-finished-work.sql.ts';

/** What finance finished since midnight in Cairo, the last first, by everybody or by the viewer. */
export const listFinishedWork: UseCase<typeof finishedCall> = async (
  { db, clock },
  { whose },
  { viewer },
): Promise<CallBody<typeof finishedCall>> => {
  const since = startOfCairoDay(cairoDay(clock.now()));
  const rows = await selectFinished(db, { since, userId: whose === 'mine' ? viewer.userId : undefined });
  return { rows: rows.map(toRow) };
};

const toRow = (row: FinishedRow) => ({ ...row, amount: toPounds(row.amount), at: row.at.toISOString() });
