import type { CallBody, CallInput } from '#platform/call.ts';
import { pageCount } from '#platform/page.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { closeReport as closeCall, listReports as listCall } from '../calls.ts';
import { MOST_REPORTS_COUNTED, REPORTS_A_PAGE } from '../report.ts';
import { refuseReport } from '../text.ts';
import { closeReports, countReports, type ReportRow, selectReports } from './queries.ts';

export async function listReports(
  { db }: Ctx,
  { tab, page }: CallInput<typeof listCall>,
): Promise<CallBody<typeof listCall>> {
  const counts = await countReports(db);
  const offset = (page - 1) * REPORTS_A_PAGE;
  const rows =
    offset < MOST_REPORTS_COUNTED ? await selectReports(db, { tab, limit: REPORTS_A_PAGE, offset }) : [];
  return {
    reports: rows.map(({ productId, ...row }) => ({
      ...row,
      link: linkTo(row, productId),
      reportedAt: row.reportedAt.toISOString(),
      outcome: row.outcome || null,
    })),
    counts,
    totalPages: Math.max(1, pageCount(counts[tab], REPORTS_A_PAGE)),
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

/** Closes every open report of the same thing. Refuses one that is closed (`report_not_found`). */
export async function closeReport(
  ctx: Ctx,
  { reportId, outcome }: CallInput<typeof closeCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof closeCall>> {
  const closed = await transaction(ctx, async tx => {
    const rows = await closeReports(tx, { reportId, outcome, now: ctx.clock.now() });
    const [first] = rows;
    if (!first) throw refuseReport('report_not_found');
    const subject = { type: first.kind, id: first.subjectId };
    await recordChange(tx, caller, { what: 'report.outcome', subject, from: null, to: outcome });
    return rows.length;
  });
  return { closed };
}
