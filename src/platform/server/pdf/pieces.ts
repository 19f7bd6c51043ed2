import bidiFactory from 'bidi-js';

export type Face = 'arabic' | 'latin';

/** What is drawn at once: Arabic letters that join, Latin words, or a single sign. */
export interface Piece {
  text: string;
  face: Face;
  /** Of the Unicode bidirectional algorithm: odd runs from right to left. */
  level: number;
}

const bidi = bidiFactory();
/** What the Arabic file of the font has; the Latin one has the rest. */
const IN_ARABIC_FACE = /[\u0600-\u06FF\u0750-\u077F\u200C-\u200D\uFB50-\uFDFF\uFE70-\uFEFC]/;
const ARABIC_LETTER = /[\p{L}&&\p{Script=Arabic}]/v;
const INVISIBLE = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/**
 * A line of a right-to-left page in pieces of one direction and one face, in the order in which they are read. The writer
 * of PDFs turns a piece round where it finds the script of its first letter to be Arabic, whatever its level: signs and
 * digits are therefore pieces of one character, which have no direction.
 */
export function piecesOf(line: string): Piece[] {
  const stretches: Piece[] = [];
  for (const { text, level } of shownCharacters(line)) {
    const last = stretches.at(-1);
    const face = text === ' ' && last ? last.face : faceOf(text);
    if (last?.level === level && last.face === face) last.text += text;
    else stretches.push({ text, face, level });
  }
  return stretches.flatMap(each =>
    isDrawnWhole(each) ? [each] : [...each.text].map(text => ({ ...each, text })),
  );
}

/** Each with its level, brackets already turned round; what only steers the direction is left out. */
function shownCharacters(line: string): Pick<Piece, 'text' | 'level'>[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'rtl');
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  let at = 0;
  return [...line].flatMap(text => {
    const [place, level] = [at, levels[at] ?? 1];
    at += text.length;
    return INVISIBLE.test(text) ? [] : [{ text: mirrored.get(place) ?? text, level }];
  });
}

const faceOf = (text: string): Face => (IN_ARABIC_FACE.test(text) ? 'arabic' : 'latin');

const isDrawnWhole = ({ text, face, level }: Piece): boolean =>
  level % 2 === 1 ? ARABIC_LETTER.test(text) : face === 'latin';

/** The same as they stand on paper, from the left (rule L2 of the algorithm). */
export function leftToRight(pieces: readonly Piece[]): Piece[] {
  const highest = Math.max(1, ...pieces.map(({ level }) => level));
  let order = [...pieces];
  for (let level = highest; level >= 1; level--) order = turnedFrom(order, level);
  return order;
}

/** Every stretch of at least this level, turned round. */
function turnedFrom(pieces: readonly Piece[], level: number): Piece[] {
  const stretches: Piece[][] = [];
  for (const piece of pieces) {
    const last = stretches.at(-1);
    if (last?.[0] && last[0].level >= level && piece.level >= level) last.push(piece);
    else stretches.push([piece]);
  }
  return stretches.flatMap(stretch => stretch.toReversed());
}
