import { fontName, type Weight } from './fonts.ts';
import { leftToRight, type Piece, piecesOf } from './pieces.ts';

export interface Style {
  /** In points, as all lengths of a page. */
  size: number;
  weight?: Weight;
  colour?: string;
}

/** Asking for features makes the writer shape a piece as a whole; otherwise it puts its words in Latin order. */
const SHAPED: PDFKit.Mixins.TextOptions = { features: ['kern'], lineBreak: false, baseline: 'alphabetic' };

export interface Pen {
  pdf: PDFKit.PDFDocument;
  /** Of each piece that was measured, in points at size 1: to shape a piece is most of the work. */
  widths: Map<string, number>;
}

function widthOfPiece({ pdf, widths }: Pen, { text, face }: Piece, { size, weight }: Style): number {
  const font = fontName(face, weight ?? 'regular');
  const key = `${font} ${text}`;
  const known = widths.get(key) ?? pdf.font(font).fontSize(1).widthOfString(text, SHAPED);
  widths.set(key, known);
  return known * size;
}

const widthOf = (pen: Pen, pieces: readonly Piece[], style: Style): number =>
  pieces.reduce((sum, piece) => sum + widthOfPiece(pen, piece, style), 0);

/** The text in lines that are no wider than this. A word that is wider alone is broken. */
export function wrap(pen: Pen, text: string, { width, style }: { width: number; style: Style }): string[] {
  const fits = (line: string) => widthOf(pen, piecesOf(line), style) <= width;
  const written = text.trim().replace(/\s+/g, ' ');
  if (fits(written)) return [written];
  const words = written.split(' ').flatMap(word => (fits(word) ? [word] : brokenToFit(word, fits)));
  const lines: string[] = [];
  for (const word of words) {
    const joined = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(joined)) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function brokenToFit(word: string, fits: (line: string) => boolean): string[] {
  const parts = [''];
  for (const character of word) {
    const longer = parts.at(-1) + character;
    if (parts.at(-1) === '' || fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

/**
 * One line whose end on the right is given. Its pieces are placed as they are seen and written in the order in which they
 * are read, so that whoever takes the text out again gets sentences.
 */
export function writeLine(
  pen: Pen,
  line: string,
  { right, y, style }: { right: number; y: number; style: Style },
): void {
  const pieces = piecesOf(line);
  let left = right - widthOf(pen, pieces, style);
  const places = new Map<Piece, number>();
  for (const piece of leftToRight(pieces)) {
    places.set(piece, left);
    left += widthOfPiece(pen, piece, style);
  }
  pen.pdf.fillColor(style.colour ?? '#1c1917');
  for (const [piece, x] of pieces.map(each => [each, places.get(each) ?? right] as const))
    pen.pdf
      .font(fontName(piece.face, style.weight ?? 'regular'))
      .fontSize(style.size)
      .text(piece.text, x, y, SHAPED);
}
