import { findTerm, findWord, namesNear } from '#modules/catalog/words/find-term.ts';
import { type Query, readQuery } from '#modules/catalog/words/read-query.ts';
import { otherKeyboard } from '#modules/catalog/words/spelling/keyboards.ts';
import { allOf } from '#modules/catalog/words/tiers.ts';
import { variantsOf } from '#modules/catalog/words/word-forms.ts';
import { normalise } from '#platform/arabic.ts';
import type { Runner } from '#platform/server/database.ts';
import { countFound } from './queries.ts';
import { type Missed, repairWords } from './repair-words.ts';
import { selectWordsFrom } from './suggest.sql.ts';

/** Which items any product has. */
export async function presenceOf(run: Runner, query: Query): Promise<boolean[]> {
  const counts = await countFound(
    run,
    query.items.map(item => allOf(query, [item])),
    1,
  );
  return counts.map(count => count > 0);
}

/**
 * A last word that is none may be the beginning of one. While it is being typed that may be any; of a whole query it is
 * the one of most products, and said.
 */
async function unfinished(
  run: Runner,
  text: string,
  { query, present, isTyping }: Missed,
): Promise<string | null> {
  const words = normalise(text).split(' ');
  // A model is known by its beginning.
  if (isTyping || /\d/.test(words.at(-1) ?? '')) return stillTyped(run, text, present);
  const last = query.items.at(-1)?.words.at(-1) ?? '';
  if (present.at(-1) || last.length < SHORTEST_BEGUN || words.at(-1) !== last) return null;
  const [word] = await selectWordsFrom(run, last, 1);
  return word && word.length <= 2 * last.length ? [...words.slice(0, -1), word].join(' ') : null;
}

async function stillTyped(run: Runner, text: string, present: readonly boolean[]): Promise<string | null> {
  const longer = readQuery(text, { typing: true, guess: true });
  const last = longer.items.at(-1);
  if (!last || present.at(-1) || last.concepts.length > 0) return null;
  const [some = 0] = await countFound(run, [allOf(longer, [last])], 1);
  return some > 0 ? text : null;
}

/** Almost any three letters begin a word. */
const SHORTEST_BEGUN = 4;

/** A listed name of several words with a slip in one of them: «بور بانك» is a power bank, whatever «بانك» sounds like. */
async function nameWithSlip(run: Runner, text: string, { query, present }: Missed): Promise<string | null> {
  const words = normalise(text).split(' ');
  const missing = new Set(query.items.flatMap((item, at) => (present[at] ? [] : item.words)));
  if (words.length > MOST_REPAIRED) return null;
  const texts = words.flatMap((_, at) =>
    NAME_LENGTHS.flatMap(length => {
      const own = words.slice(at, at + length);
      const names = own.length === length && own.some(word => missing.has(word)) ? namesNear(own) : [];
      return names.map(name => [...words.slice(0, at), name, ...words.slice(at + length)].join(' '));
    }),
  );
  const counts = await countFound(
    run,
    texts.map(each => allOf(readQuery(each))),
    1,
  );
  return texts.find((_, at) => counts[at]) ?? null;
}

const NAME_LENGTHS = [3, 2] as const;

/** A name that no product has may be another word with its article or particle: «الكاتل», a kettle and no Alcatel. */
async function reread(run: Runner, text: string, { query, present }: Missed): Promise<string | null> {
  const missing = new Set(query.items.flatMap((item, at) => (present[at] ? [] : item.words)));
  const words = normalise(text).split(' ');
  const forms = words.map(word => (missing.has(word) ? otherReadings(word) : []));
  const asked = forms.flat().map(form => allOf(readQuery(form)));
  if (asked.length === 0) return null;
  const counts = await countFound(run, asked, 1);
  let at = 0;
  const better = words.map((word, index) => {
    const own = forms[index] ?? [];
    const found = own.find((_, choice) => counts[at + choice]);
    at += own.length;
    return found ?? word;
  });
  return better.some((word, index) => word !== words[index]) ? better.join(' ') : null;
}

function otherReadings(word: string): string[] {
  const known = variantsOf(word, 'front').filter(({ form }) => form !== word && findWord(form)?.isExact);
  return known.map(({ form }) => form);
}

/** The wrong keyboard and a slip on it. */
async function flippedWithSlip(run: Runner, text: string, { enough }: Missed): Promise<string | null> {
  const other = text.length < SHORTEST_FLIPPED ? null : otherKeyboard(text);
  if (other === null) return null;
  const query = readQuery(other);
  if (query.items.length === 0) return null;
  return repairWords(run, other, { query, present: await presenceOf(run, query), enough, isFlipped: true });
}

/** With fewer letters, almost anything is a slip away from a word on one of two keyboards. */
const SHORTEST_FLIPPED = 5;

/** Longer texts were pasted. */
const MOST_REPAIRED = 5;

/** The words that the other keyboard would have given, word by word; `null` if they mean nothing there either. */
async function flipped(run: Runner, text: string): Promise<string | null> {
  const chunks = text.split(/\s+/);
  if (chunks.length > MOST_REPAIRED) return null;
  const other = chunks.map(chunk => otherKeyboard(chunk) ?? chunk);
  const queries = [...chunks, ...other].map(chunk => readQuery(chunk));
  const counts = await countFound(
    run,
    queries.map(query => (isWord(query) ? allOf(query) : '')),
    1,
  );
  const finds = [counts.slice(0, chunks.length), counts.slice(chunks.length)];
  // A word that means nothing on either keyboard was not typed on the wrong one.
  if (chunks.some((_, at) => !(finds[0]?.[at] || finds[1]?.[at]))) return null;
  const better = chunks.map((chunk, at) => (finds[0]?.[at] ? chunk : (other[at] as string)));
  return better.some((chunk, at) => chunk !== chunks[at]) ? better.join(' ') : null;
}

/** Whether a listed name has this word and the next one. */
const isOneName = (words: readonly string[], at: number) =>
  words.slice(0, at + 1).some((_, first) => first + (findTerm(words, first)?.length ?? 1) > at + 1);

/** A space a letter too early or too late, or one too many: «حاملش اشة». */
async function respaced(run: Runner, text: string): Promise<string | null> {
  const words = normalise(text).split(' ');
  if (words.length > MOST_REPAIRED) return null;
  const texts = words.slice(1).flatMap((word, at) => {
    const before = words[at] as string;
    // Almost any digit is in some title; and two words of one listed name belong apart.
    if (/\d/.test(before + word) || isOneName(words, at)) return [];
    const pairs = [
      `${before.slice(0, -1)} ${before.slice(-1)}${word}`,
      `${before}${word.slice(0, 1)} ${word.slice(1)}`,
      `${before}${word}`,
    ];
    return pairs.map(pair => [...words.slice(0, at), pair, ...words.slice(at + 2)].join(' ').trim());
  });
  if (texts.length === 0) return null;
  const counts = await countFound(
    run,
    texts.map(each => allOf(readQuery(each))),
    1,
  );
  return texts.find((_, at) => counts[at]) ?? null;
}

/** Two known words without the space between them: «موبايلسامسونج». */
async function parted(run: Runner, text: string, { query, present }: Missed): Promise<string | null> {
  const words = normalise(text).split(' ');
  const missing = new Set(query.items.flatMap((item, at) => (present[at] ? [] : item.words)));
  if (words.length > MOST_REPAIRED) return null;
  const texts = words.flatMap((word, at) =>
    missing.has(word) ? inTwo(word).map(two => words.with(at, two).join(' ')) : [],
  );
  if (texts.length === 0) return null;
  const counts = await countFound(
    run,
    texts.map(each => allOf(readQuery(each))),
    1,
  );
  return texts.find((_, at) => counts[at]) ?? null;
}

function inTwo(word: string): string[] {
  if (word.length > LONGEST_PARTED || /\d/.test(word)) return [];
  const ends = Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
    (_, at) => at + SHORTEST_PART,
  );
  const pairs = ends.map(end => [word.slice(0, end), word.slice(end)]);
  return pairs.filter(pair => isName(pair) || pair.every(isListed)).map(pair => pair.join(' '));
}

const isName = (words: readonly string[]) => findTerm(words, 0)?.length === words.length;
const isListed = (word: string) => findWord(word)?.isExact;

/** Shorter parts are in many words; longer texts are no two words. */
const SHORTEST_PART = 3;
const LONGEST_PARTED = 24;

/** More than one letter, however often it stands there. */
const isWord = ({ items }: Query) => new Set(items.flatMap(({ words }) => words).join('')).size > 1;

/** What a search that misses a word may mean, in the order in which it is tried. */
export const REPAIRS = [
  nameWithSlip,
  unfinished,
  reread,
  flipped,
  respaced,
  parted,
  repairWords,
  flippedWithSlip,
];
