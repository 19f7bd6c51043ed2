import * as z from 'zod/mini';

/** Why the law lets something not go back without a reason (Law 181/2018, art. 41): nobody else may say so of his goods. */
export const EXCLUSIONS = [
  'made_to_order',
  'hygiene',
  'perishable',
  'unsealed_media',
  'digital',
  'jewellery',
  'other',
] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** What is said of a category, and holds of a product: empty that it goes back, else why it does not. */
export const exclusionOrNone = z.enum(['', ...EXCLUSIONS]);
export type ExclusionOrNone = z.output<typeof exclusionOrNone>;

/** What is said of one product: null as its category says. */
export type OwnExclusion = ExclusionOrNone | null;
