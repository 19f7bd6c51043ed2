import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { rowId } from '#platform/inputs.ts';
import { lineInput } from './calls.ts';
import { MAX_LINES } from './cart.ts';
import { cartText } from './text.ts';

/** A line as a browser's cart shows it [CART-6]; pounds, at the price of now. */
const storedLine = z.object({
  id: z.int(),
  variantId: z.optional(z.int()),
  productName: z.string(),
  title: z.string(),
  options: z.string(),
  price: z.number(),
  images: z.array(z.object({ id: z.int(), url: z.string() })),
  merchantId: z.int(),
  merchantName: z.string(),
  merchantLogoUrl: z.string(),
  quantity: z.int(),
});

export const joinCart = defineCall({
  method: 'POST',
  path: '/api/web/cart/account',
  access: 'buyer',
  budget: 'reading',
  summary:
    "Joins the browser's cart with the account's, the larger quantity of each line, and answers with both",
  input: z.object({
    lines: z.array(lineInput).check(z.maxLength(MAX_LINES, cartText.tooManyLines)),
    /** The account's cart that this browser knows: it has changed that one. Without it, the two are joined. */
    version: z.optional(z.int()),
    /** False: the browser's cart is as that version was, and it wants what has become of it. */
    changed: z._default(z.boolean(), true),
  }),
  output: z.object({ version: z.int(), lines: z.array(storedLine) }),
});

/** As a line of the cart, and whether it can be bought now. */
const laterLine = z.object({ ...storedLine.shape, inStock: z.boolean() });
export type LaterLine = z.output<typeof laterLine>;

const laterOutput = z.object({ lines: z.array(laterLine) });

export const listLater = defineCall({
  method: 'GET',
  path: '/api/web/cart/later',
  access: 'buyer',
  budget: 'reading',
  summary: 'What the buyer has saved for later, the newest first',
  input: z.object({}),
  output: laterOutput,
});

export const saveForLater = defineCall({
  method: 'POST',
  path: '/api/web/cart/later',
  access: 'buyer',
  budget: 'reading',
  summary: 'Saves a line for later, or takes it off; saying it twice changes nothing',
  input: z.object({
    productId: rowId,
    variantId: z.optional(rowId),
    quantity: lineInput.shape.quantity,
    wanted: z.boolean(),
  }),
  output: laterOutput,
  refusals: ['product_not_found'],
});
