import type { Query } from '#modules/catalog/words/read-query.ts';
import { slipsBetween } from '#modules/catalog/words/slips.ts';
import { franco, soundOf } from '#modules/catalog/words/sounds.ts';
import { normalise, stem } from '#platform/arabic.ts';
import type { Runner } from '#platform/server/database.ts';
import { selectNearWords } from './queries.ts';

/** Shorter words are not repaired, because almost any other word is one letter away. */
const SHORTEST = 3;
/** With more of them, no word is left to tell what was meant. */
const MOST_REPAIRED = 4;

/** What a search does not find: which of its items any product has, and how many products would be enough. */
export interface Missed {
  query: Query;
  present: readonly boolean[];
  enough: number;
}

/** The words with each one that no product has replaced by the likeliest known one; `null` if none is likely. */
export async function repairWords(
  run: Runner,
  text: string,
  { query, present }: Missed,
): Promise<string | null> {
  const missing = new Set(
    query.items.flatMap((item, at) =>
      present[at] || (item.concepts.length > 0 && item.isExact) ? [] : item.words,
    ),
  );
  const words = normalise(text).split(' ');
  if (missing.size > MOST_REPAIRED) return null;
  const repaired = await Promise.all(
    words.map(async word => (missing.has(word) ? ((await likeliest(run, word)) ?? word) : word)),
  );
  return repaired.some((word, at) => word !== words[at]) ? repaired.join(' ') : null;
}

/** The known word that was most probably meant. */
async function likeliest(run: Runner, word: string): Promise<string | null> {
  if (word.length < SHORTEST || /^\d+$/.test(word)) return null;
  const near = await selectNearWords(run, { shortened: shortenings(word), sound: soundOf(word) });
  const checked = near
    .map(({ word: known, products }) => {
      const cost = costOf(word, known);
      return { known, cost, score: cost - Math.log10(products + 1) * 0.25 };
    })
    .filter(({ cost }) => cost <= bearable(word))
    .toSorted((a, b) => a.score - b.score);
  return checked[0]?.known ?? null;
}

const LATIN = /^[a-z0-9']+$/;

function costOf(word: string, known: string): number {
  if (LATIN.test(word) === LATIN.test(known)) {
    return Math.min(slipsBetween(word, known), slipsBetween(stem(word), stem(known)) + 0.2);
  }
  // Across scripts the vowels are anybody's guess, so the sound counts for more than the letters.
  const [latin, arabic] = LATIN.test(word) ? [word, known] : [known, word];
  return slipsBetween(latin, franco(arabic)) * 0.5;
}

/** How much may be wrong in a word of this length. */
function bearable(word: string): number {
  if (word.length <= 3) return 0.7;
  if (word.length <= 5) return 1.1;
  return word.length <= 7 ? 1.7 : 2.2;
}

/** The word, and the word without each one, in longer words also two, of its letters. */
function shortenings(word: string): string[] {
  const letters = [...word];
  const one = letters.map((_, at) => letters.toSpliced(at, 1));
  const two = letters.length < LONG ? [] : one.flatMap(rest => rest.map((_, at) => rest.toSpliced(at, 1)));
  return [...new Set([letters, ...one, ...two].map(each => each.join('')))];
}

const LONG = 6;
