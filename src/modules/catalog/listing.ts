import * as z from 'zod/mini';
import { parseWhole } from '#platform/digits.ts';
import { ATTRIBUTE_KEYS, LONGEST_ATTRIBUTE, MOST_ATTRIBUTES } from './facets/attribute.ts';
import { MAX_LIMIT, PAGE_LIMIT, productCard } from './product.ts';

/** The orders of a listing; the specification names the first three. `relevance` without words is by requests. */
export const SORT_KEYS = ['creationDate', 'numberOfRequests', 'id', 'price', 'relevance'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

const direction = z.pipe(
  z.pipe(
    z.string(),
    z.transform(text => text.toLowerCase()),
  ),
  z.enum(['asc', 'ascending', 'desc', 'descending']),
);

/** Whole numbers arrive as numbers or as text in either digit set. */
/* @__NO_SIDE_EFFECTS__ */
const whole = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string()]),
      z.transform(value => (typeof value === 'number' ? value : (parseWhole(value) ?? Number.NaN))),
    ),
    z.int().check(z.minimum(min), z.maximum(max)),
  );

/** Paging and order of the given product calls. Unknown fields are ignored. */
export const pageInput = {
  page: z._default(whole(1, 1_000_000), 1),
  limit: z._default(whole(1, MAX_LIMIT), PAGE_LIMIT),
  sortBy: z._default(z.enum(SORT_KEYS), 'creationDate'),
  order: z._default(direction, 'descending'),
};

const ids = z.optional(z.array(z.int()).check(z.maxLength(50)));
const pounds = z.optional(z.number().check(z.minimum(0), z.maximum(20_000_000)));

/** The filters of a listing; prices in pounds, both ends included. */
export const filterInput = {
  productName: z.optional(z.string().check(z.maxLength(100_000))),
  /** Searches for exactly these words: repairs none and leaves none out. */
  asTyped: z.optional(z.boolean()),
  categoryId: z.optional(z.int()),
  merchantIds: ids,
  brandIds: ids,
  minPrice: pounds,
  maxPrice: pounds,
  onSale: z.optional(z.boolean()),
  inStock: z.optional(z.boolean()),
  /** Such as `storage=64gb`. Of one key any, of several keys all. */
  attributes: z.optional(
    z.array(z.string().check(z.maxLength(LONGEST_ATTRIBUTE))).check(z.maxLength(MOST_ATTRIBUTES)),
  ),
};

export const listInput = z.object({ ...pageInput, ...filterInput });
export type ListInput = z.output<typeof listInput>;

/** What a search made of its words. */
const reading = z.object({
  /** The words it searched for instead. */
  repaired: z.optional(z.string()),
  /** Words that nothing has. */
  dropped: z.array(z.string()),
  /** Words that only the first products have. */
  besides: z.array(z.string()),
  order: z.optional(z.enum(['cheapest', 'dearest'])),
  /** In pounds. */
  minPrice: z.optional(z.number()),
  maxPrice: z.optional(z.number()),
  /** The size that all of it comes in, as it is shown. */
  size: z.optional(z.string()),
  /** The same search with its prices and its size as filters: the words that are left of it, and the size. */
  asFilters: z.optional(z.object({ words: z.string(), attributes: z.array(z.string()) })),
  /** The page of the shop that this search leads to. */
  leadsTo: z.optional(z.string()),
});
export type Reading = z.output<typeof reading>;

/** `totalProducts` is missing if there are more than are counted; then only the estimate is known [DATA-6]. */
export const listOutput = z.object({
  products: z.array(productCard),
  totalPages: z.int(),
  totalProducts: z.optional(z.int()),
  /** How the words were read, where that is not as they were typed. */
  reading: z.optional(reading),
});

/** Counting stops here, so a page costs the same in a catalogue of a million. */
export const COUNT_LIMIT = 5_000;

const choice = z.object({ id: z.int(), name: z.string(), count: z.int() });
export const facetsOutput = z.object({
  categories: z.array(choice),
  merchants: z.array(choice),
  brands: z.array(choice),
  attributes: z.array(
    z.object({
      key: z.enum(ATTRIBUTE_KEYS),
      values: z.array(
        z.object({
          value: z.string(),
          label: z.string(),
          /** The colour of its dot, as #rrggbb; empty: it has none. */
          dot: z.string(),
          count: z.int(),
        }),
      ),
    }),
  ),
  /** Ranges of prices in pounds; `null`: open. */
  prices: z.array(z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()), count: z.int() })),
  /** More products match than are counted, so the numbers would be too small. */
  isPartial: z.boolean(),
  onSale: z.int(),
  inStock: z.int(),
  /** The lowest and the highest price, in pounds. */
  lowest: z.number(),
  highest: z.number(),
});
export type Facets = z.output<typeof facetsOutput>;

/** The answer of a listing that finds nothing. */
export const NO_FACETS: Facets = {
  categories: [],
  merchants: [],
  brands: [],
  attributes: [],
  prices: [],
  isPartial: false,
  onSale: 0,
  inStock: 0,
  lowest: 0,
  highest: 0,
};

export function isDescending(order: ListInput['order']): boolean {
  return order.startsWith('desc');
}
