import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { listsAsText } from '#modules/catalog/words/dictionary.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/transaction.ts';
import { indexProducts, renewSearchTerms } from './index-products.ts';
import { selectProductsOf } from './queries.ts';
import {
  goOnWith,
  holdIndex,
  noteWords,
  type Portion,
  selectProductsAfter,
  tellAtTheEnd,
  tellOfProducts,
} from './reindex.sql.ts';

/** One more whenever code that writes the words of a product changes, so that products that are there get the new ones. */
const FORM = 1;
/** So many take some tenths of a second, in which orders of these products may wait. */
const AT_ONCE = 200;
/** How many times as long as a portion took the next one waits. */
const REST = 3;
/** Until a portion that another release is asked for is offered again: as a failed job it would wait longer and longer. */
const PATIENCE_SECONDS = 3;

/** The words that this release indexes with. */
export const INDEX_WORDS = createHash('sha256').update(`${FORM} ${listsAsText()}`).digest('hex').slice(0, 16);

/** At the start of a release: what an earlier one indexed with other words is reindexed, portion after portion. */
export async function reindex({ db }: Ctx): Promise<void> {
  await inTransaction(db, async tx => {
    if (await noteWords(tx, INDEX_WORDS)) await goOnWith(tx, { words: INDEX_WORDS, after: 0 });
  });
}

/**
 * Indexes products that have changed, one transaction at a time in the whole shop: whoever read a product before it changed
 * would otherwise write its words after whoever read it since. Beside a newer release, which may have passed these products
 * already, they are left to it as well.
 */
export async function indexChanged(tx: Tx, ids: readonly number[]): Promise<void> {
  const words = await holdIndex(tx);
  await indexProducts(tx, ids);
  if (words !== undefined && words !== INDEX_WORDS && ids.length > 0)
    await goOnWith(tx, { words, only: ids });
}

/** Indexes all products of a merchant, which may be very many, portion after portion. */
export async function indexMerchant({ db }: Ctx, merchantId: number): Promise<void> {
  const ids = await selectProductsOf(db, merchantId);
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await inTransaction(db, tx => indexChanged(tx, ids.slice(at, at + AT_ONCE)));
}

/**
 * Indexes the next products and goes on with those behind them, at a quarter of its speed: a shop of a million products is
 * indexed for an hour, in which people buy. Where another release is asked, the portion waits for a process that knows
 * its words; one that is overtaken by newer words ends.
 */
export async function indexPortion({ db }: Ctx, portion: Portion): Promise<void> {
  // Before it and not after it: a process that is killed meanwhile has done nothing that would be done again.
  if ('after' in portion) await pause(portion.rest ?? 0);
  const isLast = await inTransaction(db, tx => writePortion(tx, portion));
  // It takes long in a large shop, and whoever indexes need not wait for it.
  if (isLast) await inTransaction(db, renewSearchTerms);
}

/** Whether nothing is left behind it. */
async function writePortion(tx: Tx, portion: Portion): Promise<boolean> {
  const since = performance.now();
  const { words } = portion;
  if ((await holdIndex(tx)) !== words) return false;
  if (words !== INDEX_WORDS) {
    await goOnWith(tx, portion, PATIENCE_SECONDS);
    return false;
  }
  if ('only' in portion) {
    await indexProducts(tx, portion.only);
    return false;
  }
  const ids = await selectProductsAfter(tx, portion.after, AT_ONCE);
  const last = ids.at(-1);
  if (last === undefined) {
    await tellOfProducts(tx);
    return true;
  }
  await tellAtTheEnd(tx);
  await indexProducts(tx, ids);
  await goOnWith(tx, { words, after: last, rest: Math.ceil((performance.now() - since) * REST) });
  return false;
}
