import * as z from 'zod/mini';
import type { Settings } from './settings.ts';

/**
 * How the VAT law (67/2016) taxes goods: at the standard rate, at the reduced one (machines for production), not at all
 * (food, books, medicine), or by the table of its annex, whose rate stands in place of VAT.
 */
export const TAX_CLASSES = ['standard', 'reduced', 'exempt', 'schedule'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** A product's own class; null: as its category says. */
export const ownTaxClass = z.nullable(z.enum(TAX_CLASSES));

export type TaxRates = Pick<Settings, 'vatPercent' | 'reducedVatPercent' | 'scheduleTaxPercent'>;

const RATE_OF: Readonly<Record<TaxClass, (rates: TaxRates) => number>> = {
  standard: ({ vatPercent }) => vatPercent,
  reduced: ({ reducedVatPercent }) => reducedVatPercent,
  exempt: () => 0,
  schedule: ({ scheduleTaxPercent }) => scheduleTaxPercent,
};

/** The tax inside the price of goods: only a registered seller charges any (docs/egypt.md, VAT). */
export function taxPercent(
  { taxClass, vatRegistered }: { taxClass: TaxClass; vatRegistered: boolean },
  rates: TaxRates,
): number {
  return vatRegistered ? RATE_OF[taxClass](rates) : 0;
}
