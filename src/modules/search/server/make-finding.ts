import type { Finding } from '#modules/catalog/server/listing/finding.ts';
import { spellingOf } from '#modules/catalog/words/dictionary.ts';
import { type Item, isA } from '#modules/catalog/words/read-items.ts';
import type { Query } from '#modules/catalog/words/read-query.ts';
import type { Tier } from '#modules/catalog/words/tier.ts';
import { allOf, and, askedWords, kindOf, quoted, tiersOf } from '#modules/catalog/words/tiers.ts';

/** Words as the lists spell them, for reading. */
export const spelled = (words: string) => words.split(' ').map(spellingOf).join(' ');

/** What a search finds that means nothing here. */
export const NOTHING: Finding = { words: null, repaired: null, dropped: [] };

/** What a query finds, its words left out level after level. */
export function findingOf(query: Query, levels: readonly (readonly Item[])[]): Finding {
  const { minPrice, maxPrice, order } = query;
  const first = levels[0] ?? query.items;
  const last = levels.at(-1) ?? query.items;
  const besides = first.filter(item => !last.includes(item)).map(item => spelled(item.words.join(' ')));
  return {
    words: {
      found: allOf(query, last),
      tiers: tiersIn(query, levels),
      asked: askedWords(query),
      levels: levels.map(level => allOf(query, level)),
      kinds: levels.map(level => kindOf(query, level)).filter(Boolean),
    },
    repaired: null,
    dropped: leftOut(query, first),
    besides,
    minPrice,
    maxPrice,
    order,
  };
}

/** All that the first finds before all that the next one finds. What was left out and the order of prices are the first's. */
export function inOrder(findings: readonly Finding[]): Finding {
  const all = findings.flatMap(({ words }) => words ?? []);
  const [first = NOTHING] = findings;
  return {
    ...first,
    words: {
      found: all.map(({ found }) => `(${found})`).join(' | '),
      tiers: all.flatMap(({ tiers }) => tiers),
      asked: all.flatMap(({ asked }) => asked),
      levels: all.flatMap(({ levels }) => levels),
      kinds: all.flatMap(({ kinds }) => kinds),
    },
  };
}

/**
 * Level after level, but what only mentions the words stands behind the goods that lack no more than a property: a laptop
 * that says nothing of games before a monitor in the category of laptops that does.
 */
function tiersIn(query: Query, levels: readonly (readonly Item[])[]): Tier[] {
  const tiers = levels.map(level => ({
    isSlight: query.items.every(item => level.includes(item) || isProperty(item)),
    own: tiersOf(query, level).map((tier): Tier => ({ ...tier, without: leftOut(query, level) })),
  }));
  const slight = tiers.filter(({ isSlight }) => isSlight).flatMap(({ own }) => own);
  const rest = tiers.filter(({ isSlight }) => !isSlight).flatMap(({ own }) => own);
  return [
    ...slight.filter(({ why }) => why !== 'mentions_it'),
    ...slight.filter(({ why }) => why === 'mentions_it'),
    ...rest,
  ];
}

/** What is found of products that have these very words, whatever else means the same. */
export function asWritten(finding: Finding, written: readonly string[]): Finding {
  const { words } = finding;
  if (!words) return finding;
  const having = (query: string) => and([`(${query})`, ...written.map(quoted)]);
  return {
    ...finding,
    words: {
      ...words,
      found: having(words.found),
      tiers: words.tiers.map(tier => ({ ...tier, query: having(tier.query) })),
      levels: words.levels.map(having),
    },
  };
}

const isProperty = (item: Item) =>
  item.amount !== '' || isA(item, 'trait', 'colour', 'material', 'person', 'offer', 'container');

function leftOut(query: Query, level: readonly Item[]): string[] {
  return query.items.filter(item => !level.includes(item)).map(item => spelled(item.words.join(' ')));
}
