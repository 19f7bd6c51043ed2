import { AD_TYPES } from '#modules/ads/ad.ts';
import { oneOf, words } from '../parts/list/address.ts';
import type { ListQuery } from '../parts/list/use-list-query.ts';

export const AD_FILTERS = { q: words, type: oneOf(AD_TYPES), ending: oneOf(['soon']) } as const;

export type AdQuery = ListQuery<typeof AD_FILTERS>;
