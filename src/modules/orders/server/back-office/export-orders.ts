import { noteReadings } from '#modules/accounts/server/privacy/note-readings.ts';
import type { CallInput } from '#platform/call.ts';
import type { RepliedFile } from '#platform/file.ts';
import { orderNumber } from '#platform/id.ts';
import { toPounds } from '#platform/money.ts';
import { formatMobile } from '#platform/phone.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Cell, Column } from '#platform/server/spreadsheet/sheet.ts';
import { streamCsv, writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { backOfficeRefusal, exportText, paymentName } from '../../back-office/text.ts';
import type { exportOrders as exportCall } from '../../back-office.calls.ts';
import { MANAGED_STATUS_LABELS, placeLine } from '../../text.ts';
import { merchantKnowsBuyer } from '../../visible-order.ts';
import { type ExportedMerchantOrder, type ListFilter, selectExported } from './list-managed-orders.sql.ts';
import { filterOf } from './list-managed-orders.ts';
import { scopeOf } from './scope.ts';

/** An Excel file is built as a whole; a larger export is a CSV or is split by days. */
const MOST_IN_EXCEL = 20_000;
/** Rows held at once: a few milliseconds of the shop's own thread. */
const AT_A_TIME = 1_000;

type Value = (merchantOrder: ExportedMerchantOrder, isKnown: boolean) => Cell;

const COLUMNS: readonly (Column & { value: Value })[] = [
  { title: exportText.number, width: 14, value: ({ orderId }) => orderNumber(orderId) },
  { title: exportText.placedAt, value: ({ placedAt }) => placedAt },
  { title: exportText.merchant, width: 24, value: ({ merchantName }) => merchantName },
  { title: exportText.status, value: ({ status }) => MANAGED_STATUS_LABELS[status] },
  {
    title: exportText.customer,
    width: 26,
    value: (merchantOrder, isKnown) => (isKnown ? merchantOrder.recipient : null),
  },
  {
    title: exportText.mobile,
    value: ({ mobile }, isKnown) => (isKnown ? formatMobile(mobile) : null),
  },
  {
    title: exportText.place,
    width: 28,
    value: (merchantOrder, isKnown) => (isKnown ? placeLine(merchantOrder) : null),
  },
  { title: exportText.payment, value: ({ paymentMethod }) => paymentName(paymentMethod) },
  { title: exportText.units, width: 8, value: ({ units }) => units },
  { title: exportText.goods, width: 12, value: ({ goods }) => toPounds(goods) },
  { title: exportText.delivery, width: 12, value: ({ delivery }) => toPounds(delivery) },
  { title: exportText.packaging, width: 12, value: ({ packaging }) => toPounds(packaging) },
  { title: exportText.adminFee, width: 12, value: ({ adminFee }) => toPounds(adminFee) },
  { title: exportText.total, width: 14, value: ({ total }) => toPounds(total) },
];

/**
 * The list as a spreadsheet. A merchant finds in it only what the list shows it. CSV of any length is sent while it is
 * read; an Excel file that would be too large is refused with `too_many_for_excel`.
 */
export async function exportOrders(
  ctx: Ctx,
  { format, ...input }: CallInput<typeof exportCall>,
  { viewer }: Caller<Account>,
): Promise<RepliedFile> {
  const filter = await filterOf(ctx, input, { viewer, most: null });
  const seesAll = scopeOf(viewer) === 'all';
  const sheet = { name: exportText.name, columns: COLUMNS };
  const portions = rowsOf(ctx.db, filter, {
    knows: merchantOrder => seesAll || merchantKnowsBuyer(merchantOrder.status),
    note: orderIds => noteReadings(ctx, viewer, { orderIds }),
  });
  if (format === 'csv') return streamCsv(sheet, portions);
  const rows: Cell[][] = [];
  for await (const portion of portions) {
    rows.push(...portion);
    if (rows.length > MOST_IN_EXCEL) throw backOfficeRefusal('too_many_for_excel');
  }
  return writeSheet({ ...sheet, rows }, format);
}

async function* rowsOf(
  db: Runner,
  filter: ListFilter,
  {
    knows,
    note,
  }: {
    knows: (merchantOrder: ExportedMerchantOrder) => boolean;
    note: (orderIds: number[]) => Promise<void>;
  },
) {
  let last: ExportedMerchantOrder | undefined;
  do {
    const merchantOrders = await selectExported(db, filter, { after: last, limit: AT_A_TIME });
    await note(merchantOrders.filter(knows).map(({ orderId }) => orderId));
    yield merchantOrders.map(merchantOrder =>
      COLUMNS.map(({ value }) => value(merchantOrder, knows(merchantOrder))),
    );
    last = merchantOrders.length < AT_A_TIME ? undefined : merchantOrders.at(-1);
  } while (last);
}
