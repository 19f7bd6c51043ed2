import { buffer } from 'node:stream/consumers';
import { registerFonts, turnLigatures } from './fonts.ts';
import { type Pen, type Style, wrap, writeLine } from './write-line.ts';

/** Of A4, in points. */
const [PAGE_WIDTH, PAGE_HEIGHT] = [595.28, 841.89];
const MARGIN = 40;
const RIGHT = PAGE_WIDTH - MARGIN;
const LINE_HEIGHT = 1.6;
/** From the top of a line to its letters' foot, in sizes of the font. */
const BASELINE = 1.1;

/** How wide the text of a page may be. */
export const PAPER_WIDTH = PAGE_WIDTH - 2 * MARGIN;

/** A right-to-left A4 paper that becomes a PDF, written down to `y`. */
export interface Paper extends Pen {
  y: number;
}

export interface Cell {
  text: string;
  /** Where it begins, counted from the right edge of the text. */
  from: number;
  width: number;
}

/** An empty paper. The writer of PDFs is loaded when the first one is asked for, because few ever are. */
export async function openPaper(about: { title: string; author: string; at: Date }): Promise<Paper> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'ar-EG',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: about.title, Author: about.author, CreationDate: about.at },
  });
  await registerFonts(pdf);
  return { pdf, widths: new Map(), y: MARGIN };
}

/** Writes cells beside each other under what was written before, on a new page where they do not fit. */
export function writeRow(paper: Paper, cells: readonly Cell[], style: Style): void {
  const height = style.size * LINE_HEIGHT;
  const texts = cells.map(({ text, from, width }) => ({
    right: RIGHT - from,
    lines: wrap(paper, text, { width, style }),
  }));
  const most = Math.max(...texts.map(({ lines }) => lines.length));
  makeRoom(paper, most * height);
  for (const { right, lines } of texts)
    for (const [at, line] of lines.entries())
      writeLine(paper, line, { right, y: paper.y + at * height + style.size * BASELINE, style });
  paper.y += most * height;
}

/** Draws a rule over the whole width. */
export function drawRule({ pdf, y }: Paper): void {
  pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.5).stroke('#d6d3d1');
}

/** Draws the path of a square SVG at the right edge, `side` wide; what is written next stands beside it. */
export function drawPath(paper: Paper, { size, path }: { size: number; path: string }, side: number): void {
  makeRoom(paper, side);
  paper.pdf
    .save()
    .translate(RIGHT - side, paper.y)
    .scale(side / size)
    .path(path)
    .fill('#000')
    .restore();
}

export function finishPaper({ pdf }: Paper): Promise<Uint8Array> {
  turnLigatures(pdf);
  const bytes = buffer(pdf);
  pdf.end();
  return bytes;
}

function makeRoom(paper: Paper, height: number): void {
  if (paper.y + height <= PAGE_HEIGHT - MARGIN) return;
  paper.pdf.addPage();
  paper.y = MARGIN;
}
