import { type Route, route } from '#platform/server/route.ts';
import { correctSearch, suggestSearches } from '../calls.ts';
import { findWords } from './find-words.ts';
import { suggestSearches as suggest } from './suggest-searches.ts';

export const routes: Route[] = [
  route(correctSearch, async (ctx, { q }) => {
    const { repaired } = await findWords(ctx, q, { typing: false, asTyped: false, widen: false });
    return { correction: repaired };
  }),
  route(suggestSearches, suggest),
];
