import { SPOKEN_LETTERS } from './features.text.ts';

const LETTER_OF: ReadonlyMap<string, string> = new Map(
  SPOKEN_LETTERS.split(',').map(pair => pair.trim().split('=') as [string, string]),
);

/** «اس ٢٤» as `s24`, and `a 55` as `a55`: a letter before a number is a model. */
export function spokenLetters(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    const letter = LETTER_OF.get(word) ?? (/^[a-z]$/.test(word) ? word : undefined);
    const next = words[at + 1] ?? '';
    if (letter && /^\d{1,4}$/.test(next)) {
      out.push(letter + next);
      at += 1;
    } else out.push(word);
  }
  return out;
}
