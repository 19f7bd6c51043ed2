import { normalise } from '#platform/arabic.ts';
import type { Concept } from './dictionary.ts';
import { MODEL_WORDS } from './features.text.ts';
import { A_SLIP, findWord, isSameName } from './find-term.ts';
import { type Item, isA, sayings, unknownId } from './read-items.ts';
import { goodsFrom, type Query } from './read-query.ts';
import { slipsBetween } from './spelling/slips.ts';
import { soundOf } from './spelling/sounds.ts';
import type { Tier, TierReason } from './tier.ts';
import { BARE, PART } from './title-lexemes.ts';
import { variantsOf } from './word-forms.ts';

/** Text-search queries in PostgreSQL's own language: what is found, and in which order. */
export interface Words {
  /** Everything that is found. */
  found: string;
  /** Part after part of what is found, the most relevant first; what is in none of them comes last. */
  tiers: readonly Tier[];
  /** The words that were looked for. */
  asked: readonly AskedWord[];
  /** How many of the first items' parts hold all words; the parts behind them leave words out. */
  levels: readonly string[];
  /** For each level, what of it is the goods themselves and not what goes with them; empty where no goods are named. */
  kinds: readonly string[];
}

type Where = '' | '^' | '#';

/** The query that finds all of these items. */
export function allOf(query: Query, items: readonly Item[] = query.items): string {
  return and(items.map(item => match(query, item)));
}

/**
 * From the best to the least: what a product is and its subject says all of it; what it is, and all of it stands
 * somewhere; named in the subject; mentioned by the goods themselves; mentioned by an accessory.
 */
export function tiersOf(query: Query, items: readonly Item[]): Omit<Tier, 'without'>[] {
  const all = allOf(query, items);
  const main = items.find(item => item === query.items[query.main]);
  const notPart = query.isPart ? [] : [`!${quoted(PART)}`];
  const numbers = adjacent(query, items);
  const about = main ? aboutMain(query, main) : aboutFirst(query, items[0]);
  const subject = and([about, ...items.filter(item => item !== main).map(item => match(query, item, '^'))]);
  const isNamed = main && query.goods.length > 0;
  const tiers: [TierReason, string][] = [
    ['says_goods', isNamed ? and([saidSo(main), ownGoods(query), numbers, subject]) : ''],
    ['is_goods', isNamed ? and([ownGoods(query), numbers, subject]) : ''],
    ['has_model', numbers && and([subject, numbers, ...plainModel(items)])],
    ['has_model', numbers && and([subject, numbers])],
    ['is_about', subject],
    ['has_all', and([about, all])],
    ['names_it', main ? and([match(query, main, '^'), all, ...notPart]) : ''],
    ['mentions_it', and([all, ...notPart])],
  ];
  const first = new Map(tiers.toReversed().map(([why, each]) => [each, why]));
  return [...new Set(tiers.map(([, each]) => each))]
    .filter(each => each !== '')
    .map(each => ({ why: first.get(each) as TierReason, query: each }));
}

/** A word of a search, with the queries for the products that have it, and for those that have it in their subject. */
export interface AskedWord {
  words: string;
  anywhere: string;
  inSubject: string;
}

export function askedWords(query: Query): AskedWord[] {
  return query.items.map(item => ({
    words: item.words.join(' '),
    anywhere: match(query, item),
    inSubject: match(query, item, '^'),
  }));
}

/** All that is the goods themselves, so that the cheapest phone is no case for one. */
export function kindOf(query: Query, items: readonly Item[]): string {
  const main = items.find(item => item === query.items[query.main]);
  const numbers = adjacent(query, items);
  return main && query.goods.length > 0 ? and([aboutMain(query, main), numbers, allOf(query, items)]) : '';
}

/** Goods that are the main item, also where only its line says so. */
function aboutMain(query: Query, main: Item): string {
  const kinds = or(query.goods.map(id => quoted(`#${id}`)));
  return isA(main, 'goods', 'part')
    ? orTyped(query, main, { whole: or([kinds, aboutApart(main)]), where: '#' })
    : and([kinds, match(query, main, '^')]);
}

/** A longer term whose words stand apart: «لعبة FC 25 بلايستيشن», for «لعبة بلايستيشن». */
function aboutApart({ words, concepts }: Item): string {
  const [head = '', ...rest] = words;
  const goods = findWord(head)?.concepts.filter(each => isGoods(each) && !concepts.includes(each)) ?? [];
  const others = rest.map(word => findWord(word)?.concepts.filter(each => !isGoods(each)) ?? []);
  if (goods.length === 0 || others.some(each => each.length === 0)) return '';
  const is = or(goods.map(({ id }) => quoted(`#${id}`)));
  return `(${and([is, ...others.map(each => or(each.map(({ id }) => quoted(`^@${id}`))))])})`;
}

const isGoods = ({ class: of }: Concept) => of === 'goods' || of === 'part';

/**
 * The very word for goods: a line of the lists may hold together what some shoppers tell apart, so that «بانيه» is first
 * of all what says so, and then other chicken.
 */
function saidSo(main: Item): string {
  if (!isA(main, 'goods', 'part')) return '';
  const said = [...new Set([...sayings(main), ...saidAlike(main)])];
  return or(said.map(term => wrapped(and(term.split(' ').map(word => quoted(`^${word}`))))));
}

/** The same word in the other script or another spelling: "biscuit" and «بسكوت», but no cookie; and the same name in other words. */
function saidAlike({ concepts, term }: Item): string[] {
  const sound = soundOf(term);
  const terms = concepts.filter(isGoods).flatMap(each => each.terms);
  // Of one script, two words that sound alike are still two: earbuds are no AirPods.
  const isSlip = (other: string) => isLatin(other) !== isLatin(term) || slipsBetween(other, term) <= A_SLIP;
  const isAlike = (other: string) =>
    soundOf(other) === sound && lengthOf(other) === lengthOf(term) && isSlip(other);
  const same = lengthOf(term) > 1 ? terms.filter(other => other !== term && isSameName(other, term)) : [];
  return sound.length < SHORTEST_SOUND ? same : [...terms.filter(isAlike), ...same];
}
const SHORTEST_SOUND = 2;
const isLatin = (term: string) => /^[a-z]/.test(term);
const lengthOf = (term: string) => term.split(' ').length;

/** Shoes themselves, and no sneakers. */
export function ownGoods(query: Query): string {
  return or(query.goods.map(id => quoted(`=${id}`)));
}

/** What a maker sells without a word for what it is: «اكوافينا ١٫٥ لتر». */
export function bareOf(query: Query, makers: readonly Item[]): string {
  return and([allOf(query, makers), quoted(BARE)]);
}

/** The products that are the goods which an item names. */
export function soldAs({ concepts }: Item): string {
  return or(concepts.filter(isGoods).map(({ id }) => quoted(`=${id}`)));
}

/** What goods are called, of a word that no list knows. */
export function calledBy({ words, alike = [] }: Item): string {
  return or([...words, ...alike].map(word => quoted(`#${unknownId(word)}`)));
}

function aboutFirst(query: Query, first: Item | undefined): string {
  if (!first) return '';
  if (first.concepts.length > 0 || first.amount) return and([match(query, first, '^'), `!${quoted(PART)}`]);
  return orTyped(query, first, { whole: calledBy(first), where: '#' });
}

/** The item anywhere in a product, or in its subject. */
function match(query: Query, item: Item, where: Where = ''): string {
  const sign = where === '#' ? '^' : where;
  const ids = item.amount ? [`${sign}@${item.amount}`] : meant(query, item).map(({ id }) => `${sign}@${id}`);
  const known = or([...ids.map(id => quoted(id)), ...(where === '' ? [apart(item)] : [])]);
  const unknown = namedSo(item.words.join(' '), sign);
  const alike = (item.alike ?? []).map(name => namedSo(name, sign));
  return orTyped(query, item, { whole: or([ids.length > 0 ? known : unknown, ...alike]), where: sign });
}

/** A name that no list has, by the stems of its words. */
function namedSo(name: string, sign: string): string {
  return wrapped(and(name.split(' ').map(word => quoted(`${sign}${unknownId(word)}`))));
}

/** The words of a longer term where they stand apart: «سماعة رأس لاسلكية», for «سماعة لاسلكية». */
function apart({ words, concepts }: Item): string {
  if (words.length < 2 || concepts.length === 0) return '';
  const known = words.map(word => findWord(word));
  if (!known.some(found => found?.concepts.some(isGoods)) && !known.every(Boolean)) return '';
  const each = known.map(
    (found, at) => found?.concepts.map(({ id }) => `@${id}`) ?? bareIds(words[at] as string),
  );
  return `(${and(each.map(ids => or(ids.map(quoted))))})`;
}

/** The stems of a word that no list has, also behind an article or a particle. */
const bareIds = (word: string) => variantsOf(word, 'front').map(({ form }) => unknownId(form));

/** Beside goods that are named, a name that has become a word for them is the brand: «حفاضات بامبرز». */
function meant(query: Query, item: Item) {
  const isMain = item === query.items[query.main];
  const brands = item.concepts.filter(concept => concept.class === 'brand');
  return !isMain && query.main >= 0 && brands.length > 0 ? brands : item.concepts;
}

/** The last word of a query that is being typed may go on. */
function orTyped(query: Query, item: Item, { whole, where }: { whole: string; where: Where }): string {
  if (query.unfinished === '' || item !== query.items.at(-1)) return whole;
  const start = query.unfinished;
  const goods = query.guess ? goodsFrom(start) : [];
  const sign = where === '#' ? '#' : `${where}@`;
  const written = item.amount ? `${where}@${start}` : where + start;
  return or([whole, `${quoted(written)}:*`, ...goods.map(id => quoted(sign + id))]);
}

/** Numbers that stand behind the word that they stand behind in the query. */
function adjacent(query: Query, items: readonly Item[]): string {
  const pairs = items.flatMap((item, at) => {
    const before = items[at - 1];
    const isNumber = /^\d+$/.test(item.words[0] ?? '') && !item.amount;
    return isNumber && before ? [`(${match(query, before)} <-> ${match(query, item)})`] : [];
  });
  return and(pairs);
}

/** «ايفون ١٥» is not first of all the 15 Pro Max. */
function plainModel(items: readonly Item[]): string[] {
  const asked = new Set(items.flatMap(item => item.concepts.map(({ id }) => id)));
  return MODEL_WORDS.map(word => normalise(word))
    .filter(id => !asked.has(id))
    .map(id => `!${quoted(`^@${id}`)}`);
}

export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll("'", '').replaceAll('\\', '')}'`;
}

export function and(queries: readonly string[]): string {
  const some = queries.filter(query => query !== '');
  return some.length > 1 ? some.map(wrapped).join(' & ') : (some[0] ?? '');
}

export function or(queries: readonly string[]): string {
  const some = [...new Set(queries.filter(query => query !== ''))];
  return some.length > 1 ? `(${some.join(' | ')})` : (some[0] ?? '');
}

const wrapped = (query: string) => (/ [|&] /.test(query) && !query.startsWith('(') ? `(${query})` : query);
