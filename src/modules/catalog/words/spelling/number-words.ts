import { isUnitAt } from '../split-words.ts';
import * as lists from './number-words.text.ts';

const valuesOf = (list: string) =>
  new Map(
    list
      .trim()
      .split(/\s+/)
      .map(pair => pair.split('='))
      .map(([word = '', value]) => [word, Number(value)] as const),
  );
const TEENS = valuesOf(lists.TEENS);
const NUMBERS = new Map([...valuesOf(lists.NUMBER_WORDS), ...TEENS]);
const THOUSANDS = valuesOf(lists.THOUSANDS);
const PARTS = valuesOf(lists.PARTS_OF_ONE);
const BEFORE = new Set(lists.BEFORE_NUMBERS.split(' '));

/**
 * Numbers that are said in words, where a unit or a thousand shows that a number is meant: «عشرين ألف», «نص لتر»,
 * «حصان ونص». Other words stay, because «خمسين» may as well stand in the title of a book.
 */
export function spokenNumbers(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { taken, length } = numberAt(words, at) ?? { taken: [words[at] as string], length: 1 };
    out.push(...taken);
    at += length;
  }
  return out;
}

interface Spoken {
  taken: string[];
  length: number;
}

function numberAt(words: readonly string[], at: number): Spoken | undefined {
  return withHalf(words, at) ?? partOfUnit(words, at) ?? wholeNumber(words, at);
}

/** «حصان ونص», «٢ حصان وربع». */
function withHalf(words: readonly string[], at: number): Spoken | undefined {
  const number = /^\d+$/.test(words[at] ?? '') ? Number(words[at]) : undefined;
  const unitAt = number === undefined ? at : at + 1;
  const unit = words[unitAt] ?? '';
  const part = PARTS.get(withoutAnd(words[unitAt + 1] ?? ''));
  if (part === undefined || !isUnitAt(words, unitAt) || !words[unitAt + 1]?.startsWith(lists.AND))
    return undefined;
  return { taken: [String((number ?? 1) + part), unit], length: unitAt - at + 2 };
}

function partOfUnit(words: readonly string[], at: number): Spoken | undefined {
  const part = PARTS.get(words[at] as string);
  return part !== undefined && isUnitAt(words, at + 1) ? { taken: [String(part)], length: 1 } : undefined;
}

function wholeNumber(words: readonly string[], at: number): Spoken | undefined {
  let sum = NUMBERS.get(words[at] as string);
  let thousands = 0;
  let next = at;
  if (sum !== undefined) next = at + 1;
  else if (/^\d+$/.test(words[at] as string) && THOUSANDS.has(words[at + 1] ?? '')) {
    sum = Number(words[at]);
    next = at + 1;
  } else return undefined;
  for (; next < words.length; next += 1) {
    const word = words[next] as string;
    const thousand = thousands === 0 ? THOUSANDS.get(word) : undefined;
    const more = word.startsWith(lists.AND) ? NUMBERS.get(withoutAnd(word)) : undefined;
    if (thousand !== undefined) {
      thousands = sum * thousand;
      sum = 0;
    } else if (more !== undefined) sum += more;
    else break;
  }
  const isMeant =
    thousands > 0 ||
    TEENS.has(words[at] as string) ||
    isUnitAt(words, next) ||
    BEFORE.has(words[at - 1] ?? '');
  return isMeant ? { taken: [String(thousands + sum)], length: next - at } : undefined;
}

const withoutAnd = (word: string) => (word.startsWith(lists.AND) ? word.slice(lists.AND.length) : word);
