import { conceptsOf } from './dictionary.ts';
import { findWord } from './find-term.ts';
import { FOR_IT } from './needs/purpose-words.text.ts';
import { type Item, isA } from './read-items.ts';
import type { Query } from './read-query.ts';

/** The items that some product has, and the goods that are named first if products only mention them. */
interface Known {
  present: ReadonlySet<Item>;
  unsold: Item | undefined;
}

/** Which word tells least, and is left out first. What no product has is left out before all. */
function weightOf(query: Query, item: Item, { present, unsold }: Known): number {
  if (item === unsold) return 7;
  if (item === query.items[query.main]) return present.has(item) ? 12 : 10;
  if (!present.has(item)) return 0;
  // «١٦ جيجا رام», «رام ١٦»: what the amount is of says less than the amount.
  const at = query.items.indexOf(item);
  if (isA(item, 'goods', 'part') && (query.items[at - 1]?.amount || isNumber(query.items[at + 1]))) return 2;
  if (isA(item, 'line')) return 10;
  // A filter for a fridge of another brand is nearer than another filter; a watch of another brand is not.
  if (isA(item, 'brand')) return query.isPart ? 8 : 9;
  if (isA(item, 'goods', 'part')) return query.isPart ? 9 : 8;
  if (isA(item, 'container', 'offer', 'filler', 'for', 'with')) return 1;
  if (isA(item, 'trait')) return 2;
  if (isA(item, 'colour', 'material')) return 3;
  if (item.amount) return 4;
  if (isA(item, 'person')) return 5;
  if (isNumber(item)) return 6;
  return isModel(item) ? 11 : 7;
}

/** «احرام للعمرة»: what a word of no list says that goods are for is no name of goods. */
const isPurpose = ({ words: [word = ''] }: Item) => word.startsWith(FOR_IT + FOR_IT) && word.length > 4;

const isNumber = (item: Item | undefined) => /^\d+$/.test(item?.words[0] ?? '');

/** «a55», «wh1000xm5»: letters and digits in one. */
function isModel(item: Item): boolean {
  const [word = ''] = item.words;
  return item.concepts.length === 0 && !item.amount && /\d/.test(word) && /[a-z]/.test(word);
}

/** A word that names something; colours and sizes alone are no search for goods. */
function names(item: Item): boolean {
  return item.concepts.length === 0
    ? !item.amount && !/^(?:\d+|.)$/u.test(item.words[0] ?? '')
    : isA(item, 'goods', 'part', 'line', 'brand');
}

/** Of each item whether any product has it, and whether goods are called by it. */
export interface Presence {
  present: readonly boolean[];
  called: readonly boolean[];
  /** The goods that are named first, if no product is such, and other goods are named that some product is. */
  unsold?: Item | undefined;
}

/**
 * The items with ever fewer of them, all at first. `present`: which of them any product has; `called`: by which goods are
 * called. The rest must still name goods, so that a word nobody knows does not become everything that is green or moves.
 */
export function levelsOf(query: Query, { present, called, unsold }: Presence): Item[][] {
  const known = new Set(query.items.filter((_, at) => present[at]));
  const order = query.items
    .map((item, at) => ({ item, at, weight: weightOf(query, item, { present: known, unsold }) }))
    // Of two that tell as much, the later one says less.
    .toSorted((a, b) => a.weight - b.weight || b.at - a.at)
    .map(({ item }) => item);
  const levels = order.map((_, dropped) => {
    const gone = new Set(order.slice(0, dropped));
    return query.items.filter(item => !gone.has(item));
  });
  const unknownNames = query.items.filter(
    item => !known.has(item) && item.concepts.length === 0 && names(item) && !isPurpose(item),
  );
  const models = query.items.filter(item => isModel(item) && known.has(item));
  return levels.filter(
    (level, at) =>
      at === 0 ||
      // Who names a model that exists wants no other.
      (models.every(model => level.includes(model)) &&
        level.some(
          item =>
            names(item) &&
            (unknownNames.length === 0 || (known.has(item) && called[query.items.indexOf(item)])),
        )),
  );
}

/**
 * Queries for what is nearest to goods that no product is: each of the other goods and lines that are named and exist,
 * then the wider kinds of what was asked for, then all of the maker's. A word of no list has no nearest.
 */
export function nearestTo(query: Query, present: readonly boolean[]): Query[] {
  const named = query.items.filter((item, at) => present[at] && isA(item, 'goods', 'part', 'line'));
  const main = query.items[query.main];
  // Goods for somebody are near to other things for them.
  const persons =
    main && main.concepts.length > 0
      ? query.items.filter((item, at) => present[at] && isA(item, 'person'))
      : [];
  const others =
    main && (isLine(main) ? impliedBy(main) : [...headOf(main), ...widerOf(main), ...wordsOfTerm(main)]);
  // Of «ماكينة نسبريسو» a shop without that maker has at least machines.
  const isKnown = query.items.every(({ concepts }) => concepts.length > 0);
  const loose = isKnown ? query.items.filter((item, at) => present[at] && isA(item, 'container')) : [];
  const makers =
    main && main.concepts.length > 0
      ? query.items.filter((item, at) => present[at] && isA(item, 'brand'))
      : [];
  const items = [...named, ...(others ?? []), ...persons, ...loose, ...makers];
  return items.map(item => queryFor(query, item));
}

/** Queries for the wider kinds of the goods that are asked for: other chairs, where there are few of an office. */
export function widerThan(query: Query): Query[] {
  const main = query.items[query.main];
  return main ? [...widerOf(main), ...headOf(main)].map(item => queryFor(query, item)) : [];
}

/** Queries for the wider kinds with the names beside them: headphones of a maker that has no wireless ones. */
export function ofWiderGoods(query: Query, present: readonly boolean[]): Query[] {
  const main = query.items[query.main];
  const named = query.items.filter(
    (item, at) => item !== main && present[at] && (isA(item, 'brand', 'line') || isModel(item)),
  );
  if (!main || query.isPart || named.length === 0) return [];
  return [...headOf(main), ...widerOf(main)].map(item => {
    const items = query.items.flatMap(each => (each === main ? [item] : named.includes(each) ? [each] : []));
    return { ...queryFor(query, item), items, main: items.indexOf(item) };
  });
}

/** The goods that a longer name says first in Arabic and last in English: the bed, for «سرير بيبي». */
function headOf(item: Item): Item[] {
  const word = item.words.length > 1 ? item.words.at(/^[a-z]/.test(item.words[0] ?? '') ? -1 : 0) : undefined;
  const concepts = word === undefined ? [] : (findWord(word)?.concepts ?? []);
  // A laptop's charger is a charger; the cover of a quilt is no case.
  const of = isA(item, 'goods') ? 'goods' : 'part';
  const goods = concepts.filter(each => each.class === of && !item.concepts.includes(each));
  return goods.length > 0
    ? [{ ...item, words: [word as string], concepts: goods, term: word as string }]
    : [];
}

function queryFor(query: Query, item: Item): Query {
  const goods = item.concepts.filter(({ class: of }) => of !== 'line').map(({ id }) => id);
  return { ...query, items: [item], main: 0, goods, isPart: isA(item, 'part'), unfinished: '' };
}

/** «تي» of «تي في بوكس» says nothing alone. */
const isSyllable = ({ words: [word = ''], concepts }: Item) => word.length < 3 && concepts.length === 0;

/** The words of a longer term, the most weight of an Arabic one first: the kitchen, for «أدوات مطبخ». */
function wordsOfTerm(item: Item): Item[] {
  if (item.words.length < 2) return [];
  return item.words
    .map(
      (word): Item => ({ ...item, words: [word], concepts: findWord(word)?.concepts ?? [], isExact: true }),
    )
    .filter(each => !isA(each, 'container', 'offer', 'filler', 'for', 'with') && !isSyllable(each))
    .toReversed();
}

const isLine = (item: Item) => item.concepts.every(({ class: of }) => of === 'line');

/** The goods that a line is, of its brand if there are some. */
function impliedBy(item: Item): Item[] {
  const implied = item.concepts.flatMap(each => each.implied).flatMap(conceptsOf);
  return implied
    .toSorted((a, b) => Number(a.class === 'goods') - Number(b.class === 'goods'))
    .map(concept => ({ ...item, concepts: [concept], term: concept.id, isExact: true }));
}

function widerOf(item: Item): Item[] {
  const ids = item.concepts.filter(each => each.class === 'goods').flatMap(each => each.wider);
  return [...new Set(ids)].map(id => ({ ...item, concepts: conceptsOf(id), term: id, isExact: true }));
}
