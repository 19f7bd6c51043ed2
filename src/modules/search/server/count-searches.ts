import { countAttempt, networkOf } from '#modules/accounts/server/limits.ts';
import { findWord } from '#modules/catalog/words/find-term.ts';
import { normalise } from '#platform/arabic.ts';
import type { CallInput } from '#platform/call.ts';
import { cairoDay } from '#platform/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { countSearch as countCall } from '../count.calls.ts';
import type { wishForGoods as wishCall } from '../nothing.calls.ts';
import { searchRefusal } from '../text.ts';
import { addSearchCounts, addSearchPairs, addWish, deleteOldSearches } from './count-searches.sql.ts';
import { findWords } from './find-words.ts';
import { GIVEN_NAMES } from './given-names.text.ts';
import { countFound } from './queries.ts';

const SHORTEST = 2;
/** Longer texts were pasted, and are nobody's search for goods. */
const LONGEST = 60;
const MOST_WORDS = 8;
/** So many digits together may be a telephone, a card or an identity number. */
const NUMBER_OF_SOMEBODY = /\d{7,}/;
/** More products than a page has are not counted. */
const PAGE = 12;

/**
 * Counts a search, a click, or a click after a search that led to none, in memory; `writeSearchCounts` writes down what at
 * least five people sent on a day.
 */
export async function countSearch(
  ctx: Ctx,
  { q, clicked, after = '' }: CallInput<typeof countCall>,
  { address }: { address: string },
): Promise<Record<string, never>> {
  const query = keepable(q);
  const before = clicked ? keepable(after) : null;
  const seen = { day: cairoDay(ctx.clock.now()), who: networkOf(address) };
  if (query !== null) ctx.crowdCounter.add(query, { ...seen, count: clicked ? 'clicks' : 'searches' });
  if (query !== null && before !== null && before !== query)
    ctx.crowdCounter.add(before + THEN + query, { ...seen, count: 'times' });
  return {};
}

/** Between the two texts of a pair; no folded text has one. */
const THEN = '\n';

/**
 * Writes down that somebody asked for goods. Refuses texts that might tell of a person (`wish_not_recorded`) and more than a
 * few of one network (`too_many_tries`).
 */
export async function wishForGoods(
  ctx: Ctx,
  { q }: CallInput<typeof wishCall>,
  { address }: { address: string },
): Promise<Record<string, never>> {
  const query = keepable(q);
  if (query === null) throw searchRefusal('wish_not_recorded');
  await countAttempt(ctx, 'wish_by_address', address);
  await addWish(ctx.db, { query, day: cairoDay(ctx.clock.now()) });
  return {};
}

/** The folded text, or `null` for what might tell of a person. */
function keepable(text: string): string | null {
  const folded = normalise(text);
  if (folded.length < SHORTEST || text.includes('@') || NUMBER_OF_SOMEBODY.test(folded.replaceAll(' ', '')))
    return null;
  const words = folded.split(' ');
  return folded.length > LONGEST || words.length > MOST_WORDS || isPersonsName(words) ? null : folded;
}

/** A given name and more, of which nothing is a word for goods: «كريم شعر» is none. */
function isPersonsName([first = '', ...others]: readonly string[]): boolean {
  return others.length > 0 && GIVEN_NAMES.has(first) && others.every(word => findWord(word) === undefined);
}

/** Writes down the counts since the last time, each with what the search finds now. */
export async function writeSearchCounts(ctx: Ctx): Promise<void> {
  const { day, counts } = ctx.crowdCounter.take();
  const rows = [];
  const pairs = [];
  for (const [query, { searches = 0, clicks = 0, times = 0 }] of counts) {
    const [before = '', next] = query.split(THEN);
    if (next !== undefined) {
      pairs.push({ day, query: before, next, times });
      continue;
    }
    const { words, repaired } = await findWords(ctx, query, { typing: false, asTyped: false, widen: true });
    const [found = 0] = words ? await countFound(ctx.db, [words.found], PAGE) : [];
    rows.push({ day, query, searches, clicks, found, repaired: repaired ?? '' });
  }
  if (rows.length > 0) await addSearchCounts(ctx.db, rows);
  if (pairs.length > 0) await addSearchPairs(ctx.db, pairs);
}

/** Forgets the searches of more than 90 days ago. */
export async function forgetSearches(ctx: Ctx): Promise<void> {
  await deleteOldSearches(ctx.db, ctx.clock.now());
}
