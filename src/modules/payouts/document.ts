import { type Piastres, vatIncluded } from '#platform/money.ts';

export const DOCUMENT_KINDS = ['receipt', 'credit_note', 'commission_invoice'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The seller or the buyer at that time. */
export interface Party {
  name: string;
  taxNumber: string;
  commercialRegister: string;
  address: string;
  phone: string;
}

/** A line with its VAT inside, amounts in piastres. */
export interface DocumentLine {
  title: string;
  code: string;
  quantity: number;
  gross: Piastres;
  vat: Piastres;
}

/** Everything in a document, frozen when it is issued. */
export interface DocumentContent {
  kind: DocumentKind;
  number: number;
  issuedAt: string;
  orderId: number | null;
  currency: 'EGP';
  vatPercent: number;
  seller: Party;
  buyer: Party;
  lines: DocumentLine[];
  total: Piastres;
  vat: Piastres;
  paymentMethod: string;
  /** The number of the receipt that a credit note cancels. */
  original: number | null;
}

/** Only registered sellers print and owe VAT (docs/egypt.md, VAT), by line and in total. */
export function documentLine(
  line: Omit<DocumentLine, 'vat'>,
  { isRegistered, vatPercent }: { isRegistered: 'yes' | 'no'; vatPercent: number },
): DocumentLine {
  return { ...line, vat: isRegistered === 'yes' ? vatIncluded(line.gross, vatPercent) : 0 };
}

/**
 * The canonical text of a document as the tax authority serialises receipts (docs/egypt.md, Receipts): every name in
 * capitals and every value in quotation marks, an array's name again before each of its elements. Its SHA-256 is the
 * document's UUID.
 */
export function serialised(value: unknown): string {
  if (value === null || typeof value !== 'object') return `"${value ?? ''}"`;
  return Object.entries(value)
    .map(([name, inner]) => {
      const head = `"${name.toUpperCase()}"`;
      if (!Array.isArray(inner)) return head + serialised(inner);
      return head + inner.map(each => head + serialised(each)).join('');
    })
    .join('');
}
