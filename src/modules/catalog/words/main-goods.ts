import { normalise } from '#platform/arabic.ts';
import { type Concept, conceptsOf } from './dictionary.ts';
import * as features from './features.text.ts';
import { type Item, isA } from './read-items.ts';

const LATIN = /^[a-z]/;
/** The ids of single words of the lists. */
export const idsOf = (list: string): ReadonlySet<string> =>
  new Set(list.split(',').map(word => normalise(word)));
const FLAVOURED = idsOf(features.FLAVOURED);
const FLAVOURS = idsOf(features.FLAVOURS);
const PRODUCE = idsOf(features.PRODUCE);
const DRUNK = idsOf(features.DRUNK);
const DRINK_SHELVES = idsOf(features.DRINK_SHELVES);
/** So many words tell what a title is about; what follows are its properties. */
const SUBJECT_WORDS = 12;

/** The items before what goods are for, fit or come with. */
export function subjectOf(items: readonly Item[]): Item[] {
  const end = items.findIndex(
    (item, at) =>
      at > 0 &&
      (isA(item, 'for', 'with') || (isA(item, 'goods', 'line', 'brand') && item.particle === 'for')),
  );
  return items.slice(0, Math.min(end < 0 ? SUBJECT_WORDS : end, SUBJECT_WORDS));
}

/** The item that says which goods a text is about; its line of products may say it, too. */
export interface Main {
  at: number;
  /** Ids, with those of the wider goods. */
  goods: readonly string[];
  /** Of them, those that are named and not only wider. */
  own: readonly string[];
  isPart: boolean;
}

/**
 * Arabic begins with what a thing is, English ends with it: «حامل موبايل», "phone holder". A line of products at the
 * beginning says it as well, unless an accessory follows: "iPhone 15 case".
 */
export function mainOf(subject: readonly Item[]): Main | undefined {
  const named = namedGoods(subject);
  const line = lineInFront(subject);
  if (!line) return named;
  if (!named) return line;
  if (named.at > line.at && named.goods.some(id => PRODUCE.has(id))) return line;
  // Behind a line stand its properties («شاشة ٦ بوصة»); accessories, and what its name ends with («جالاكسي بودز»), are other goods.
  const isOfLine = named.at > line.at + 1 && !named.isPart;
  return isOfLine ? line : named;
}

function namedGoods(subject: readonly Item[]): Main | undefined {
  let at = subject.findIndex((item, index) => sellable(item) && !isProperty(subject, index));
  if (at < 0) return undefined;
  at = behindMaker(subject, at);
  for (let next = at + 1; isLatin(subject[at]) && next < subject.length; next += 1) {
    const item = subject[next] as Item;
    if (item.part !== subject[at]?.part || !isLatin(item) || item.amount) break;
    if (sellable(item) && !isProperty(subject, next)) at = next;
  }
  return mainAt(subject, at);
}

/** A maker's name that has become a word for its goods is only the maker before other goods: «بامبرز مناديل مبللة». */
function behindMaker(subject: readonly Item[], at: number): number {
  const maker = subject[at] as Item;
  if (!isA(maker, 'brand')) return at;
  const next = subject.findIndex(
    (item, index) => index > at && sellable(item) && !isProperty(subject, index),
  );
  return next < 0 || subject[next]?.part !== maker.part ? at : next;
}

const isLatin = (item: Item | undefined) => LATIN.test(item?.words[0] ?? '');
const sellable = (item: Item) => isA(item, 'goods', 'part');

/** «بشاشة», "8GB RAM", «بطعم الشوكولاتة». */
function isProperty(subject: readonly Item[], at: number): boolean {
  const before = subject[at - 1];
  if (says(subject[at + 1], FLAVOURS) || says(before, FLAVOURED)) return true;
  return at > 0 && (subject[at]?.particle === 'with' || (isLatin(subject[at]) && Boolean(before?.amount)));
}

const says = (item: Item | undefined, words: ReadonlySet<string>) => words.has(item?.words[0] ?? '');

function mainAt(subject: readonly Item[], at: number): Main {
  const concepts = (subject[at] as Item).concepts.filter(concept =>
    ['goods', 'part'].includes(concept.class),
  );
  return {
    at,
    goods: withWider(concepts),
    own: concepts.map(({ id }) => id),
    isPart: concepts.every(concept => concept.class === 'part'),
  };
}

/** The line at the beginning, behind nothing but brands, goods and other known words. */
function lineInFront(subject: readonly Item[]): Main | undefined {
  const at = subject.findIndex(item => isA(item, 'line'));
  if (at < 0 || subject.slice(0, at).some(item => item.concepts.length === 0 && !item.amount))
    return undefined;
  const implied = subject[at]?.concepts.flatMap(concept => concept.implied) ?? [];
  const goods = implied.flatMap(conceptsOf).filter(concept => concept.class === 'goods');
  return goods.length > 0
    ? { at, goods: withWider(goods), own: goods.map(({ id }) => id), isPart: false }
    : undefined;
}

/** Fruit by the litre among the groceries is its juice, «لامار مانجو ١ لتر». */
export function asDrink(
  subject: readonly Item[],
  { named, category }: { named: Main | undefined; category: readonly Item[] },
): Main | undefined {
  const isDrunk =
    named?.goods.some(id => DRUNK.has(id)) &&
    subject.some(({ amount }) => /\d(?:l|ml)$/.test(amount)) &&
    category.some(item => withWider(item.concepts).some(id => DRINK_SHELVES.has(id)));
  const drink = normalise(features.DRINK);
  return named && isDrunk ? { ...named, goods: withWider(conceptsOf(drink)), own: [drink] } : named;
}

/** The ids of these meanings and of the wider ones. */
export function withWider(concepts: readonly Concept[]): string[] {
  const ids = new Set<string>();
  const add = (id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    for (const concept of conceptsOf(id)) for (const wider of concept.wider) add(wider);
  };
  for (const concept of concepts) add(concept.id);
  return [...ids];
}
