import type { CallBody, CallInput } from '#platform/call.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import type { RepliedFile } from '#platform/file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { exportStockLeft as exportCall, showStockLeft as showCall } from '../calls.ts';
import { stockColumns } from '../columns.text.ts';
import { STOCK_DAYS } from '../report.ts';
import { scopeOf } from './scope.ts';
import { selectStockLeft } from './show-report.sql.ts';

const MOST_GOODS = 100;

/** What sells, and how long its stock lasts. A merchant sees its own goods. */
export async function showStockLeft(
  ctx: Ctx,
  _: object,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof showCall>> {
  const since = addDays(cairoDay(ctx.clock.now()), 1 - STOCK_DAYS);
  const goods = await selectStockLeft(ctx.db, { merchantId: scopeOf(viewer), since, limit: MOST_GOODS });
  return { goods: goods.map(each => ({ ...each, days: daysLeft(each) })) };
}

/** At the pace of the last days. */
const daysLeft = ({ stock, sold }: { stock: number; sold: number }) =>
  Math.floor((Math.max(stock, 0) * STOCK_DAYS) / sold);

export async function exportStockLeft(
  ctx: Ctx,
  { format }: CallInput<typeof exportCall>,
  caller: Caller<Account>,
): Promise<RepliedFile> {
  const { goods } = await showStockLeft(ctx, {}, caller);
  return writeSheet(
    {
      name: stockColumns.name(cairoDay(ctx.clock.now())),
      columns: [
        { title: stockColumns.title, width: 40 },
        { title: stockColumns.stock, width: 14 },
        { title: stockColumns.sold(STOCK_DAYS), width: 18 },
        { title: stockColumns.lasts, width: 14 },
      ],
      rows: goods.map(({ title, stock, sold, days }) => [title, stock, sold, days]),
    },
    format,
  );
}
