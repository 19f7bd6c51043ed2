import { normalise } from '#platform/arabic.ts';
import { UNITS } from './features.text.ts';

/** A word of a text, normalised. `part` counts the parts between commas, brackets and dashes. */
export interface Word {
  text: string;
  part: number;
}

/** Units by every way of writing them; some take two words. */
const UNIT_OF: ReadonlyMap<string, string> = new Map(
  UNITS.trim()
    .split('\n')
    .flatMap(line => {
      const [unit = '', ...names] = line.split(',').map(name => normalise(name));
      return [unit, ...names].filter(Boolean).map(name => [name, unit] as const);
    }),
);

/** Amounts in a larger unit are also written in the smaller one. */
const SMALLER: Readonly<Record<string, readonly [string, number]>> = {
  kg: ['g', 1_000],
  l: ['ml', 1_000],
  tb: ['gb', 1_000],
  kw: ['w', 1_000],
};
/** A terabyte has been written in both ways. */
const WHOLE_TERABYTE = 1_024;

const BREAKS = /[,،;؛|()[\]{}\\•·:…]|\s[-–—_]+|[-–—_]+\s|\n/gu;
const INCH_SIGN = /(?<=\d)\s*(?:["”“″]|'')/gu;
/** A number with its unit, or with letters that are none. */
const NUMBER_WITH_LETTERS = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/** A text's words in order. */
export function splitWords(text: string): Word[] {
  const parts = text
    .replace(INCH_SIGN, ' inch ')
    .replace(/(?<=\d)\/(?=\d)|(?<=\p{L})\/(?=\p{L}|\d)|(?<=\d)\/(?=\p{L})/gu, ' ')
    .split(BREAKS);
  return parts.flatMap((part, at) =>
    normalise(part)
      .split(' ')
      .filter(word => word !== '' && word !== '%')
      .flatMap(apart)
      .map(word => ({ text: word, part: at })),
  );
}

const PLAYSTATION = /^ps([1-5])$/;

/** `256gb` as `256 gb`; networks (5g) and resolutions (4k) stay words. */
function apart(word: string): string[] {
  const [, generation] = PLAYSTATION.exec(word) ?? [];
  if (generation) return ['playstation', generation];
  const [, number, letters] = NUMBER_WITH_LETTERS.exec(word) ?? [];
  if (!(number && letters && UNIT_OF.has(letters))) return [word];
  return letters === 'g' && /^[2-6]$/.test(number) ? [word] : [number, letters];
}

/** Whether a unit stands here. */
export function isUnitAt(words: readonly string[], at: number): boolean {
  return UNIT_OF.has(words[at] ?? '') || UNIT_OF.has(words.slice(at, at + 2).join(' '));
}

export interface Amount {
  /** As the index writes it: `256gb`; a kilogram as 1000g. */
  id: string;
  /** How many words it took. */
  length: number;
}

/** The amount that begins at this word, if a number with its unit does. */
export function findAmount(words: readonly string[], at: number): Amount | undefined {
  const number = words[at] as string;
  if (!/^\d+(?:\.\d+)?$/.test(number)) return undefined;
  for (const length of [2, 1]) {
    const unit = UNIT_OF.get(words.slice(at + 1, at + 1 + length).join(' '));
    if (unit && at + length < words.length) return { id: amountId(Number(number), unit), length: length + 1 };
  }
  return undefined;
}

function amountId(number: number, unit: string): string {
  const [smaller, times] = SMALLER[unit] ?? [unit, 1];
  if (unit === 'gb' && number % WHOLE_TERABYTE === 0) return `${(number / WHOLE_TERABYTE) * 1_000}gb`;
  return `${Math.round(number * times * 100) / 100}${smaller}`;
}
