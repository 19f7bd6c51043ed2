import type { Finding, FindWords, How } from '#modules/catalog/server/finding.ts';
import { findWord, spellingOf } from '#modules/catalog/words/dictionary.ts';
import { otherKeyboard } from '#modules/catalog/words/keyboards.ts';
import { type Query, readQuery } from '#modules/catalog/words/read-query.ts';
import { levelsOf, nearestTo } from '#modules/catalog/words/relax.ts';
import { allOf, kindOf, tiersOf } from '#modules/catalog/words/tiers.ts';
import { variantsOf } from '#modules/catalog/words/word-forms.ts';
import { normalise } from '#platform/arabic.ts';
import { type Ctx, remember } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import { countFound } from './queries.ts';
import { type Missed, repairWords } from './repair-words.ts';
import { rulesOf } from './search-rules.ts';

/** A search that finds fewer also shows what has all words but the least telling ones. */
const FEW = 10;

const NOTHING: Finding = { words: null, repaired: null, dropped: [] };

/**
 * What typed words look for: as typed; if no product has one of the words, on the other keyboard, by its sound in the
 * other script, or with a slip or two mended; and if too little has all of them, also without those that tell least.
 */
export const findWords: FindWords = (ctx, typed, how) => {
  const text = typed.slice(0, LONGEST).trim();
  const as = { key: `words ${JSON.stringify(how)} ${text}`, tags: ['products'] as const };
  return remember(ctx, as, async () => {
    if (how.asTyped) return search(ctx, text, how);
    const { means, pinned, hidden, leadsTo } = await rulesOf(ctx, text);
    const found = means === null ? await search(ctx, text, how) : await meant(ctx, { text, means }, how);
    return { ...found, pinned, hidden, leadsTo };
  });
};

/** What staff say the words mean, and behind it what has the very words. */
async function meant(ctx: Ctx, { text, means }: { text: string; means: string }, how: How): Promise<Finding> {
  const finding = await search(ctx, means, how);
  const own = allOf(readQuery(text));
  const [some = 0] = await countFound(ctx.db, [own], 1);
  if (some === 0) return finding;
  const { words } = finding;
  if (!words) return search(ctx, text, how);
  return {
    ...finding,
    words: {
      ...words,
      found: `(${words.found}) | (${own})`,
      tiers: [...words.tiers, own],
      levels: words.levels.map(level => `(${level}) | (${own})`),
    },
  };
}

async function search(ctx: Ctx, text: string, how: How): Promise<Finding> {
  const { typing, asTyped } = how;
  const enough = how.widen ? FEW : 1;
  const query = readQuery(text, { typing });
  if (normalise(text).replaceAll(' ', '').length < SHORTEST || query.items.length === 0) return NOTHING;
  const [all = 0] = await countFound(ctx.db, [allOf(query)], enough);
  if (asTyped || all >= enough) return findingOf(query, [query.items]);
  const present = await presenceOf(ctx.db, query);
  const mended = present.every(Boolean) ? null : await mend(ctx, text, { query, present, enough });
  return mended ?? relaxed(ctx.db, query, { present, enough });
}

const LONGEST = 200;

const SHORTEST = 2;

const spelled = (words: string) => words.split(' ').map(spellingOf).join(' ');

/** Which items any product has. */
async function presenceOf(run: Runner, query: Query): Promise<boolean[]> {
  const counts = await countFound(
    run,
    query.items.map(item => allOf(query, [item])),
    1,
  );
  return counts.map(count => count > 0);
}

/** The finding of the repaired words, if they make at least as much sense as the typed ones. */
async function mend(ctx: Ctx, text: string, missed: Missed): Promise<Finding | null> {
  for (const repair of [unfinished, reread, flipped, repairWords, flippedWithSlip]) {
    const repaired = await repair(ctx.db, text, missed);
    if (repaired === null) continue;
    const query = readQuery(repaired, { typing: repaired === text, guess: true });
    const present = await presenceOf(ctx.db, query);
    const lost = present.filter(each => !each).length;
    if (lost >= missed.present.filter(each => !each).length) continue;
    const finding = await relaxed(ctx.db, query, { present, enough: missed.enough });
    if (finding.words) return repaired === text ? finding : { ...finding, repaired: spelled(repaired) };
  }
  return null;
}

/** A last word that is none may be the beginning of one. */
async function unfinished(run: Runner, text: string, { query, present }: Missed) {
  const last = query.items.at(-1);
  if (!last || present.at(-1) || last.concepts.length > 0) return null;
  const longer = readQuery(text, { typing: true, guess: true });
  const [some = 0] = await countFound(run, [allOf(longer, longer.items.slice(-1))], 1);
  return some > 0 ? text : null;
}

/** A name that no product has may be another word with its article or particle: «الكاتل», a kettle and no Alcatel. */
async function reread(run: Runner, text: string, { query, present }: Missed): Promise<string | null> {
  const missing = new Set(query.items.flatMap((item, at) => (present[at] ? [] : item.words)));
  const words = normalise(text).split(' ');
  const forms = words.map(word => (missing.has(word) ? otherReadings(word) : []));
  const asked = forms.flat().map(form => allOf(readQuery(form)));
  if (asked.length === 0) return null;
  const counts = await countFound(run, asked, 1);
  let at = 0;
  const better = words.map((word, index) => {
    const own = forms[index] ?? [];
    const found = own.find((_, choice) => counts[at + choice]);
    at += own.length;
    return found ?? word;
  });
  return better.some((word, index) => word !== words[index]) ? better.join(' ') : null;
}

function otherReadings(word: string): string[] {
  const known = variantsOf(word, 'front').filter(({ form }) => form !== word && findWord(form)?.isExact);
  return known.map(({ form }) => form);
}

/** The wrong keyboard and a slip on it. */
async function flippedWithSlip(run: Runner, text: string, { enough }: Missed): Promise<string | null> {
  const other = text.length < SHORTEST_FLIPPED ? null : otherKeyboard(text);
  if (other === null) return null;
  const query = readQuery(other);
  if (query.items.length === 0) return null;
  return repairWords(run, other, { query, present: await presenceOf(run, query), enough });
}

/** With fewer letters, almost anything is a slip away from a word on one of two keyboards. */
const SHORTEST_FLIPPED = 4;

/** Longer texts were pasted. */
const MOST_REPAIRED = 5;

/** The words that the other keyboard would have given, word by word; `null` if they mean nothing there either. */
async function flipped(run: Runner, text: string): Promise<string | null> {
  const chunks = text.split(/\s+/);
  if (chunks.length > MOST_REPAIRED) return null;
  const other = chunks.map(chunk => otherKeyboard(chunk) ?? chunk);
  const queries = [...chunks, ...other].map(chunk => readQuery(chunk));
  const counts = await countFound(
    run,
    queries.map(query => (query.items.length > 0 ? allOf(query) : '')),
    1,
  );
  const finds = [counts.slice(0, chunks.length), counts.slice(chunks.length)];
  const better = chunks.map((chunk, at) =>
    !finds[0]?.[at] && finds[1]?.[at] ? (other[at] as string) : chunk,
  );
  return better.some((chunk, at) => chunk !== chunks[at]) ? better.join(' ') : null;
}

/** With as many words left out as it takes to find a few; what has them all still comes first. */
async function relaxed(
  run: Runner,
  query: Query,
  { present, enough }: { present: readonly boolean[]; enough: number },
): Promise<Finding> {
  const levels = levelsOf(query, present);
  const counts = await countFound(
    run,
    levels.map(level => allOf(query, level)),
    enough,
  );
  if (counts.every(count => count === 0)) return nearest(run, query, present);
  const first = counts.findIndex(count => count >= enough);
  const last = first < 0 ? levels.length - 1 : first;
  const kept = levels.slice(0, last + 1);
  // A level that adds nothing is not worth its words.
  const used = kept.filter((_, at) => (counts[at] ?? 0) > (counts[at - 1] ?? 0));
  return findingOf(query, used);
}

/** What comes closest to goods that the shop has none of: the other goods named, or those of the wider kind. */
async function nearest(run: Runner, query: Query, present: readonly boolean[]): Promise<Finding> {
  const others = nearestTo(query, present);
  if (others.length === 0) return NOTHING;
  const counts = await countFound(
    run,
    others.map(other => allOf(other)),
    1,
  );
  const found = others[counts.indexOf(1)];
  return found
    ? { ...findingOf(found, [found.items]), dropped: query.items.map(item => spelled(item.words.join(' '))) }
    : NOTHING;
}

function findingOf(query: Query, levels: readonly (readonly Query['items'][number][])[]): Finding {
  const { minPrice, maxPrice, order } = query;
  const first = levels[0] ?? query.items;
  const last = levels.at(-1) ?? query.items;
  const dropped = query.items
    .filter(item => !first.includes(item))
    .map(item => spelled(item.words.join(' ')));
  const besides = first.filter(item => !last.includes(item)).map(item => spelled(item.words.join(' ')));
  return {
    words: {
      found: allOf(query, last),
      tiers: levels.flatMap(level => tiersOf(query, level)),
      levels: levels.map(level => allOf(query, level)),
      kinds: levels.map(level => kindOf(query, level)).filter(Boolean),
    },
    repaired: null,
    dropped,
    besides,
    minPrice,
    maxPrice,
    order,
  };
}
