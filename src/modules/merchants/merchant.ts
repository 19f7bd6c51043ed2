import * as z from 'zod/mini';
import { NAMELESS_MERCHANT } from './text.ts';

/** A merchant as carousels and cards show it; an empty name or logo stays empty here, the screen falls back [LND-6]. */
export const merchantOutput = z.object({ id: z.int(), nameAr: z.string(), logoUrl: z.string() });
export type Merchant = z.output<typeof merchantOutput>;

/** What the law wants to be seen of who sells (egypt.md 3.3, article 37). */
export const merchantProfile = z.object({
  ...merchantOutput.shape,
  onHoliday: z.boolean(),
  /** Its last day, where he set one. */
  holidayUntil: z.nullable(z.string()),
  legalName: z.string(),
  commercialRegister: z.string(),
  taxNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type MerchantProfile = z.output<typeof merchantProfile>;

export function merchantName(name: string): string {
  return name.trim() || NAMELESS_MERCHANT;
}
