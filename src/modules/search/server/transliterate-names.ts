import type { Item } from '#modules/catalog/words/read-items.ts';
import type { Query } from '#modules/catalog/words/read-query.ts';
import { soundCost, soundsOf } from '#modules/catalog/words/spelling/sounds.ts';
import type { Runner } from '#platform/server/database.ts';
import { selectWordsThatSound } from './queries.ts';

/**
 * The query, each name in it also as titles write it in the other script: "beesline" and «بيزلاين» are one brand, whether
 * a list knows it or not.
 */
export async function transliterateNames(run: Runner, query: Query): Promise<Query> {
  const words = query.items.filter(isName).flatMap(item => item.words.filter(isLong));
  if (words.length === 0) return query;
  const known = await selectWordsThatSound(run, [...new Set(words.flatMap(soundsOf))]);
  const items = query.items.map(item => (isName(item) ? withAlike(item, known) : item));
  return { ...query, items };
}

/** A brand, or a word that no list knows; models have their own letters. */
function isName(item: Item): boolean {
  return (
    item.concepts.every(({ class: of }) => of === 'brand') && !item.amount && !/\d/.test(item.words.join(''))
  );
}

const SHORTEST = 4;
const isLong = (word: string) => word.length >= SHORTEST;

function withAlike(item: Item, known: readonly string[]): Item {
  const words = item.words
    .filter(isLong)
    .map(word => known.filter(other => isLong(other) && isAlike(word, other)));
  const [first = [], ...rest] = words;
  const names = rest.reduce((sofar, own) => sofar.flatMap(name => own.map(word => `${name} ${word}`)), first);
  return names.length > 0 ? { ...item, alike: names.slice(0, MOST_NAMES) } : item;
}

const MOST_NAMES = 4;

/** Alike but for short vowels, which only Latin letters write; a name of two consonants only if nothing differs. */
function isAlike(word: string, other: string): boolean {
  const isLatin = LATIN.test(word);
  if (isLatin === LATIN.test(other)) return false;
  const [latin, arabic] = isLatin ? [word, other] : [other, word];
  const most = soundsOf(latin).some(sound => sound.length > 2) ? 0.35 : 0.15;
  return soundCost(latin, arabic) <= most;
}

const LATIN = /^[a-z]/;
