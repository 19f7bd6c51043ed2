import type { RepliedFile } from '#platform/file.ts';
import { toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { BANK_LIST, CHANNEL_TEXT, payoutRefusal } from '../../text.ts';
import { CHANNEL_SECRET } from '../channel-secret.ts';
import { type BankLine, batchExists, selectBankLines } from './export-batch.sql.ts';

/** The list for the bank. It is the only place where account numbers leave, so every download is recorded. */
export async function exportBatch(
  ctx: Ctx,
  { batchId }: { batchId: number },
  caller: Caller<Account>,
): Promise<RepliedFile> {
  const lines = await transaction(ctx, async tx => {
    if (!(await batchExists(tx, batchId))) throw payoutRefusal('payout_not_found');
    await recordChange(tx, caller, {
      what: 'payout_batch.exported',
      subject: { type: 'payout_batch', id: batchId },
      from: null,
      to: null,
    });
    return selectBankLines(tx, batchId);
  });
  const rows = lines.map((line: BankLine) => [
    line.id,
    line.merchantName,
    line.holder,
    CHANNEL_TEXT[line.kind],
    ctx.secrets.open(line.number, CHANNEL_SECRET),
    toPounds(line.amount),
  ]);
  const columns = BANK_LIST.columns.map(title => ({ title }));
  const file = await writeSheet({ name: `${BANK_LIST.name}-${batchId}`, columns, rows }, 'csv');
  return { ...file, bytes: new Uint8Array(file.bytes) };
}
