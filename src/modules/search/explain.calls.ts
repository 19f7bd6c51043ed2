import * as z from 'zod/mini';
import { TIER_REASONS } from '#modules/catalog/words/tier.ts';
import { defineCall } from '#platform/call.ts';
import { page } from '#platform/inputs.ts';

/** Why a product stands where it does: staff put it there, what the words say about it, or only that they are in it. */
export const PLACE_REASONS = ['pinned', ...TIER_REASONS, 'found'] as const;
export type PlaceReason = (typeof PLACE_REASONS)[number];

/** Where a product has a word of the search: in what its title is about, elsewhere, or nowhere. */
export const WORD_PLACES = ['subject', 'elsewhere', 'nowhere'] as const;
export type WordPlace = (typeof WORD_PLACES)[number];

const placed = z.object({
  id: z.int(),
  title: z.string(),
  place: z.int(),
  why: z.enum(PLACE_REASONS),
  words: z.array(z.object({ words: z.string(), where: z.enum(WORD_PLACES) })),
  /** Inside a part the most ordered come first, then the newest. */
  requests: z.int(),
  createdAt: z.string(),
});
export type Placed = z.output<typeof placed>;

export const explainSearch = defineCall({
  method: 'GET',
  path: '/api/web/search-desk/explanation',
  access: 'search',
  summary: 'What a search finds, in the order of its page, and why each product stands where it does',
  input: z.object({ q: z.string().check(z.maxLength(200)), page: page() }),
  output: z.object({
    /** The words that were searched for instead; empty if none. */
    repaired: z.string(),
    dropped: z.array(z.string()),
    products: z.array(placed),
    totalPages: z.int(),
  }),
});
