import { paymentName } from '#modules/orders/back-office/text.ts';
import { showMedianReturns } from '#modules/reviews/server/performance/median-returns.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { cairoDay } from '#platform/dates.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { ReportRow, showReport as showCall } from '../calls.ts';
import { reportColumns, wordOf } from '../columns.text.ts';
import { type Facet, MERCHANT_FACETS } from '../report.ts';
import { reportRefusal } from '../text.ts';
import { scopeOf } from './scope.ts';
import { countLate, type ReportSums, selectReport, selectTotal } from './show-report.sql.ts';

const NOTHING: ReportSums = {
  key: '',
  name: '',
  orders: 0,
  units: 0,
  amount: 0,
  delivered: 0,
  returned: 0,
  commission: 0,
  commissionVat: 0,
};

/** Refuses with `not_your_report` where a merchant asks for what is the shop's. */
export async function showReport(
  ctx: Ctx,
  { by, from, to }: CallInput<typeof showCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof showCall>> {
  const merchantId = scopeOf(viewer);
  if (merchantId !== 0 && !MERCHANT_FACETS.includes(by)) throw reportRefusal('not_your_report');
  const asked = { merchantId, from, to, today: cairoDay(ctx.clock.now()) };
  const [rows, total = NOTHING, lateOrders, medianReturns] = await Promise.all([
    selectReport(ctx.db, { by, ...asked }),
    selectTotal(ctx.db, asked),
    countLate(ctx.db, asked),
    merchantId !== 0 && by === 'day' ? showMedianReturns(ctx.db, merchantId) : null,
  ]);
  return {
    by,
    rows: rows.map(sums => ({ ...inPounds(sums), name: nameOf(by, sums) })),
    total: { ...inPounds(total), name: reportColumns.total },
    lateOrders,
    medianReturns,
  };
}

function nameOf(by: Facet, { key, name }: ReportSums): string {
  if (by === 'payment_method') return paymentName(key);
  return name || wordOf(by, key) || reportColumns.unknown;
}

function inPounds({ amount, commission, commissionVat, ...rest }: ReportSums): ReportRow {
  return {
    ...rest,
    amount: toPounds(amount),
    commission: toPounds(commission),
    commissionVat: toPounds(commissionVat),
  };
}
