import * as z from 'zod/mini';
import { pathId } from '#platform/inputs.ts';
import { PRODUCT_STATUSES } from './product-draft.ts';
import { PRODUCT_SORTS } from './product-query.ts';

const optionalId = z.optional(pathId);

/** What filters the back-office's list of products, and its order; actions on the whole list use it too. */
export const productFilter = {
  /** Words of the title, the code of a product or stock, or an id, in any spelling. */
  q: z._default(z.string().check(z.maxLength(300)), ''),
  status: z.optional(z.enum(PRODUCT_STATUSES)),
  categoryId: optionalId,
  brandId: optionalId,
  merchantId: optionalId,
  stock: z.optional(z.enum(['low', 'out'])),
  sort: z._default(z.enum(PRODUCT_SORTS), 'newest'),
};
