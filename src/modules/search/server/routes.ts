import { type Route, route } from '#platform/server/route.ts';
import { correctSearch } from '../calls.ts';
import { findWords } from './find-words.ts';

export const routes: Route[] = [
  route(correctSearch, async (ctx, { q }) => {
    const { repaired } = await findWords(ctx, q, { typing: false, asTyped: false, widen: false });
    return { correction: repaired };
  }),
];
