/** Why a product stands in its part of a search: what the words say about it, from the best to the least. */
export const TIER_REASONS = [
  'says_goods',
  'is_goods',
  'has_model',
  'is_about',
  'has_all',
  'names_it',
  'mentions_it',
] as const;
export type TierReason = (typeof TIER_REASONS)[number];

export interface Tier {
  why: TierReason;
  query: string;
  /** The words of the search that are left out here. */
  without: readonly string[];
}
