import { writtenSize } from '#modules/catalog/facets/size.ts';
import type { Finding, FindWords, How } from '#modules/catalog/server/listing/finding.ts';
import { respell } from '#modules/catalog/words/misspelt.ts';
import { needIn } from '#modules/catalog/words/needs/needs.ts';
import { type Query, readQuery } from '#modules/catalog/words/read-query.ts';
import { allOf, soldAs } from '#modules/catalog/words/tiers.ts';
import { normalise } from '#platform/arabic.ts';
import { type Ctx, remember } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import { leftOut } from '../text.ts';
import { asWritten, findingOf, inOrder, NOTHING, spelled } from './make-finding.ts';
import { countFound, isFoundWithin } from './queries.ts';
import { relaxed } from './relax-search.ts';
import { type Missed, MOST_REPAIRED, repairWords } from './repair-words.ts';
import { presenceOf, REPAIRS } from './repairs.ts';
import { rulesOf } from './search-rules.ts';
import { transliterateNames } from './transliterate-names.ts';

/** A search that finds fewer also shows what has all words but the least telling ones. */
const FEW = 10;

/**
 * What typed words look for: as typed; if no product has one of the words, on the other keyboard, by its sound in the
 * other script, or with a slip or two mended; and if too little has all of them, also without those that tell least. Charges
 * the caller for the search and for each word to mend.
 */
export const findWords: FindWords = (ctx, typed, how) => {
  const text = shortened(typed);
  const as = { key: `words ${JSON.stringify(how)} ${text}`, tags: ['products'] as const };
  return remember(ctx, as, async () => {
    ctx.charge?.(1);
    if (how.asTyped) return search(ctx, text, how);
    const { means, pinned, hidden, leadsTo } = await rulesOf(ctx, text);
    const found = means === null ? await search(ctx, text, how) : await meant(ctx, { text, means }, how);
    const sized = await inSize(ctx.db, found);
    return { ...(await nearPrice(ctx.db, sized)), pinned, hidden, leadsTo };
  });
};

/** A word that no title has may be a size that some of the goods come in: «كوتشي مقاس ٤٢». The others are left out. */
async function inSize(run: Runner, finding: Finding): Promise<Finding> {
  const { words, dropped, minPrice, maxPrice } = finding;
  const word = dropped.find(each => writtenSize(each) !== undefined);
  if (!words || word === undefined) return finding;
  const size = writtenSize(word);
  if (!(await isFoundWithin(run, words.found, { minPrice, maxPrice, size }))) return finding;
  return { ...finding, size, dropped: dropped.filter(each => each !== word) };
}

/** Where nothing has the price that the words ask for, the prices next to it; the price is among what was left out. */
async function nearPrice(run: Runner, finding: Finding): Promise<Finding> {
  const { words, minPrice, maxPrice } = finding;
  if (!words || (minPrice === undefined && maxPrice === undefined)) return finding;
  if (await isFoundWithin(run, words.found, { minPrice, maxPrice })) return finding;
  const order = maxPrice === undefined ? 'dearest' : 'cheapest';
  const asked = maxPrice === undefined ? leftOut.from(minPrice ?? 0) : leftOut.upTo(maxPrice);
  return {
    ...finding,
    minPrice: undefined,
    maxPrice: undefined,
    order,
    dropped: [...finding.dropped, asked],
  };
}

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

async function search(ctx: Ctx, typed: string, how: How): Promise<Finding> {
  return (how.asTyped ? null : await wanted(ctx, typed, how)) ?? respelt(ctx, typed, how);
}

/** What has all that somebody said of a need, and behind it the goods that are wanted then, as far as the shop sells any. */
async function wanted(ctx: Ctx, typed: string, how: How): Promise<Finding | null> {
  const need = needIn(typed);
  const names = need ? await soldOf(ctx.db, need.goods) : [];
  if (!need || names.length === 0) return null;
  const own = readQuery(typed);
  const [said = 0] = await countFound(ctx.db, [allOf(own)], 1);
  const findings = await Promise.all(
    names.map(name => respelt(ctx, [name, ...need.besides].join(' '), { ...how, widen: false })),
  );
  const { minPrice, maxPrice } = own;
  return said === 0
    ? { ...inOrder(findings), minPrice, maxPrice, repaired: names.map(spelled).join('، ') }
    : { ...inOrder([findingOf(own, [own.items]), ...findings]), besides: [spelled(typed)] };
}

/**
 * The goods that the shop sells by these names; if none, those of the kind, where that says enough: toothpaste, for «معجون
 * اسنان للحساسية», but no lantern for «فانوس شبورة».
 */
async function soldOf(run: Runner, names: readonly string[]): Promise<string[]> {
  const queries = names.map(name => readQuery(name));
  const kinds = queries.map(query =>
    query.items.find(item => item === query.items[query.main] && item.words.length > 1),
  );
  const counts = await countFound(
    run,
    [...queries.map(query => allOf(query)), ...kinds.map(kind => (kind ? soldAs(kind) : ''))],
    1,
  );
  const sold = names.filter((_, at) => counts[at] === 1);
  return sold.length > 0 ? sold : names.filter((_, at) => counts[names.length + at] === 1);
}

/** A slip that the lists know is mended before anything is looked for, and said like every repair; as typed, it is a word. */
async function respelt(ctx: Ctx, typed: string, how: How): Promise<Finding> {
  const { text, slips } = respell(typed, how);
  if (slips.length === 0) return searchFor(ctx, typed, how);
  if (how.asTyped) return asWritten(await searchFor(ctx, typed, how), slips);
  const finding = await searchFor(ctx, text, how);
  return finding.words ? { ...finding, repaired: finding.repaired ?? spelled(text) } : finding;
}

async function searchFor(ctx: Ctx, text: string, how: How): Promise<Finding> {
  const { typing, asTyped } = how;
  const enough = how.widen ? FEW : 1;
  const read = readQuery(text, { typing });
  if (normalise(text).replaceAll(' ', '').length < SHORTEST || read.items.length === 0) return NOTHING;
  const query = asTyped ? read : await transliterateNames(ctx.db, read);
  const [all = 0] = await countFound(ctx.db, [allOf(query)], enough);
  if (asTyped || all >= enough) return findingOf(query, [query.items]);
  const mended = await mendedFrom(ctx, text, { read, enough, typing });
  if (mended && (all === 0 || (await findsMore(ctx.db, mended, all)))) return mended;
  return relaxed(ctx.db, query, { present: await presenceOf(ctx.db, query), enough });
}

async function findsMore(run: Runner, { words }: Finding, than: number): Promise<boolean> {
  const [some = 0] = words ? await countFound(run, [words.found], than + 1) : [];
  return some > than;
}

/** The words repaired as they were typed: a name that is heard alike may as well be a slip, or a word of a Franco text. */
async function mendedFrom(
  ctx: Ctx,
  text: string,
  { read, enough, typing }: { read: Query; enough: number; typing: boolean },
): Promise<Finding | null> {
  const present = await presenceOf(ctx.db, read);
  const missed = { query: read, present, enough, isTyping: typing };
  if (!present.every(Boolean)) return mend(ctx, text, missed);
  const [all = 0] = await countFound(ctx.db, [allOf(read)], 1);
  return all === 0 ? mendDoubtful(ctx, text, missed) : null;
}

/**
 * Words that each exist, but in no product together: one that no list knows may be a slip all the same, as «طبعة ليزر»,
 * a laser edition. It is believed only if some product has all words then.
 */
async function mendDoubtful(ctx: Ctx, text: string, missed: Missed): Promise<Finding | null> {
  const present = missed.query.items.map(item => item.concepts.length > 0 || item.amount !== '');
  chargeMending(ctx, present);
  const repaired = await repairWords(ctx.db, text, { ...missed, present });
  if (repaired === null) return null;
  const query = readQuery(repaired);
  const [all = 0] = await countFound(ctx.db, [allOf(query)], missed.enough);
  return all > 0 ? { ...findingOf(query, [query.items]), repaired: spelled(repaired) } : null;
}

const LONGEST = 200;

/** One letter may be a whole sentence in plain letters, as «ﷺ», and costs as much. */
function shortened(typed: string): string {
  const text = typed.slice(0, LONGEST);
  const plain = text.normalize('NFKC');
  return (plain.length > LONGEST ? plain.slice(0, LONGEST) : text).trim();
}

const SHORTEST = 2;

/** The finding of the repaired words: of the first repair that leaves nothing unfound, else of that which leaves least. */
async function mend(ctx: Ctx, text: string, missed: Missed): Promise<Finding | null> {
  chargeMending(ctx, missed.present);
  let best: { finding: Finding; lost: number } | null = null;
  for (const repair of REPAIRS) {
    const repaired = await repair(ctx.db, text, missed);
    if (repaired === null) continue;
    const query = readQuery(repaired, { typing: repaired === text, guess: true });
    const present = await presenceOf(ctx.db, query);
    const lost = lostOf(present);
    // One word mended among more that nobody knows is chance: «الجو هيمطر بكره» is no spool of thread.
    if (unknownIn(query, present) > present.length / 2) continue;
    if (lost >= Math.min(lostOf(missed.present), best?.lost ?? Number.POSITIVE_INFINITY)) continue;
    const finding = await relaxed(ctx.db, query, { present, enough: missed.enough });
    if (!finding.words) continue;
    best = { lost, finding: repaired === text ? finding : { ...finding, repaired: spelled(repaired) } };
    if (lost === 0) break;
  }
  return best?.finding ?? null;
}

const unknownIn = ({ items }: Query, present: readonly boolean[]) =>
  items.filter((item, at) => !present[at] && item.concepts.length === 0).length;

/** More words than these are not looked for one by one. */
const chargeMending = (ctx: Ctx, present: readonly boolean[]) =>
  ctx.charge?.(Math.min(lostOf(present), MOST_REPAIRED));

const lostOf = (present: readonly boolean[]) => present.filter(each => !each).length;
