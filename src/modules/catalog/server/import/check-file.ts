import { type Ctx, transaction } from '#platform/server/context.ts';
import { backOfficeRefusal } from '../../back-office/text.ts';
import { findReview } from '../back-office/queries.ts';
import { checkRows } from './check-rows.ts';
import { insertImport, insertProblems, insertRows, selectPlaces } from './queries.ts';
import { readApart } from './read-apart.ts';

export interface FileGiven {
  file: Uint8Array;
  fileName: string;
  merchantId: number | undefined;
  /** Null: from the command line. */
  madeBy: number | null;
  role: string;
}

/**
 * The dry run. Reads a file, finds what is wrong with each row and what each product would become, and stores that for
 * the run. It changes no goods, and a refused file leaves nothing behind.
 */
export async function checkFile(ctx: Ctx, given: FileGiven): Promise<number> {
  const { file, merchantId, fileName, madeBy, role } = given;
  const isThere = merchantId !== undefined && (await findReview(ctx.db, merchantId)) !== undefined;
  if (!isThere) {
    const { message } = backOfficeRefusal('merchant_missing');
    throw backOfficeRefusal('merchant_missing', { fields: { merchantId: message } });
  }
  const { products, problems, sum } = await readApart(ctx, merchantId, {
    bytes: file,
    places: await selectPlaces(ctx.db),
  });
  return transaction(ctx, async tx => {
    const { unknownColumns, rowsRead, rowsBad } = sum;
    const made = {
      merchantId,
      madeBy,
      role,
      fileName,
      unknownColumns,
      rowsRead,
      rowsBad,
      now: ctx.clock.now(),
    };
    const importId = await insertImport(tx, made);
    for (const chunk of problems) await insertProblems(tx, importId, chunk);
    for (const chunk of products) await insertRows(tx, importId, chunk);
    await checkRows(tx, importId, merchantId);
    return importId;
  });
}
