import { ARABIC_KEYS, LATIN_KEYS, TWO_LETTER_KEYS } from './keyboards.text.ts';

const ARABIC = /\p{Script=Arabic}/u;
const LIGATURES = TWO_LETTER_KEYS.split(' ').map(pair => pair.split('=') as [string, string]);

const TO_ARABIC = keysOf(LATIN_KEYS, ARABIC_KEYS);
const TO_LATIN = keysOf(ARABIC_KEYS, LATIN_KEYS);

function keysOf(from: string, to: string): ReadonlyMap<string, string> {
  const targets = to.split(' ');
  return new Map(from.split(' ').map((key, at) => [key, targets[at] as string]));
}

/** No Latin word needs the keys of the signs, on which Arabic letters lie. */
const LATIN_WORDS = /^[a-z0-9\s.+-]+$/;

/** What the same keys give on the other keyboard, Arabic for English letters and the other way round; `null`: nothing. */
export function otherKeyboard(text: string): string | null {
  const lower = text.toLowerCase().normalize('NFC');
  const flip = ARABIC.test(lower) ? TO_LATIN : TO_ARABIC;
  const flipped =
    flip === TO_LATIN
      ? LIGATURES.reduce((done, [letters, key]) => done.replaceAll(letters, key), lower)
      : lower;
  const out = [...flipped].map(key => flip.get(key) ?? key).join('');
  const isTyped = flip === TO_ARABIC || LATIN_WORDS.test(out);
  return out === lower || !isTyped ? null : out;
}

/** Whether two letters are side by side on the same keyboard: the likeliest slips. */
export function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [placeOf(one), placeOf(other)];
  return (
    a !== null &&
    b !== null &&
    a.board === b.board &&
    Math.abs(a.row - b.row) <= 1 &&
    Math.abs(a.column - b.column) <= 1
  );
}

const ROWS = [12, 11, 10];

function placeOf(letter: string) {
  for (const [board, keys] of [ARABIC_KEYS, LATIN_KEYS].entries()) {
    let at = keys.split(' ').indexOf(letter);
    for (const [row, length] of ROWS.entries()) {
      if (at >= 0 && at < length) return { board, row, column: at };
      at -= length;
    }
  }
  return null;
}
