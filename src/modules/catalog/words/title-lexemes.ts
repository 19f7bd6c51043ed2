import { normalise } from '#platform/arabic.ts';
import { conceptsOf } from './dictionary.ts';
import { BOOK_WORD, MIXED_SHELVES as MIXED_SHELF_NAMES } from './features.text.ts';
import { findWord } from './find-term.ts';
import { fittedItems, namedByFit } from './fitted-name.ts';
import { asDrink, idsOf, type Main, mainOf, subjectOf, withWider } from './main-goods.ts';
import { type Beside, withProvenLines } from './proven-lines.ts';
import {
  type Item,
  isA,
  modelsIn,
  readItems,
  readTitle,
  sayings,
  unknownId,
  unknownIds,
} from './read-items.ts';
import { splitWords } from './split-words.ts';
import { spokenModels } from './spoken-letters.ts';
import { undoubled } from './word-forms.ts';

/** The texts of a product that words can find. */
export interface Findable {
  title: string;
  /** Latin name, Arabic name and other spellings. */
  brandNames: readonly string[];
  categoryName: string;
  merchantName: string;
}

/**
 * The signs before the lexemes of a product: a word of a list (`@`), a word that none knows by its stem (`~`), either of
 * them in the title's subject (`^@`, `^~`), what the product is (`#`, `=` if not only as a wider kind), `+part` for an
 * accessory, and `+bare` where nothing says what it is. A lexeme without a sign is a word as written.
 */
export const PART = '+part';
export const BARE = '+bare';

/** All lexemes that find a product, with their places in the title. */
export function lexemesOf({
  title,
  brandNames,
  categoryName,
  merchantName,
}: Findable): Map<string, number[]> {
  const lexemes = new Map<string, number[]>();
  const add = (lexeme: string, place = 0) => {
    const places = lexemes.get(lexeme) ?? [];
    if (place > 0 && !places.includes(place) && places.length < MOST_PLACES) places.push(place);
    lexemes.set(lexeme, places);
  };
  const items = readTitle(splitWords(title));
  const subject = subjectOf(items);
  const brands = brandNames.flatMap(name => readItems(splitWords(name)));
  const category = readItems(splitWords(categoryName));
  const proven = withProvenLines(items, { brands, category });
  const isLine = lineTeller(subject, brands);
  const isPart = mainOf(subjectOf(proven))?.isPart ?? false;
  for (const [at, item] of items.entries()) {
    const isMeant = isLine(item) && (isPart || proven[at] === item);
    for (const lexeme of lexemesOfItem(item, { isLine: isMeant })) {
      add(lexeme, at + 1);
      if (at < subject.length) add(`^${lexeme}`, at + 1);
    }
  }
  const words = splitWords(title).map(({ text }) => text);
  for (const model of [...modelsIn(words), ...spokenModels(words), ...hyphenated(title)]) {
    for (const sign of ['', '~', '^~']) add(sign + model);
  }
  for (const lexeme of mainLexemes(proven, { brands, category })) add(lexeme);
  for (const lexeme of brands.flatMap(item => lexemesOfItem(item))) {
    add(lexeme);
    add(`^${lexeme}`);
  }
  const around = [...category, ...readItems(splitWords(merchantName))];
  for (const lexeme of around.flatMap(item => lexemesOfItem(item))) add(lexeme);
  // For whom a shelf is, all that lies on it is.
  for (const item of category.filter(each => isA(each, 'person')))
    for (const lexeme of lexemesOfItem(item)) add(`^${lexeme}`);
  return lexemes;
}

const MOST_PLACES = 4;

/** Models as they are typed: `f91w` for "F-91W-1DG". */
function hyphenated(title: string): string[] {
  const models = title.toLowerCase().match(/[a-z\d]+(?:-[a-z\d]+)+/g) ?? [];
  return models
    .map(model => model.split('-'))
    .flatMap(parts => parts.slice(1).map((_, at) => parts.slice(0, at + 2).join('')))
    .filter(model => /\d/.test(model) && /[a-z]/.test(model));
}

const BOOK = normalise(BOOK_WORD);
const MIXED_SHELVES = idsOf(MIXED_SHELF_NAMES);

/** Whether a line is meant where its name stands: other goods may be called so, as Adidas Galaxy and Galaxy chocolate. */
function lineTeller(subject: readonly Item[], brands: readonly Item[]): (item: Item) => boolean {
  const named = mainOf(subject);
  const brandIds = [...subject, ...brands]
    .flatMap(item => item.concepts)
    .filter(each => each.class === 'brand')
    .map(({ id }) => id);
  return item => {
    const implied = item.concepts.flatMap(concept => concept.implied);
    const isOther = brandIds.length > 0 && !brandIds.some(id => implied.includes(id));
    return !(isOther && named && !named.isPart && !named.goods.some(id => implied.includes(id)));
  };
}

/** Everything that one item can be asked for by; `isLine`: also what its line of products is. */
function lexemesOfItem(item: Item, { isLine } = { isLine: true }): string[] {
  const ids = withWider(item.concepts).map(id => `@${id}`);
  const means = item.concepts.flatMap(concept => (isLine ? concept.implied : [])).flatMap(conceptsOf);
  const implied = withWider(means).map(id => `@${id}`);
  // Inside a longer term each word is still what it is: a screen in "screen protector".
  const inner = item.words.length > 1 ? item.words.flatMap(word => innerIds(word, item)) : [];
  const isUnknown = item.concepts.length === 0 || item.isHeard;
  const written = isUnknown ? [...item.words, ...item.words.map(undoubled).filter(Boolean)] : item.words;
  const unknown = isUnknown && !item.amount ? written.flatMap(unknownIds) : [];
  const said = sayings(item).flatMap(term => term.split(' '));
  // Who types «شاشة ٦٥» leaves the unit out.
  const amount = item.amount ? [`@${item.amount}`, unknownId(item.words[0] as string)] : [];
  return [...new Set([...written, ...said, ...ids, ...implied, ...inner, ...unknown, ...amount])];
}

const isName = ({ concepts }: Item) => concepts.every(each => each.class === 'brand');

/** In a brand's name a word is only a name: no red in "Red Bull". */
function innerIds(word: string, item: Item): string[] {
  const found = isName(item) ? undefined : findWord(word);
  return found ? found.concepts.map(({ id }) => `@${id}`) : [unknownId(word)];
}

/**
 * A book may be called after anything, so its category says what it is. So does an article in front: «الساعة الخامسة» is
 * the name of something, while goods are called «ساعة».
 */
function isTitled(subject: readonly Item[], category: readonly Item[]): boolean {
  if (subject.some(isBook)) return false;
  return category.some(isBook) || (subject[0]?.hasArticle ?? false);
}

const isBook = (item: Item) => item.concepts.some(({ id }) => id === BOOK);

/** What the product is: by its title, else by its category. */
function mainLexemes(items: readonly Item[], { brands, category }: Beside): string[] {
  const subject = subjectOf(items);
  const fitting = fittedItems(items);
  const fitted = new Set(fitting.flatMap(item => item.concepts).map(({ id }) => id));
  const first = firstSpecific(subject, brands);
  const named = isTitled(subject, category)
    ? undefined
    : asDrink(subject, { named: mainOf(subject), category });
  const head = named ? subject[named.at] : first;
  const main = head && !isTitled(subject, category) ? namedByFit(head, fitting, named) : named;
  const isNew = first && first.concepts.length === 0 && !/\d/.test(first.words[0] ?? '');
  const unknown = isNew ? unknownIds(first.words[0] as string).map(id => `#${id}`) : [];
  const written = first ? first.words.slice(0, 1).map(word => `#${word}`) : [];
  if (main && !isPropertyInCategory(subject, { main, category })) {
    const isFitted = !main.isPart && main.own.every(id => fitted.has(id));
    if (isFitted || (isNew && isOfAnother(subject, { first, at: main.at })))
      return [...unknown, ...written, ...main.goods.map(id => `?${id}`)];
    return [
      ...inCategory(main.goods, category).map(id => `#${id}`),
      ...inCategory(main.own, category).flatMap(id => [`=${id}`, `@${id}`, `^@${id}`]),
      ...unknown,
      ...written,
      ...(main.isPart ? [PART] : []),
    ];
  }
  const kindsThere = category.filter(item => isA(item, 'goods'));
  const kinds = kindsThere.flatMap(item => withWider(item.concepts)).filter(id => !fitted.has(id));
  const isBare = kinds.every(id => MIXED_SHELVES.has(id));
  return [...unknown, ...written, ...kinds.map(id => `#${id}`), ...(isBare ? [BARE] : [])];
}

/**
 * Behind a model, goods with an amount are what the model has, if its category has other goods: «ريلمي C61 شاشة ٦٫٧ بوصة»
 * among the mobiles.
 */
function isPropertyInCategory(
  subject: readonly Item[],
  { main, category }: { main: Main; category: readonly Item[] },
): boolean {
  const kindsThere = category.filter(item => isA(item, 'goods')).flatMap(item => withWider(item.concepts));
  const hasModel = subject
    .slice(0, main.at)
    .some(item => item.concepts.length === 0 && /\d/.test(item.words[0] ?? ''));
  const isOther = kindsThere.length > 0 && !main.goods.some(id => kindsThere.includes(id));
  return hasModel && isOther && Boolean(subject[main.at + 1]?.amount);
}

/** The first item that is no brand, also none that only the database knows. */
function firstSpecific(subject: readonly Item[], brands: readonly Item[]): Item | undefined {
  const names = new Set(brands.flatMap(({ words }) => words));
  return subject.find(
    item =>
      !isA(item, 'brand', 'container', 'offer', 'filler') &&
      !item.amount &&
      !names.has(item.words[0] as string),
  );
}

/**
 * Behind an unknown Arabic noun, known goods are what it is for: «بامبر موبايل». If an amount follows, they are the goods
 * themselves and the noun is a maker's name: «جيباس خلاط ٥٠٠ وات».
 */
function isOfAnother(subject: readonly Item[], { first, at }: { first: Item; at: number }): boolean {
  const before = subject.slice(0, at).filter(item => item !== first);
  return (
    subject.indexOf(first) < at &&
    /^\p{Script=Arabic}/u.test(first.words[0] ?? '') &&
    before.every(item => isA(item, 'container', 'trait', 'colour', 'material', 'person')) &&
    !subject.slice(at + 1).some(({ amount }) => OWN_AMOUNT.test(amount))
  );
}

/** Litres, watts and the like, which parts of such goods are not sold by. */
const OWN_AMOUNT = /\d(?:l|ml|w|gb|hp|g|mah)$/;

/** Of several goods with the same name, as two kinds of notebooks, those of the category; all, if it names none of them. */
function inCategory(goods: readonly string[], category: readonly Item[]): readonly string[] {
  const kindsThere = withWider(category.flatMap(item => item.concepts));
  const ids = goods.filter(id => withWider(conceptsOf(id)).some(each => kindsThere.includes(each)));
  return ids.length > 0 ? ids : goods;
}

/** The same in the form of PostgreSQL's tsvector. */
export function vectorOf(lexemes: ReadonlyMap<string, number[]>): string {
  return [...lexemes]
    .map(([lexeme, places]) => `'${lexeme}'${places.length > 0 ? `:${places.join(',')}` : ''}`)
    .join(' ');
}
