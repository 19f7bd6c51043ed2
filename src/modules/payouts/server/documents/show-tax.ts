import type { CallBody, CallInput } from '#platform/call.ts';
import type { RepliedFile } from '#platform/file.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { documentTitle } from '../../document.text.ts';
import { SHOP } from '../../document.ts';
import type { exportTax as exportCall, showTax as showCall } from '../../tax.calls.ts';
import { taxColumns, taxSheetName } from '../../tax.text.ts';
import { vatDue, withheldIn } from '../../tax.ts';
import { ownMerchant } from '../own-merchant.ts';
import { selectTax } from './show-tax.sql.ts';

/** As the documents were issued, so that it is what the tax authority was told. A merchant reads its own alone (A1). */
export async function showTax(
  { db }: Ctx,
  { from, to }: CallInput<typeof showCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof showCall>> {
  const merchantId = caller.viewer.role === 'merchant' ? ownMerchant(caller) : SHOP;
  const sums = await selectTax(db, { merchantId, from, to });
  return {
    rows: sums.map(({ side, gross, vat, ...row }) => ({
      ...row,
      issuer: side === 'issued' && merchantId !== SHOP ? ('merchant' as const) : ('shop' as const),
      net: toPounds(gross - vat),
      vat: toPounds(vat),
      gross: toPounds(gross),
    })),
    due: toPounds(vatDue(sums)),
    withheld: toPounds(withheldIn(sums)),
  };
}

export async function exportTax(
  ctx: Ctx,
  { format, ...days }: CallInput<typeof exportCall>,
  caller: Caller<Account>,
): Promise<RepliedFile> {
  const { rows } = await showTax(ctx, days, caller);
  return writeSheet(
    {
      name: taxSheetName(days.from, days.to),
      columns: [
        { title: taxColumns.kind, width: 28 },
        { title: taxColumns.vatPercent, width: 14 },
        { title: taxColumns.documents, width: 12 },
        { title: taxColumns.net, width: 16 },
        { title: taxColumns.vat, width: 16 },
        { title: taxColumns.gross, width: 16 },
      ],
      rows: rows.map(row => [documentTitle(row), row.vatPercent, row.documents, row.net, row.vat, row.gross]),
    },
    format,
  );
}
