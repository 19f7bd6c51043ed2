import * as z from 'zod/mini';
import { MERCHANT_STATUSES } from './merchant-status.ts';
import { ENTITY_KINDS } from './papers.ts';

/** The longest holiday that can be set at once, in days. Our own choice: a longer one would be a closed shop. */
export const LONGEST_HOLIDAY = 60;

/** A shop as its members see it on their account page. */
export const shopAccount = z.object({
  id: z.int(),
  nameAr: z.string(),
  logoUrl: z.string(),
  activity: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  returnAddress: z.string(),
  /** So many free units of a variant are few. */
  lowStockAt: z.int(),
  status: z.enum(MERCHANT_STATUSES),
  statusReason: z.string(),
  holidayUntil: z.nullable(z.string()),
  entityKind: z.enum(ENTITY_KINDS),
  legalName: z.string(),
  commercialRegister: z.string(),
  taxNumber: z.string(),
  vatRegistered: z.boolean(),
});
export type ShopAccount = z.output<typeof shopAccount>;
