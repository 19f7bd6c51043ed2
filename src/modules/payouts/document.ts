import type { TaxClass } from '#modules/settings/tax-class.ts';
import { type Piastres, vatIncluded } from '#platform/money.ts';

export const DOCUMENT_KINDS = [
  'receipt',
  'credit_note',
  'commission_invoice',
  'withholding_certificate',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The seller or the buyer at that time. */
export interface Party {
  name: string;
  taxNumber: string;
  commercialRegister: string;
  address: string;
  phone: string;
}

/**
 * What a line is about: goods by their variant, or a fee of the shop or of a merchant that carries its parcels itself.
 */
export const FEE_CODES = ['delivery', 'fees'] as const;
export type FeeCode = (typeof FEE_CODES)[number];

/** A line with its VAT inside, amounts in piastres. */
export interface DocumentLine {
  title: string;
  code: string;
  quantity: number;
  gross: Piastres;
  taxClass: TaxClass;
  /** 0 where its seller charges none. */
  vatPercent: number;
  vat: Piastres;
}

/** Whose document it is: a merchant sells its goods, and the shop its own services. */
export const ISSUERS = ['merchant', 'shop'] as const;
export type Issuer = (typeof ISSUERS)[number];
/** The shop's number among the issuers. */
export const SHOP = 0;

/** Everything in a document, frozen when it is issued. */
export interface DocumentContent {
  kind: DocumentKind;
  number: number;
  issuedAt: string;
  orderId: number | null;
  currency: 'EGP';
  seller: Party;
  /** Null where it was forgotten, or is hidden. */
  buyer: Party | null;
  lines: DocumentLine[];
  total: Piastres;
  vat: Piastres;
  paymentMethod: string;
  /** The number of the receipt that a credit note cancels. */
  original: number | null;
}

/** Only registered sellers print and owe VAT (docs/egypt.md, VAT), by line and in total. */
export function documentLine(line: Omit<DocumentLine, 'vat'>): DocumentLine {
  return { ...line, vat: vatIncluded(line.gross, line.vatPercent) };
}
