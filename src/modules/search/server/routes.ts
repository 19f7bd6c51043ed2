import { type Route, route } from '#platform/server/route.ts';
import { correctSearch, suggestSearches } from '../calls.ts';
import { countSearch as countCall } from '../count.calls.ts';
import * as desk from '../desk.calls.ts';
import { explainSearch as explainCall } from '../explain.calls.ts';
import * as nothing from '../nothing.calls.ts';
import { countSearch, wishForGoods } from './count-searches.ts';
import { explainSearch } from './explain-search.ts';
import { findWords } from './find-words.ts';
import { listSearches } from './list-searches.ts';
import { addSearchRule, listSearchRules, removeSearchRule } from './search-rules.ts';
import { helpNothingFound, suggestSearches as suggest } from './suggest-searches.ts';

export const routes: Route[] = [
  route(correctSearch, async (ctx, { q }) => {
    const { repaired } = await findWords(ctx, q, { typing: false, asTyped: false, widen: false });
    return { correction: repaired };
  }),
  route(suggestSearches, suggest),
  route(countCall, countSearch),
  route(nothing.helpNothingFound, helpNothingFound),
  route(nothing.wishForGoods, wishForGoods),
  route(desk.listSearches, listSearches),
  route(explainCall, explainSearch),
  route(desk.listSearchRules, listSearchRules),
  route(desk.addSearchRule, addSearchRule),
  route(desk.removeSearchRule, removeSearchRule),
];
