import { SPOKEN_LETTERS } from './features.text.ts';
import { findTerm } from './find-term.ts';

const LETTER_OF: ReadonlyMap<string, string> = new Map(
  SPOKEN_LETTERS.split(',').map(pair => pair.trim().split('=') as [string, string]),
);

/** «اس ٢٤» as `s24`, and `a 55` as `a55`: a letter before a number is a model. «ال جي ٥٥» stays a brand and a size. */
export function spokenLetters(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const model = modelAt(words, at);
    const taken = model === undefined ? Math.max(1, termLength(words, at)) : 2;
    out.push(...(model === undefined ? words.slice(at, at + taken) : [model]));
    at += taken;
  }
  return out;
}

/** The models that a title spells by their letters. */
export function spokenModels(words: readonly string[]): string[] {
  return spokenLetters(words).filter(word => !words.includes(word));
}

function modelAt(words: readonly string[], at: number): string | undefined {
  const word = words[at] as string;
  const letter = LETTER_OF.get(word) ?? (/^[a-z]$/.test(word) ? word : undefined);
  const next = words[at + 1] ?? '';
  return letter && /^\d{1,4}$/.test(next) ? letter + next : undefined;
}

/**
 * How many words a known term of several takes here; 0: there is none. Of «جالاكسي اس ٢٤» the letter is the model's, as
 * the line has its name without it.
 */
function termLength(words: readonly string[], at: number): number {
  const length = findTerm(words, at)?.length ?? 0;
  if (length < 2) return 0;
  const front = findTerm(words.slice(0, at + length - 1), at);
  const isModel = front?.length === length - 1 && front.concepts.some(({ class: of }) => of === 'line');
  return isModel && modelAt(words, at + length - 1) !== undefined ? front.length : length;
}
