import { readFile } from 'node:fs/promises';
import type { Face } from './pieces.ts';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = 'regular' | 'bold';

/** The pages' own font in two files for each weight, as the package cuts it. */
const FILES: Readonly<Record<Weight, Record<Face, string>>> = {
  regular: {
    arabic: import.meta.resolve('@fontsource/readex-pro/files/readex-pro-arabic-400-normal.woff'),
    latin: import.meta.resolve('@fontsource/readex-pro/files/readex-pro-latin-400-normal.woff'),
  },
  bold: {
    arabic: import.meta.resolve('@fontsource/readex-pro/files/readex-pro-arabic-700-normal.woff'),
    latin: import.meta.resolve('@fontsource/readex-pro/files/readex-pro-latin-700-normal.woff'),
  },
};

export const fontName = (face: Face, weight: Weight): string => `${face} ${weight}`;

/** Gives a PDF the fonts that its text is drawn with; only the letters that are used go into the file. */
export async function registerFonts(pdf: PDFKit.PDFDocument): Promise<void> {
  for (const weight of ['regular', 'bold'] as const)
    for (const face of ['arabic', 'latin'] as const)
      pdf.registerFont(fontName(face, weight), unpackWoff(await readFile(new URL(FILES[weight][face]))));
}

const ARABIC = /^\p{Script=Arabic}+$/u;

/**
 * Glyphs of right-to-left words stand in the file as they are seen, and whoever takes the text out turns each word round.
 * The letters of a ligature have to stand in the same order, or لا comes out as ال. The writer keeps them, by glyph, in a
 * place that it does not document; its version is pinned and a test reads the text.
 */
export function turnLigatures(pdf: PDFKit.PDFDocument): void {
  const families: Record<string, { unicode?: number[][] }> = Reflect.get(pdf, '_fontFamilies');
  // The font that every PDF begins with, and that nothing here is written in, has none.
  for (const { unicode = [] } of new Set(Object.values(families)))
    for (const letters of unicode)
      if (letters.length > 1 && ARABIC.test(String.fromCodePoint(...letters))) letters.reverse();
}
