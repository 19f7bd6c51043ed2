import { normalise } from '#platform/arabic.ts';
import * as lists from './price-words.text.ts';

/** The prices that a query names, in pounds, and the words that do not speak of prices. */
export interface PriceWords {
  words: string[];
  min?: number;
  max?: number;
}

const read = (list: string): string[][] =>
  list
    .split(',')
    .map(term => normalise(term).split(' '))
    .toSorted((a, b) => b.length - a.length);

const AT_MOST = read(lists.AT_MOST);
const AT_LEAST = read(lists.AT_LEAST);
const FROM = read(lists.FROM);
const TO = read(lists.TO);
const POUNDS = read(lists.POUNDS);
const THOUSANDS = read(lists.THOUSANDS);

/** Takes «تحت ٥٠٠ جنيه», «من ٥٠٠ إلى ١٠٠٠» and the like out of a query's words. */
export function takePrices(words: readonly string[]): PriceWords {
  for (let at = 0; at < words.length; at += 1) {
    const found = rangeAt(words, at) ?? limitAt(words, at) ?? namedAt(words, at);
    if (!found) continue;
    const { length, ...prices } = found;
    return { ...prices, words: [...words.slice(0, at), ...words.slice(at + length)] };
  }
  return { words: [...words] };
}

interface Phrase {
  length: number;
  min?: number;
  max?: number;
}

/** «من ٥٠٠ إلى ١٠٠٠». */
function rangeAt(words: readonly string[], at: number): Phrase | undefined {
  const from = lengthOf(words, at, FROM);
  const min = from > 0 ? poundsAt(words, at + from) : undefined;
  if (!min) return undefined;
  const to = lengthOf(words, at + from + min.length, TO);
  const max = to > 0 ? poundsAt(words, at + from + min.length + to) : undefined;
  if (!max || max.pounds <= min.pounds) return undefined;
  return { length: from + min.length + to + max.length, min: min.pounds, max: max.pounds };
}

function limitAt(words: readonly string[], at: number): Phrase | undefined {
  const most = lengthOf(words, at, AT_MOST);
  const least = lengthOf(words, at, AT_LEAST);
  const front = Math.max(most, least);
  const amount = front > 0 ? poundsAt(words, at + front) : undefined;
  // «اقل من ١٠» speaks of something else than a price.
  if (!amount || (amount.pounds < LEAST && !amount.isMoney)) return undefined;
  const length = front + amount.length;
  return most >= least ? { length, max: amount.pounds } : { length, min: amount.pounds };
}

function namedAt(words: readonly string[], at: number): Phrase | undefined {
  const amount = words[at] === lists.AT_PRICE ? poundsAt(words, at + 1) : undefined;
  const isPrice =
    amount && (amount.isMoney || (amount.pounds >= LEAST && at + 1 + amount.length === words.length));
  return isPrice ? { length: 1 + amount.length, max: amount.pounds } : undefined;
}

const LEAST = 20;
/** As dear as goods may be; whoever says more means no limit. */
export const MOST_POUNDS = 20_000_000;

function poundsAt(words: readonly string[], at: number) {
  const number = words[at] ?? '';
  // «اقل من الف» is of one thousand.
  if (lengthOf(words, at, THOUSANDS) > 0) return { pounds: 1_000, length: 1, isMoney: true };
  if (!/^\d+(?:\.\d+)?$/.test(number)) return undefined;
  const thousands = lengthOf(words, at + 1, THOUSANDS);
  const money = lengthOf(words, at + 1 + thousands, POUNDS);
  const pounds = Math.min(Number(number) * (thousands > 0 ? 1_000 : 1), MOST_POUNDS);
  return { pounds, length: 1 + thousands + money, isMoney: thousands + money > 0 };
}

/** How many words of one of these phrases stand here; 0: none. */
function lengthOf(words: readonly string[], at: number, phrases: readonly string[][]): number {
  const found = phrases.find(phrase => phrase.every((word, index) => words[at + index] === word));
  return found?.length ?? 0;
}
