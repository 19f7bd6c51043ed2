import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { listsAsText } from '#modules/catalog/words/dictionary.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/transaction.ts';
import {
  goOnWith,
  isIndexedWith,
  noteWords,
  type Portion,
  selectProductsAfter,
  tellAtTheEnd,
  tellOfProducts,
} from './index-anew.sql.ts';
import { indexProducts, renewSearchTerms } from './index-products.ts';

/** One more whenever code that writes the words of a product changes, so that products that are there get the new ones. */
const FORM = 1;
/** So many take some tenths of a second, in which orders of these products may wait. */
const AT_ONCE = 200;
/** How many times as long as a portion took the next one waits. */
const REST = 3;

/** The words that this release indexes with. */
export const indexWords = (): string =>
  createHash('sha256').update(`${FORM} ${listsAsText()}`).digest('hex').slice(0, 16);

/** At the start of a release: what an earlier one indexed with other words is indexed anew, portion after portion. */
export async function indexAnew({ db }: Ctx): Promise<void> {
  const words = indexWords();
  await inTransaction(db, async tx => {
    if (await noteWords(tx, words)) await goOnWith(tx, { words, after: 0 });
  });
}

/**
 * Indexes the next products and goes on with those behind them, at a quarter of its speed: a shop of a million products is
 * indexed for an hour, in which people buy. Throws where another release is asked, so that the job waits for one that
 * knows these words; one that is overtaken by newer words ends.
 */
export async function indexPortion({ db }: Ctx, portion: Portion): Promise<void> {
  const since = performance.now();
  const goesOn = await inTransaction(db, tx => writePortion(tx, portion));
  if (goesOn) await pause((performance.now() - since) * REST);
}

/** Whether there may be more. */
async function writePortion(tx: Tx, { words, after }: Portion): Promise<boolean> {
  if (!(await isIndexedWith(tx, words))) return false;
  if (words !== indexWords()) throw new Error(`another release indexes with the words ${words}`);
  const ids = await selectProductsAfter(tx, after, AT_ONCE);
  const last = ids.at(-1);
  if (last === undefined) {
    await renewSearchTerms(tx);
    await tellOfProducts(tx);
    return false;
  }
  await tellAtTheEnd(tx);
  await indexProducts(tx, ids);
  await goOnWith(tx, { words, after: last });
  return true;
}
