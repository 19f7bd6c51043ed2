import { addDays, isCalendarDay } from '#platform/dates.ts';
import type { Piastres } from '#platform/money.ts';
import type { DocumentKind } from './document.ts';

/** A return of VAT is of a month; a quarter is read from single documents in a moment. Our own choice. */
const LONGEST_TAX_DAYS = 93;

export function isTaxRange({ from, to }: { from: string; to: string }): boolean {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return true;
  return from <= to && to < addDays(from, LONGEST_TAX_DAYS);
}

/** What documents of one kind and rate say together, in piastres; a credit note's sums are below zero. */
export interface TaxSums {
  /** Whether the taxpayer issued the documents or got them. */
  side: 'issued' | 'received';
  kind: DocumentKind;
  vatPercent: number;
  documents: number;
  gross: Piastres;
  vat: Piastres;
}

/** What of VAT is owed: that of one's own documents, less that of those one got. */
export const vatDue = (rows: readonly TaxSums[]): Piastres =>
  rows.reduce((sum, { side, vat }) => sum + (side === 'issued' ? vat : -vat), 0);

/** A certificate says what was withheld from a payout, and nothing that was sold. */
export const withheldIn = (rows: readonly TaxSums[]): Piastres =>
  rows.reduce(
    (sum, { kind, side, gross }) =>
      kind === 'withholding_certificate' && side === 'received' ? sum + gross : sum,
    0,
  );
