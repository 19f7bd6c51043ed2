import { normalise } from '#platform/arabic.ts';
import type { CallInput } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { spelled } from '../../import/read-columns.ts';
import { importRefusal } from '../../import/text.ts';
import type { mapImport as mapCall, ProductImport } from '../../import.calls.ts';
import { readAgain } from './check-file.ts';
import { deleteFilesBefore, type SaidWord, upsertWords } from './map-import.sql.ts';
import { findImport } from './show-import.ts';

/**
 * What a merchant's file calls things: kept for the merchant's next files, and this one is read again. Refuses an import
 * that has begun (`import_not_startable`) and a file that is forgotten (`import_file_gone`).
 */
export async function mapImport(
  ctx: Ctx,
  { importId, columns, categories }: CallInput<typeof mapCall>,
  { viewer }: Caller<Account>,
): Promise<ProductImport> {
  const { status, merchantId } = await findImport(ctx, importId, viewer);
  if (status !== 'checked') throw importRefusal('import_not_startable');
  const words: SaidWord[] = [
    ...columns.map(({ title, column }) => ({
      kind: 'column' as const,
      word: spelled(title),
      meaning: column,
    })),
    ...categories.map(({ name, categoryId }) => ({
      kind: 'category' as const,
      word: normalise(name),
      meaning: String(categoryId),
    })),
  ];
  await transaction(ctx, tx => upsertWords(tx, merchantId, words));
  await readAgain(ctx, importId, merchantId);
  return findImport(ctx, importId, viewer);
}

const RETENTION_DAYS = 30;

/** Files are kept as long as somebody may still mend their rows. */
export async function forgetFiles(ctx: Ctx): Promise<void> {
  await deleteFilesBefore(ctx.db, new Date(ctx.clock.now().getTime() - RETENTION_DAYS * DAY));
}
