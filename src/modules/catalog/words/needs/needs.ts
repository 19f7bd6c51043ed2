import { normalise, stem } from '#platform/arabic.ts';
import { findTerm, findWord } from '../find-term.ts';
import { takePrices } from '../price-words.ts';
import { spokenNumbers } from '../spelling/number-words.ts';
import { splitWords } from '../split-words.ts';
import { variantsOf } from '../word-forms.ts';
import { BESIDES_NEEDS, NEEDS, OWNERS, PERSONS } from './needs.text.ts';
import { SOMETHING } from './purpose-words.text.ts';

/** What is wanted by somebody who says what for, or what is the matter. */
export interface Need {
  /** Names of goods, the likeliest first. */
  goods: readonly string[];
  /** What else was said, as «للاطفال». */
  besides: readonly string[];
}

interface Wording {
  stems: readonly string[];
  goods: readonly string[];
}

const SAYS_NOTHING: ReadonlySet<string> = new Set(
  `${BESIDES_NEEDS}, ${SOMETHING}`.split(',').map(word => normalise(word)),
);

/** Each wording under each of its stems. */
const BY_STEM = groupWordings();

function groupWordings(): ReadonlyMap<string, readonly Wording[]> {
  const grouped = new Map<string, Wording[]>();
  for (const wording of NEEDS.trim().split('\n').flatMap(wordingsIn)) {
    for (const each of wording.stems) grouped.set(each, [...(grouped.get(each) ?? []), wording]);
  }
  return grouped;
}

function wordingsIn(line: string): Wording[] {
  const [wordings = '', goods = ''] = line.split(' : ');
  const wanted = goods.split(',').map(name => normalise(name));
  return wordings
    .split(',')
    .map(tellingWords)
    .filter(words => words.length > 0)
    .map(words => (words.length > 1 ? words.map(bare) : words.map(stem)))
    .map(stems => ({ stems, goods: wanted }));
}

/** Without what names no need, and without prices, which stand for themselves. */
function tellingWords(text: string): string[] {
  const { words } = takePrices(spokenNumbers(splitWords(text).map(word => word.text)));
  return words.filter(word => !SAYS_NOTHING.has(word));
}

/** A longer text tells a story, and one wording in it is not what it is about. */
const MOST_WORDS = 8;
const MOST_BESIDES = 2;

/**
 * «تصحيني الصبح» wants an alarm clock. `null` where no list knows the wording, where goods are named beside it («شامبو
 * تساقط الشعر» is a shampoo), and where more is said than that.
 */
export function needIn(text: string): Need | null {
  const words = tellingWords(text);
  if (words.length === 0 || words.length > MOST_WORDS || isName(words)) return null;
  const forms = words.map(formsOf);
  const said = new Set(forms.flat());
  const near = [...said].flatMap(each => BY_STEM.get(each) ?? []);
  const whole = near.filter(({ stems }) => stems.every(each => said.has(each)));
  const [wording] = whole.toSorted((a, b) => b.stems.length - a.stems.length);
  const meant = wording ?? near.find(({ stems }) => saysMostOf(stems, forms));
  if (!meant) return null;
  const besides = words.filter((_, at) => !forms[at]?.some(form => meant.stems.includes(form)));
  // One word says little: «برد» beside words that nobody knows is about the weather.
  const isStory = besides.length > MOST_BESIDES || (meant.stems.length === 1 && !besides.every(isListed));
  return isStory || nameGoods(besides) ? null : { goods: meant.goods, besides };
}

/** All but the last word of a wording and nothing else: «تسخن المية», of «تسخن المية للشاي». */
function saysMostOf(stems: readonly string[], forms: readonly (readonly string[])[]): boolean {
  const isShort = forms.length > 1 && stems.length === forms.length + 1;
  return isShort && forms.every((own, at) => own.includes(stems[at] as string));
}

/** Also without what is attached in front («للركبة»), and in its barest form. */
function formsOf(word: string): string[] {
  return [...new Set(variantsOf(word, 'front').flatMap(({ form }) => [stem(form), bare(form)]))];
}

/** What a verb's persons and a noun's owners have in common: «بتوجعني» and «يوجعني», «شعري» and «شعر». */
function bare(word: string): string {
  const ownerless = stem(word).replace(OWNERS, '');
  return ownerless.replace(PERSONS, '');
}

const isListed = (word: string) => findWord(word) !== undefined;

function nameGoods(words: readonly string[]): boolean {
  return words.some((_, at) => goodsAt(words, at) > 0);
}

const isName = (words: readonly string[]) => goodsAt(words, 0) === words.length;

/** How many words from here on are a name of goods; 0: none. */
function goodsAt(words: readonly string[], at: number): number {
  const found = findTerm(words, at);
  const isGoods = found?.concepts.some(({ class: of }) => ['goods', 'part', 'line', 'brand'].includes(of));
  return isGoods ? (found?.length ?? 0) : 0;
}
