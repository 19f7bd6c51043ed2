import * as z from 'zod/mini';
import { MAX_LINES, MAX_QUANTITY } from '#modules/cart/cart.ts';

/** Products of one answer; each is read by itself. */
export const MOST_FOUND = 20;

const id = z.string().check(z.regex(/^[1-9]\d{0,14}(-[1-9]\d{0,14})?$/));
const piastres = z.int().check(z.minimum(0), z.maximum(2_000_000_000));
const text = (most: number) => z.string().check(z.maxLength(most));

/** Which agent asks, and for whom: nothing here changes an answer, and nothing of it is kept. */
const meta = z.optional(z.looseObject({}));
const context = z.optional(z.looseObject({}));
const signals = z.optional(z.looseObject({}));

export const searchCatalogInput = z.object({
  meta,
  catalog: z.object({
    query: text(300),
    context,
    signals,
    filters: z.optional(
      z.object({ price: z.optional(z.object({ min: z.optional(piastres), max: z.optional(piastres) })) }),
    ),
    pagination: z.optional(
      z.object({
        cursor: z.optional(z.string().check(z.regex(/^p[1-9]\d{0,3}$/))),
        limit: z.optional(z.int().check(z.minimum(1))),
      }),
    ),
  }),
});

export const lookupCatalogInput = z.object({
  meta,
  catalog: z.object({
    ids: z.array(id).check(z.minLength(1), z.maxLength(MOST_FOUND)),
    context,
    signals,
  }),
});

const selected = z.object({ name: text(100), label: text(200) });

export const getProductInput = z.object({
  meta,
  catalog: z.object({
    id,
    selected: z.optional(z.array(selected).check(z.maxLength(10))),
    preferences: z.optional(z.array(text(100)).check(z.maxLength(10))),
    context,
    signals,
  }),
});

export const createCartLinkInput = z.object({
  meta,
  line_items: z
    .array(
      z.object({
        item: z.object({ id }),
        quantity: z._default(z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)), 1),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_LINES)),
});

export const orderStatusInput = z.object({ meta, key: text(100) });
