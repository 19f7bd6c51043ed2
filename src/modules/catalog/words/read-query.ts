import { termsFrom } from './dictionary.ts';
import { mainOf, subjectOf } from './main-goods.ts';
import { takePurpose } from './needs/purpose-words.ts';
import { takePrices } from './price-words.ts';
import { type Item, isA, readItems } from './read-items.ts';
import { spokenNumbers } from './spelling/number-words.ts';
import { splitWords, type Word } from './split-words.ts';
import { spokenLetters } from './spoken-letters.ts';

const LONGEST_QUERY = 200;
const MOST_ITEMS = 8;

/** What a shopper asked for. */
export interface Query {
  items: readonly Item[];
  /** Which item says what goods are meant; -1: none does. */
  main: number;
  /** Ids of the goods that the main item means. */
  goods: readonly string[];
  isPart: boolean;
  /** In pounds. */
  minPrice?: number;
  maxPrice?: number;
  order?: 'cheapest' | 'dearest';
  /** The last word as far as it is typed; empty if it is whole. */
  unfinished: string;
  /** Whether the lists may finish it, where no product has such a word. */
  guess: boolean;
}

/** Reads typed words. `typing`: the last word may be unfinished. `guess`: any listed word may finish it. */
export function readQuery(text: string, { typing = false, guess = false } = {}): Query {
  const { words, min, max } = takePrices(
    takePurpose(spokenNumbers(splitWords(text.slice(0, LONGEST_QUERY)).map(word => word.text))),
  );
  const read = readItems(spokenLetters(words).map((word): Word => ({ text: word, part: 0 })));
  const all = typing ? read : goodsFirst(read);
  const meaningful = all.filter(item => !isA(item, 'offer', 'filler', 'cheapest', 'dearest', 'for', 'with'));
  const items = (meaningful.length > 0 ? meaningful : all).slice(0, MOST_ITEMS);
  const order = all.some(item => isA(item, 'cheapest'))
    ? 'cheapest'
    : all.some(item => isA(item, 'dearest'))
      ? 'dearest'
      : undefined;
  const subject = subjectOf(all).filter(item => items.includes(item));
  const main = mainOf(subject);
  return {
    items,
    main: main ? items.indexOf(subject[main.at] as Item) : -1,
    goods: main ? ownGoods(subject[main.at] as Item, main.goods) : [],
    isPart: main?.isPart ?? false,
    minPrice: min,
    maxPrice: max,
    order,
    unfinished: typing ? lastWord(words, items) : '',
    guess,
  };
}

/** «للبشرة الدهنية غسول»: what is wanted for something stands before it, as if it had been said so. */
function goodsFirst(items: readonly Item[]): Item[] {
  const at = items.findIndex(item => item.particle !== 'for' && item.particle !== 'with');
  const isFitted = at > 0 && items.slice(at).some(item => isA(item, 'goods', 'part') && item.particle === '');
  return isFitted ? [...items.slice(at), ...items.slice(0, at)] : [...items];
}

/**
 * The word at the end of both; an amount in one, as `128g`, which may become 128gb. The end of a longer name alone begins
 * nothing: «سرير بيبي» is no «بيبي ليس».
 */
function lastWord(words: readonly string[], items: readonly Item[]): string {
  const last = items.at(-1);
  const word = words.at(-1) ?? '';
  if (last?.amount) return last.words.join('');
  if (last && last.concepts.length > 0 && last.words.length > 1) return '';
  return word.length > 1 && last?.words.at(-1) === word ? word : '';
}

/** Asked for sneakers, other shoes are not meant: only the item's own goods, or those of its line. */
function ownGoods(item: Item, goods: readonly string[]): string[] {
  const own = item.concepts
    .filter(each => each.class === 'goods' || each.class === 'part')
    .map(each => each.id);
  if (own.length > 0) return own;
  return goods.slice(0, 1);
}

/** Goods whose words begin so. */
export function goodsFrom(start: string): string[] {
  return termsFrom(start)
    .filter(concept => ['goods', 'part', 'line', 'brand'].includes(concept.class))
    .map(({ id }) => id)
    .slice(0, 24);
}
