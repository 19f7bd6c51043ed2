import type { CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import { type Ctx, remember } from '#platform/server/context.ts';
import type { listFacets } from '../calls.ts';
import { type Facets, NO_FACETS } from '../listing.ts';
import type { FindWords } from './finding.ts';
import { criteriaOf, howFor, within } from './list-products.ts';
import { selectFacets } from './queries.ts';
import { tagsOfListing } from './tags-of-listing.ts';

/** How many products each choice would leave, with the other choices unchanged; kept until it changes. */
export async function listFacetsOf(
  ctx: Ctx,
  filters: CallInput<typeof listFacets>,
  find: FindWords,
): Promise<Facets> {
  const typed = filters.productName?.trim() ?? '';
  const finding = typed === '' ? null : await find(ctx, typed, howFor(filters));
  // Text without a word finds nothing, as in the list.
  if (finding && !finding.words) return NO_FACETS;
  const criteria = {
    ...criteriaOf(within(filters, finding), finding?.words?.found ?? null),
    exceptIds: [...(finding?.hidden ?? [])],
  };
  const as = { key: `facets ${JSON.stringify(criteria)}`, tags: tagsOfListing(criteria) };
  return remember(ctx, as, async () => {
    const row = await selectFacets(ctx.db, criteria);
    return { ...row, lowest: toPounds(row.lowest), highest: toPounds(row.highest) };
  });
}
