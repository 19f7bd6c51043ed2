import type { Finding } from '#modules/catalog/server/listing/finding.ts';
import { type Item, isA } from '#modules/catalog/words/read-items.ts';
import type { Query } from '#modules/catalog/words/read-query.ts';
import { levelsOf, nearestTo, ofWiderGoods, widerThan } from '#modules/catalog/words/relax.ts';
import type { Tier } from '#modules/catalog/words/tier.ts';
import { allOf, bareOf, calledBy, ownGoods, soldAs } from '#modules/catalog/words/tiers.ts';
import type { Runner } from '#platform/server/database.ts';
import { findingOf, NOTHING, spelled } from './make-finding.ts';
import { countFound } from './queries.ts';

/** Which items goods are called by; asked only where a word that nobody knows is left out, and the others must make sense. */
async function calledOf(run: Runner, query: Query, present: readonly boolean[]): Promise<boolean[]> {
  if (present.every(Boolean)) return present.map(() => true);
  const counts = await countFound(run, query.items.map(calledBy), 1);
  return query.items.map(
    (item, at) => item.concepts.length > 0 || /\d/.test(item.words.join('')) || counts[at] === 1,
  );
}

/** «قماش ستاير»: trousers may mention a cloth, but a shop that sells curtains and no cloth answers with curtains. */
async function unsoldOf(run: Runner, query: Query): Promise<Item | undefined> {
  const main = query.items[query.main];
  const others = query.items.filter(item => item !== main && isA(item, 'goods'));
  if (!main || !isA(main, 'goods') || others.length === 0) return undefined;
  const [own = 0, ...sold] = await countFound(run, [main, ...others].map(soldAs), 1);
  return own === 0 && sold.some(count => count > 0) ? main : undefined;
}

/** With as many words left out as it takes to find a few; what has them all still comes first. */
export async function relaxed(
  run: Runner,
  query: Query,
  { present, enough }: { present: readonly boolean[]; enough: number },
): Promise<Finding> {
  const [called, unsold] = await Promise.all([calledOf(run, query, present), unsoldOf(run, query)]);
  const fewer = levelsOf(query, { present, called, unsold });
  const founds = await countLevels(run, query, { levels: fewer, enough });
  if (founds.every(count => count === 0))
    return withBare(run, await nearest(run, query, present), { query, present, isNearest: true });
  const { levels, counts } = await withKept(run, query, { levels: fewer, counts: founds, enough });
  const first = counts.findIndex(count => count >= enough);
  const last = first < 0 ? levels.length - 1 : first;
  const levelsUsed = levels.slice(0, last + 1);
  // A level that adds nothing is not worth its words.
  const used = levelsUsed.filter((_, at) => (counts[at] ?? 0) > (counts[at - 1] ?? 0));
  const own = findingOf(query, used);
  const hasNames = used[0]?.length === query.items.length;
  const named = hasNames ? own : await withNamesFirst(run, own, { query, present, first: used[0] ?? [] });
  const finding = await withBare(run, named, { query, present });
  return first < 0 ? withWider(run, finding, { query, many: Math.max(...counts), enough }) : finding;
}

/** Goods of a wider kind by the maker that was named come before goods of other makers. */
async function withNamesFirst(
  run: Runner,
  finding: Finding,
  { query, present, first }: { query: Query; present: readonly boolean[]; first: readonly Item[] },
): Promise<Finding> {
  const others = ofWiderGoods(query, present).filter(other =>
    other.items.some((item, at) => at !== other.main && !first.includes(item)),
  );
  const counts = await countFound(
    run,
    others.map(other => allOf(other)),
    1,
  );
  const other = others[counts.indexOf(1)];
  const [words, wider] = [finding.words, other && findingOf(other, [other.items]).words];
  if (!other || !words || !wider) return finding;
  const besides = other.items.filter((item, at) => at !== other.main && !first.includes(item));
  const left = query.items.filter(item => !other.items.includes(item));
  return {
    ...finding,
    dropped: saidOf(left),
    besides: saidOf(besides),
    words: {
      ...words,
      found: `(${wider.found}) | (${words.found})`,
      tiers: [...wider.tiers, ...words.tiers],
      levels: [...wider.levels, ...words.levels],
      kinds: [...wider.kinds, ...words.kinds],
    },
  };
}

/**
 * Goods of the maker that was named whose titles do not say what they are, as «اكوافينا ١٫٥ لتر» for «مياه اكوافينا»: behind
 * what has all words, before goods of other makers and, where there is nothing nearer, before the maker's others.
 */
async function withBare(
  run: Runner,
  finding: Finding,
  { query, present, isNearest = false }: { query: Query; present: readonly boolean[]; isNearest?: boolean },
): Promise<Finding> {
  const main = query.items[query.main];
  const makers = query.items.filter((item, at) => present[at] && item !== main && isA(item, 'brand'));
  const { words, dropped, besides = [] } = finding;
  if (!main || query.isPart || makers.length === 0 || !words) return finding;
  const bare = bareOf(query, makers);
  const [some = 0] = await countFound(run, [bare], 1);
  if (some === 0) return finding;
  const others = query.items.filter(item => item !== main);
  const without = saidOf(query.items.filter(item => !makers.includes(item)));
  const own: Tier[] = [
    { why: 'names_it', query: bareOf(query, others), without: saidOf([main]) },
    { why: 'names_it', query: bare, without },
  ];
  const isFull = (tier: Tier) => !isNearest && tier.without.length === 0;
  const full = words.tiers.filter(isFull);
  const cut = full.length > 0 ? 1 : 0;
  const regained = saidOf(makers).filter(word => dropped.includes(word));
  return {
    ...finding,
    dropped: dropped.filter(word => !regained.includes(word)),
    besides: cut === 1 && besides.length === 0 ? without : [...regained, ...besides],
    words: {
      ...words,
      found: `(${bare}) | (${words.found})`,
      tiers: [...full, ...own, ...words.tiers.filter(tier => !isFull(tier))],
      levels: words.levels.toSpliced(cut, 0, bare),
      kinds: words.kinds.toSpliced(cut, 0, bare),
    },
  };
}

const saidOf = (items: readonly Item[]) => items.map(item => spelled(item.words.join(' ')));

const countLevels = (
  run: Runner,
  query: Query,
  { levels, enough }: { levels: readonly (readonly Item[])[]; enough: number },
) =>
  countFound(
    run,
    levels.map(level => allOf(query, level)),
    enough,
  );

interface Levels {
  levels: Item[][];
  counts: number[];
}

/**
 * Words are left out one after the other, so the first of them may not have been what was in the way. Before the first
 * level that finds something stand those that find something with more of its words: «ميكروويف ٢٨ لتر فاخر» is of 28
 * litres first, though no microwave is called so.
 */
async function withKept(
  run: Runner,
  query: Query,
  { levels, counts, enough }: Levels & { enough: number },
): Promise<Levels> {
  const at = counts.findIndex(count => count > 0);
  const base = levels[at] ?? [];
  const leftAt = (item: Item) => levels.findIndex(level => !level.includes(item));
  const out = query.items.filter(item => !base.includes(item)).toSorted((a, b) => leftAt(b) - leftAt(a));
  if (at <= 0 || out.length < 2) return { levels, counts };
  const withAlso = (some: readonly Item[]) =>
    query.items.filter(item => base.includes(item) || some.includes(item));
  const singles = out.map(item => withAlso([item]));
  const some = await countLevels(run, query, { levels: singles, enough: 1 });
  const kept = out.filter((_, index) => some[index] === 1);
  const more = kept.map((_, index) => withAlso(kept.slice(0, kept.length - index)));
  const found = await countLevels(run, query, { levels: more, enough });
  return { levels: [...more, ...levels.slice(at)], counts: [...found, ...counts.slice(at)] };
}

/** Behind a few office chairs what is only called a chair, and may be one. */
async function withWider(
  run: Runner,
  finding: Finding,
  { query, many, enough }: { query: Query; many: number; enough: number },
): Promise<Finding> {
  const others = widerThan(query).map(ownGoods);
  const { words } = finding;
  if (others.length === 0 || !words) return finding;
  const founds = others.map(other => `(${words.found}) | (${other})`);
  const counts = await countFound(run, founds, enough);
  const at = counts.findIndex(count => count > many);
  const [found, other] = [founds[at], others[at]];
  if (found === undefined || other === undefined) return finding;
  const without = saidOf(query.items);
  return {
    ...finding,
    besides: without.filter(each => !finding.dropped.includes(each)),
    words: {
      ...words,
      found,
      tiers: [...words.tiers, { why: 'has_all', query: other, without }],
      levels: [...words.levels, other],
      kinds: [...words.kinds, other],
    },
  };
}

/**
 * What comes closest to goods that the shop has none of: the other goods named, or those of the wider kind; before all what
 * the shop sells as such, and does not only mention.
 */
async function nearest(run: Runner, query: Query, present: readonly boolean[]): Promise<Finding> {
  const others = nearestTo(query, present);
  if (others.length === 0) return NOTHING;
  const [sold, counts] = await Promise.all([
    countFound(
      run,
      others.map(({ items: [item] }) => (item ? soldAs(item) : '')),
      1,
    ),
    countFound(
      run,
      others.map(other => allOf(other)),
      1,
    ),
  ]);
  const found = others[sold.indexOf(1)] ?? others[counts.indexOf(1)];
  return found
    ? {
        ...findingOf(found, [found.items]),
        dropped: saidOf(query.items.filter(item => !found.items.includes(item))),
      }
    : NOTHING;
}
