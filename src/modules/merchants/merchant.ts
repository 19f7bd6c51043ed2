import * as z from 'zod/mini';
import { NAMELESS_MERCHANT } from './text.ts';

/** A merchant for carousels and cards. An empty name or logo stays empty here, and the screen falls back [LND-6]. */
export const merchantOutput = z.object({ id: z.int(), nameAr: z.string(), logoUrl: z.string() });
export type Merchant = z.output<typeof merchantOutput>;

/** What the law requires to be shown about a seller (docs/egypt.md, Consumer protection, article 37). */
export const legalIdentity = z.object({
  legalName: z.string(),
  commercialRegister: z.string(),
  taxNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type LegalIdentity = z.output<typeof legalIdentity>;

/** A merchant for its own page and its products' pages. */
export const merchantProfile = z.object({
  ...merchantOutput.shape,
  ...legalIdentity.shape,
  onHoliday: z.boolean(),
  /** The last day of its holiday, if it set one. */
  holidayUntil: z.nullable(z.string()),
});
export type MerchantProfile = z.output<typeof merchantProfile>;

export function merchantName(name: string): string {
  return name.trim() || NAMELESS_MERCHANT;
}

/** `123-456-789`, as it is printed on the tax card. */
export function formatTaxNumber(digitsOnly: string): string {
  return digitsOnly.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1-$2-$3');
}
