import { formatTaxNumber } from '#modules/merchants/merchant.ts';
import { documentTitle, documentPageText as text } from '#modules/payouts/document.text.ts';
import type { DocumentBody } from '#modules/payouts/documents.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import {
  type Cell,
  drawPath,
  drawRule,
  finishPaper,
  openPaper,
  PAPER_WIDTH,
  type Paper,
  writeRow,
} from '#platform/server/pdf/open-paper.ts';
import type { showAuthority } from '../calls.ts';

const QUIET = '#57534e';
const TITLE = { size: 18, weight: 'bold' } as const;
const HEADING = { size: 11, weight: 'bold' } as const;
const BODY = { size: 10 } as const;
const NOTE = { size: 9, colour: QUIET } as const;
const GAP = 16;
const QR_SIDE = 96;

type Authority = CallBody<typeof showAuthority>;

export const paperTitle = (document: DocumentBody): string =>
  `${documentTitle(document)} ${text.number(formatCount(document.number))}`;

/** One layout for every receipt, invoice, credit note and certificate: the page's, on A4. */
export async function drawDocument(document: DocumentBody, authority: Authority): Promise<Uint8Array> {
  const { seller, issuedAt } = document;
  const at = new Date(issuedAt);
  const paper = await openPaper({ title: paperTitle(document), author: seller.name, at });
  writeHead(paper, document);
  writeParties(paper, document);
  writeLines(paper, document);
  writeTotals(paper, document);
  if (authority.qr) writeAuthority(paper, authority);
  return finishPaper(paper);
}

const whole = (words: string): Cell[] => [{ text: words, from: 0, width: PAPER_WIDTH }];

function writeHead(paper: Paper, document: DocumentBody): void {
  const { issuedAt, orderId, original } = document;
  writeRow(paper, whole(paperTitle(document)), TITLE);
  writeRow(paper, whole(text.issued(formatDateTime(new Date(issuedAt)))), NOTE);
  if (orderId !== null) writeRow(paper, whole(`${text.order} ${isolate(orderNumber(orderId))}`), NOTE);
  if (original !== null) writeRow(paper, whole(text.original(formatCount(original))), NOTE);
}

function writeParties(paper: Paper, { seller, buyer }: DocumentBody): void {
  const width = (PAPER_WIDTH - GAP) / 2;
  const beside = ([first, second]: readonly [string, string]): Cell[] => [
    { text: first, from: 0, width },
    { text: second, from: width + GAP, width },
  ];
  const [own, other] = [factsOf(seller), buyer ? factsOf(buyer) : [text.buyerHidden]];
  paper.y += GAP;
  writeRow(paper, beside([text.seller, text.buyer]), HEADING);
  for (let at = 0; at < Math.max(own.length, other.length); at++)
    writeRow(paper, beside([own[at] ?? '', other[at] ?? '']), at === 0 ? BODY : NOTE);
  paper.y += GAP;
}

function factsOf({ name, address, phone, taxNumber, commercialRegister }: DocumentBody['seller']): string[] {
  const numbers = [
    ['', phone],
    [`${text.taxNumber}: `, formatTaxNumber(taxNumber)],
    [`${text.register}: `, commercialRegister],
  ] as const;
  const written = numbers.filter(([, number]) => number !== '');
  const facts = [address, ...written.map(([label, number]) => label + isolate(number))];
  return [name, ...facts.filter(fact => fact !== '')];
}

/** The widths of quantity, VAT and amount; what the line is about has the rest. */
const COLUMNS = { quantity: 56, vat: 136, amount: 104 } as const;

interface LineTexts {
  what: string;
  quantity: string;
  vat: string;
  amount: string;
}

/** A seller that charges no VAT prints none. */
function cellsOf({ what, quantity, vat, amount }: LineTexts, total: DocumentBody): Cell[] {
  const { vat: vatWidth, ...widths } = COLUMNS;
  const ofVat = total.vat > 0 ? vatWidth : 0;
  const wide = PAPER_WIDTH - widths.quantity - ofVat - widths.amount;
  return [
    { text: what, from: 0, width: wide - GAP },
    { text: quantity, from: wide, width: widths.quantity },
    ...(ofVat > 0 ? [{ text: vat, from: wide + widths.quantity, width: ofVat - GAP }] : []),
    { text: amount, from: wide + widths.quantity + ofVat, width: widths.amount },
  ];
}

function writeLines(paper: Paper, document: DocumentBody): void {
  const { what, quantity, vat, amount } = text;
  writeRow(paper, cellsOf({ what, quantity, vat, amount }, document), HEADING);
  for (const line of document.lines) {
    drawRule(paper);
    paper.y += GAP / 4;
    writeRow(paper, cellsOf(textsOf(line), document), BODY);
    paper.y += GAP / 4;
  }
  drawRule(paper);
}

const textsOf = ({ title, quantity, vat, vatPercent, gross }: DocumentBody['lines'][number]): LineTexts => ({
  what: title,
  quantity: formatCount(quantity),
  vat: vat === 0 ? text.noVat : `${priceOf(vat)} (${text.percent(formatCount(vatPercent))})`,
  amount: priceOf(gross),
});

const priceOf = (pounds: number): string => formatPrice(fromPounds(pounds));

function writeTotals(paper: Paper, { total, vat }: DocumentBody): void {
  const from = PAPER_WIDTH - COLUMNS.amount;
  const line = (label: string, amount: number): Cell[] => [
    { text: label, from: 0, width: from },
    { text: priceOf(amount), from, width: COLUMNS.amount },
  ];
  paper.y += GAP / 2;
  writeRow(paper, line(text.total, total), HEADING);
  if (vat > 0) writeRow(paper, line(text.totalVat, vat), NOTE);
}

function writeAuthority(paper: Paper, { qr, uuid, state }: Authority): void {
  if (!qr) return;
  paper.y += GAP;
  drawPath(paper, qr, QR_SIDE);
  const from = QR_SIDE + GAP;
  const beside = (words: string): Cell[] => [{ text: words, from, width: PAPER_WIDTH - from }];
  writeRow(paper, beside(text.authority), HEADING);
  writeRow(paper, beside(state === 'valid' ? text.valid : text.underReview), NOTE);
  writeRow(paper, beside(`${text.uuid}: ${isolate(uuid ?? '')}`), { ...NOTE, size: 7 });
}
