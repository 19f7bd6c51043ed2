import { createHash } from 'node:crypto';
import { listsAsText } from '#modules/catalog/words/dictionary.ts';
import type { Ctx } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/transaction.ts';
import { goOnWith, isIndexedWith, noteWords, type Portion, selectProductsAfter } from './index-anew.sql.ts';
import { indexProducts, renewSearchTerms } from './index-products.ts';

/** One more whenever code that writes the words of a product changes, so that products that are there get the new ones. */
const FORM = 1;
/** So many take some tenths of a second, in which orders of these products may wait. */
const AT_ONCE = 200;

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
 * Indexes the next products and goes on with those behind them. Throws where another release is asked, so that the job
 * waits for one that knows these words; one that is overtaken by newer words ends.
 */
export async function indexPortion({ db }: Ctx, { words, after }: Portion): Promise<void> {
  await inTransaction(db, async tx => {
    if (!(await isIndexedWith(tx, words))) return;
    if (words !== indexWords()) throw new Error(`another release indexes with the words ${words}`);
    const ids = await selectProductsAfter(tx, after, AT_ONCE);
    await indexProducts(tx, ids);
    const last = ids.at(-1);
    if (last === undefined) await renewSearchTerms(tx);
    else await goOnWith(tx, { words, after: last });
  });
}
