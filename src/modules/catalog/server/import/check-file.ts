import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { backOfficeRefusal } from '../../back-office/text.ts';
import { importRefusal } from '../../import/text.ts';
import { findReview } from '../back-office/queries.ts';
import {
  insertFile,
  insertImport,
  insertProblems,
  insertRows,
  replaceReading,
  selectFile,
  selectPlaces,
} from './check-file.sql.ts';
import { checkRows } from './check-rows.ts';
import { selectWords } from './map-import.sql.ts';
import { takeImport } from './queries.ts';
import { type ReadApart, readApart } from './read-apart.ts';

export interface FileGiven {
  file: Uint8Array;
  fileName: string;
  merchantId: number | undefined;
  /** Null: from the command line. */
  madeBy: number | null;
  role: string;
}

/**
 * The dry run. Reads a file, finds what is wrong with each row and what each product would become, and stores that and
 * the file for the run. It changes no goods, and a refused file leaves nothing behind.
 */
export async function checkFile(ctx: Ctx, given: FileGiven): Promise<number> {
  const { file, merchantId, fileName, madeBy, role } = given;
  const isThere = merchantId !== undefined && (await findReview(ctx.db, merchantId)) !== undefined;
  if (!isThere) {
    const { message } = backOfficeRefusal('merchant_missing');
    throw backOfficeRefusal('merchant_missing', { fields: { merchantId: message } });
  }
  const read = await readFor(ctx, merchantId, file);
  return transaction(ctx, async tx => {
    const made = { merchantId, madeBy, role, fileName, ...read.sum, now: ctx.clock.now() };
    const importId = await insertImport(tx, made);
    await insertFile(tx, importId, file);
    await store(tx, { importId, merchantId, read });
    return importId;
  });
}

/** Reads the file of a checked import again, with what its merchant has said of its columns and categories meanwhile. */
export async function readAgain(ctx: Ctx, importId: number, merchantId: number): Promise<void> {
  const file = await selectFile(ctx.db, importId);
  if (!file) throw importRefusal('import_file_gone');
  const read = await readFor(ctx, merchantId, file);
  await transaction(ctx, async tx => {
    if ((await takeImport(tx, importId))?.status !== 'checked') throw importRefusal('import_not_startable');
    await replaceReading(tx, importId, read.sum);
    await store(tx, { importId, merchantId, read });
  });
}

async function readFor(ctx: Ctx, merchantId: number, bytes: Uint8Array): Promise<ReadApart> {
  const [places, words] = [await selectPlaces(ctx.db), await selectWords(ctx.db, merchantId)];
  return readApart(ctx, merchantId, { bytes, places, words });
}

interface Stored {
  importId: number;
  merchantId: number;
  read: ReadApart;
}

async function store(tx: Tx, { importId, merchantId, read }: Stored): Promise<void> {
  for (const chunk of read.problems) await insertProblems(tx, importId, chunk);
  for (const chunk of read.products) await insertRows(tx, importId, chunk);
  await checkRows(tx, importId, merchantId);
}
