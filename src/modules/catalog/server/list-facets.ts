import { toPounds } from '#platform/money.ts';
import { type Ctx, remember } from '#platform/server/context.ts';
import type { Facets } from '../listing.ts';
import { type Criteria, tagsOfCriteria } from './criteria.ts';
import { selectFacets } from './queries.ts';

/** How many products each choice would leave, with the other choices unchanged; kept until it changes. */
export function listFacetsOf(ctx: Ctx, criteria: Criteria): Promise<Facets> {
  const as = { key: `facets ${JSON.stringify(criteria)}`, tags: tagsOfCriteria(criteria) };
  return remember(ctx, as, async () => {
    const row = await selectFacets(ctx.db, criteria);
    return { ...row, lowest: toPounds(row.lowest), highest: toPounds(row.highest) };
  });
}
