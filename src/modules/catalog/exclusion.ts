import * as z from 'zod/mini';

/**
 * Why the law excludes goods from return without a reason (Law 181/2018, art. 41). Merchants cannot exclude theirs
 * otherwise.
 */
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

/** A category's exclusion, which applies to its products; empty if they can be returned. */
export const exclusionOrNone = z.enum(['', ...EXCLUSIONS]);
export type ExclusionOrNone = z.output<typeof exclusionOrNone>;

/** A product's own exclusion; null: as its category says. */
export type OwnExclusion = ExclusionOrNone | null;
