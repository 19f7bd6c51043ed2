import type { Ctx } from '#platform/server/context.ts';
import type { Words } from '../../words/tiers.ts';

/** What a search looks for, and how that differs from what was typed. */
export interface Finding {
  /** `null`: nothing can be found. */
  words: Words | null;
  /** The words as repaired; `null` if they are as typed. */
  repaired: string | null;
  /** Words that no product found has. */
  dropped: readonly string[];
  /** Words that only the first of the products found have. */
  besides?: readonly string[];
  /** In pounds. */
  minPrice?: number;
  maxPrice?: number;
  order?: 'cheapest' | 'dearest';
  /** A size as attributes spell it, which all that is found comes in. */
  size?: string;
  /** Products that staff put on top of this search, or took out of it. */
  pinned?: readonly number[];
  hidden?: readonly number[];
  /** The page that staff send this search to. */
  leadsTo?: string | null;
}

export interface How {
  /** The last word may be unfinished. */
  typing: boolean;
  /** Nothing is repaired or left out. */
  asTyped: boolean;
  /** If only a few have all words, those that lack the least telling ones follow them. */
  widen: boolean;
}

export type FindWords = (ctx: Ctx, text: string, how: How) => Promise<Finding>;
