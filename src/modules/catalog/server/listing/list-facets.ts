import type { CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import { type Ctx, remember } from '#platform/server/context.ts';
import type { listFacets } from '../../calls.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../facets/attribute.ts';
import { dotOf, inValueOrder, labelOf } from '../../facets/label-attribute.ts';
import { PRICE_STEPS, priceBuckets } from '../../facets/price-buckets.ts';
import { COUNT_LIMIT, type Facets, NO_FACETS } from '../../listing.ts';
import type { FindWords } from './finding.ts';
import { type FacetRow, selectFacets } from './list-facets.sql.ts';
import type { Criteria } from './list-products.sql.ts';
import { criteriaOf, howFor } from './list-products.ts';
import { tagsOfListing } from './tags-of-listing.ts';
import { within } from './within.ts';

/** How many products each choice would leave, with the other choices unchanged; cached until it changes. */
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
  return remember(ctx, as, async () => facetsOf(await selectFacets(ctx.db, criteria), criteria));
}

function facetsOf(row: FacetRow, criteria: Criteria): Facets {
  const { steps, seen, attributes, subcategories, ...rest } = row;
  const counts = Array.from({ length: PRICE_STEPS.length + 1 }, (_, at) => countAt(steps, at));
  return {
    ...rest,
    attributes: attributesOf(attributes, { chosen: criteria.attributes ?? [], seen, subcategories }),
    prices: priceBuckets(counts),
    isPartial: seen >= COUNT_LIMIT,
    lowest: toPounds(rest.lowest),
    highest: toPounds(rest.highest),
  };
}

const countAt = (steps: FacetRow['steps'], at: number) => steps.find(({ step }) => step === at)?.count ?? 0;

/** An attribute that few of the products have would hide most of them. */
const LEAST_SHARE = 0.1;
const MOST_VALUES = 24;

function attributesOf(
  counted: FacetRow['attributes'],
  {
    chosen,
    seen,
    subcategories,
  }: { chosen: readonly string[]; seen: number; subcategories: FacetRow['subcategories'] },
): Facets['attributes'] {
  const known = counted.map(({ attribute }) => attribute);
  const none = chosen
    .filter(each => !known.includes(each))
    .map(attribute => ({ attribute, count: 0, among: 0 }));
  const all = [...counted, ...none].map(({ attribute, ...counts }) => ({
    ...inParts(attribute),
    ...counts,
    isChosen: chosen.includes(attribute),
  }));
  return ATTRIBUTE_KEYS.map(key => ({ key, values: all.filter(each => each.key === key) }))
    .filter(({ values }) => values.some(({ isChosen }) => isChosen) || isUseful(values, seen))
    .map(({ key, values }) => ({ key, values: shown(key, values, subcategories) }));
}

interface Counted {
  key: string;
  value: string;
  count: number;
  among: number;
  isChosen: boolean;
}

/** There is something to choose, and enough of the products say it; ratings come one by one. */
const isUseful = (values: readonly Counted[], seen: number) =>
  values[0]?.key === 'rating' ||
  (values.length > 1 && values.reduce((sum, { among }) => sum + among, 0) >= seen * LEAST_SHARE);

function shown(
  key: AttributeKey,
  values: readonly Counted[],
  subcategories: FacetRow['subcategories'],
): Facets['attributes'][number]['values'] {
  return values
    .toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen) || other.among - one.among)
    .slice(0, MOST_VALUES)
    .toSorted((one, other) => inValueOrder(key, one, other))
    .map(({ value, count }) => ({
      value,
      label: key === 'subcategory' ? (subcategories[value] ?? value) : labelOf(key, value),
      dot: dotOf(key, value),
      count,
    }));
}

function inParts(attribute: string): { key: string; value: string } {
  const at = attribute.indexOf('=');
  return { key: attribute.slice(0, at), value: attribute.slice(at + 1) };
}
