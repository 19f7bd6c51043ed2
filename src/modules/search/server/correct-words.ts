import type { Runner } from '#platform/server/database.ts';
import { selectKnownWords, selectNearWords } from './queries.ts';

/** The words with each unknown one replaced by the nearest word of the catalogue; `null` if nothing is near. */
export async function correctWords(run: Runner, words: readonly string[]): Promise<string[] | null> {
  const known = await selectKnownWords(run, [...words]);
  const corrected = await Promise.all(
    words.map(async word =>
      known.has(word) ? word : ((await selectNearWords(run, word, shortenings(word)))[0] ?? word),
    ),
  );
  return corrected.some((word, at) => word !== words[at]) ? corrected : null;
}

/** The word, and the word without each one of its letters. */
function shortenings(word: string): string[] {
  const letters = [...word];
  if (letters.length < 3) return [word];
  return [word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))];
}
