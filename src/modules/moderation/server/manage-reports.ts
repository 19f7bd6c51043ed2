import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { pageOf } from '#platform/server/limit-to-page.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type {
  closeReport as closeCall,
  listReports as listCall,
  reopenReport as reopenCall,
} from '../calls.ts';
import { REPORTS_A_PAGE } from '../report.ts';
import { refuseReport } from '../text.ts';
import { closeReports, countReports, type ReportRow, reopenReports, selectReports } from './queries.ts';

export async function listReports(
  { db }: Ctx,
  { tab, page }: CallInput<typeof listCall>,
): Promise<CallBody<typeof listCall>> {
  const counts = await countReports(db);
  const { rows, totalPages } = await pageOf({ page, limit: REPORTS_A_PAGE, count: counts[tab] }, place =>
    selectReports(db, { tab, ...place }),
  );
  return {
    reports: rows.map(({ productId, ...row }) => ({
      ...row,
      link: linkTo(row, productId),
      reportedAt: row.reportedAt.toISOString(),
      outcome: row.outcome || null,
    })),
    counts,
    totalPages,
  };
}

function linkTo(
  { kind, subjectId }: Pick<ReportRow, 'kind' | 'subjectId'>,
  productId: number | null,
): string {
  if (kind === 'review') return productId === null ? '/reviews' : `/product/${productId}#reviews`;
  if (kind === 'question') return productId === null ? '/reported' : `/product/${productId}#questions`;
  if (kind === 'conversation') return `/conversations/case/${subjectId}`;
  return `/${kind}/${subjectId}`;
}

/**
 * Closes every open report of the same thing. Refuses one that is closed (`report_not_found`), and to close others than
 * the caller saw (`report_came_meanwhile`).
 */
export async function closeReport(
  ctx: Ctx,
  { reportId, outcome, others }: CallInput<typeof closeCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof closeCall>> {
  const closed = await transaction(ctx, async tx => {
    const rows = await closeReports(tx, { reportId, outcome, now: ctx.clock.now() });
    const [first] = rows;
    if (!first) throw refuseReport('report_not_found');
    if (rows.length - 1 > others) throw refuseReport('report_came_meanwhile');
    const subject = { type: first.kind, id: first.subjectId };
    await recordChange(tx, caller, { what: 'report.outcome', subject, from: null, to: outcome });
    return rows.length;
  });
  return { closed };
}

/** Opens the reports again that were closed together with this one. Refuses an open one (`report_not_found`). */
export async function reopenReport(
  ctx: Ctx,
  { reportId }: CallInput<typeof reopenCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof reopenCall>> {
  const reopened = await transaction(ctx, async tx => {
    const rows = await reopenReports(tx, reportId);
    const [first] = rows;
    if (!first) throw refuseReport('report_not_found');
    const subject = { type: first.kind, id: first.subjectId };
    await recordChange(tx, caller, { what: 'report.outcome', subject, from: first.outcome, to: null });
    return rows.length;
  });
  return { reopened };
}
