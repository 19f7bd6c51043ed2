import type { CallInput } from '#platform/call.ts';
import type { RepliedFile } from '#platform/file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Cell, Column } from '#platform/server/spreadsheet/sheet.ts';
import { writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { type exportLedger as exportCall, type LedgerTransactionBody, MOST_IN_FILE } from '../calls.ts';
import { accountName, causeName, kindName, ledgerFile } from '../names.text.ts';
import { ledgerRefusal } from '../text.ts';
import { listLedger } from './list-ledger.ts';

type Entry = LedgerTransactionBody['entries'][number];
type Named = keyof typeof ledgerFile.columns;

/** In the order of the file. */
const COLUMNS: Readonly<
  Record<Named, Omit<Column, 'title'> & { value: (transaction: LedgerTransactionBody, entry: Entry) => Cell }>
> = {
  number: { width: 12, value: ({ id }) => id },
  at: { width: 18, value: ({ at }) => new Date(at) },
  kind: { width: 20, value: ({ kind }) => kindName(kind) },
  cause: {
    width: 24,
    value: ({ causeType, causeId, reference }) => `${causeName(causeType)} ${reference ?? causeId}`,
  },
  order: { width: 14, value: ({ orderId }) => orderId },
  account: { width: 34, value: (_, { account, merchantName }) => accountName(account, { merchantName }) },
  debit: { width: 14, value: (_, { debit }) => debit || null },
  credit: { width: 14, value: (_, { credit }) => credit || null },
  reason: { width: 30, value: ({ reason }) => reason },
  by: { width: 18, value: ({ by }) => by ?? ledgerFile.byItself },
};

/** The books as a file, for whoever audits them. Refuses with `too_many_transactions` what no program opens quickly. */
export async function exportLedger(
  ctx: Ctx,
  { format, ...filter }: CallInput<typeof exportCall>,
  caller: Caller<Account>,
): Promise<RepliedFile> {
  const { transactions, next } = await listLedger(ctx, { ...filter, limit: MOST_IN_FILE }, caller);
  if (next !== null) throw ledgerRefusal('too_many_transactions');
  const columns = Object.entries(COLUMNS) as [Named, (typeof COLUMNS)[Named]][];
  return writeSheet(
    {
      name: ledgerFile.name,
      columns: columns.map(([name, { width }]) => ({ title: ledgerFile.columns[name], width })),
      rows: transactions.flatMap(transaction =>
        transaction.entries.map(entry => columns.map(([, { value }]) => value(transaction, entry))),
      ),
    },
    format,
  );
}
