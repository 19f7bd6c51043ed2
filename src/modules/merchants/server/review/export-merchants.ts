import type { CallInput } from '#platform/call.ts';
import type { RepliedFile } from '#platform/file.ts';
import { formatMobile } from '#platform/phone.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Cell, Column } from '#platform/server/spreadsheet/sheet.ts';
import { writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import { ENTITY_NAMES, exportText, STATUS_NAMES } from '../../application.text.ts';
import type { exportMerchants as exportCall } from '../../review.calls.ts';
import { type ExportedMerchant, selectExported } from './queries.ts';

const MOST_ROWS = 10_000;

const COLUMNS: readonly (Column & { value: (merchant: ExportedMerchant) => Cell })[] = [
  { title: exportText.id, width: 8, value: ({ id }) => id },
  { title: exportText.name, width: 26, value: ({ nameAr }) => nameAr },
  { title: exportText.status, value: ({ status }) => STATUS_NAMES[status] },
  { title: exportText.activity, width: 22, value: ({ activity }) => activity },
  { title: exportText.entityKind, value: ({ entityKind }) => ENTITY_NAMES[entityKind] },
  { title: exportText.legalName, width: 30, value: ({ legalName }) => legalName },
  { title: exportText.commercialRegister, value: ({ commercialRegister }) => commercialRegister },
  { title: exportText.taxNumber, value: ({ taxNumber }) => taxNumber },
  { title: exportText.phone, width: 16, value: ({ phone }) => formatMobile(phone) },
  { title: exportText.email, width: 26, value: ({ email }) => email },
  { title: exportText.address, width: 34, value: ({ address }) => address },
  { title: exportText.submittedAt, value: ({ submittedAt }) => submittedAt },
];

/** The list of a tab as a spreadsheet, with each merchant's legal identity. */
export async function exportMerchants(
  ctx: Ctx,
  { format, ...filter }: CallInput<typeof exportCall>,
): Promise<RepliedFile> {
  const merchants = await selectExported(ctx.db, { ...filter, now: ctx.clock.now() }, MOST_ROWS);
  const rows = merchants.map(merchant => COLUMNS.map(({ value }) => value(merchant)));
  return writeSheet({ name: exportText.title, columns: COLUMNS, rows }, format);
}
