import type { Finding, FindWords, How } from '#modules/catalog/server/listing/finding.ts';
import { spellingOf } from '#modules/catalog/words/dictionary.ts';
import type { Item } from '#modules/catalog/words/read-items.ts';
import { type Query, readQuery } from '#modules/catalog/words/read-query.ts';
import { levelsOf, nearestTo } from '#modules/catalog/words/relax.ts';
import { allOf, askedWords, kindOf, tiersOf } from '#modules/catalog/words/tiers.ts';
import { normalise } from '#platform/arabic.ts';
import { type Ctx, remember } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import { countFound } from './queries.ts';
import { type Missed, repairWords } from './repair-words.ts';
import { presenceOf, REPAIRS } from './repairs.ts';
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
      tiers: [...words.tiers, { why: 'mentions_it', query: own, without: [] }],
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
  const missed = { query, present, enough, isTyping: typing };
  const mended = present.every(Boolean)
    ? all === 0 && (await mendDoubtful(ctx, text, missed))
    : await mend(ctx, text, missed);
  return mended || relaxed(ctx.db, query, { present, enough });
}

/**
 * Words that each exist, but in no product together: one that no list knows may be a slip all the same, as «طبعة ليزر»,
 * a laser edition. It is believed only if some product has all words then.
 */
async function mendDoubtful(ctx: Ctx, text: string, missed: Missed): Promise<Finding | null> {
  const present = missed.query.items.map(item => item.concepts.length > 0 || item.amount !== '');
  const repaired = await repairWords(ctx.db, text, { ...missed, present });
  if (repaired === null) return null;
  const query = readQuery(repaired);
  const [all = 0] = await countFound(ctx.db, [allOf(query)], missed.enough);
  return all > 0 ? { ...findingOf(query, [query.items]), repaired: spelled(repaired) } : null;
}

const LONGEST = 200;

const SHORTEST = 2;

const spelled = (words: string) => words.split(' ').map(spellingOf).join(' ');

/** The finding of the repaired words: of the first repair that leaves nothing unfound, else of that which leaves least. */
async function mend(ctx: Ctx, text: string, missed: Missed): Promise<Finding | null> {
  let best: { finding: Finding; lost: number } | null = null;
  for (const repair of REPAIRS) {
    const repaired = await repair(ctx.db, text, missed);
    if (repaired === null) continue;
    const query = readQuery(repaired, { typing: repaired === text, guess: true });
    const present = await presenceOf(ctx.db, query);
    const lost = lostOf(present);
    if (lost >= Math.min(lostOf(missed.present), best?.lost ?? Number.POSITIVE_INFINITY)) continue;
    const finding = await relaxed(ctx.db, query, { present, enough: missed.enough });
    if (!finding.words) continue;
    best = { lost, finding: repaired === text ? finding : { ...finding, repaired: spelled(repaired) } };
    if (lost === 0) break;
  }
  return best?.finding ?? null;
}

const lostOf = (present: readonly boolean[]) => present.filter(each => !each).length;

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

function findingOf(query: Query, levels: readonly (readonly Item[])[]): Finding {
  const { minPrice, maxPrice, order } = query;
  const first = levels[0] ?? query.items;
  const last = levels.at(-1) ?? query.items;
  const leftOut = (level: readonly Item[]) =>
    query.items.filter(item => !level.includes(item)).map(item => spelled(item.words.join(' ')));
  const dropped = leftOut(first);
  const besides = first.filter(item => !last.includes(item)).map(item => spelled(item.words.join(' ')));
  return {
    words: {
      found: allOf(query, last),
      tiers: levels.flatMap(level =>
        tiersOf(query, level).map(tier => ({ ...tier, without: leftOut(level) })),
      ),
      asked: askedWords(query),
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
