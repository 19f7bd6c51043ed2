import type { CallBody, CallInput } from '#platform/call.ts';
import { asciiDigits, parseWhole } from '#platform/digits.ts';
import { toPounds } from '#platform/money.ts';
import { MOST_COUNTED } from '#platform/page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { CODE_OF_ID } from '../../back-office/product-code.ts';
import type { ProductQuery } from '../../back-office/product-query.ts';
import type { listManagedProducts } from '../../back-office.calls.ts';
import { wordsQuery } from '../../words/words-query.ts';
import { type FoundRow, selectManaged } from './list-managed-products.sql.ts';
import { merchantScope } from './merchant-scope.ts';

type Input = CallInput<typeof listManagedProducts>;

/** One page of the back-office's list and a bounded count, for any size of catalogue. */
export async function listManagedProductsOf(
  ctx: Ctx,
  input: Input,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof listManagedProducts>> {
  const query = productQueryOf(input, viewer);
  if (query === null) return { products: [], total: 0, moreThanTotal: false };
  const { rows, count } = await selectManaged(ctx.db, query);
  return {
    products: rows.map(toRow),
    total: Math.min(count, MOST_COUNTED),
    moreThanTotal: count > MOST_COUNTED,
  };
}

/** The request in the database's terms, limited to a merchant's own goods; null if the text can match nothing. */
export function productQueryOf({ q, page, limit, ...filters }: Input, viewer: Account): ProductQuery | null {
  const words = wordsQuery(q);
  const query: ProductQuery = {
    ...filters,
    ...namedBy(q),
    words,
    merchantId: merchantScope(viewer) ?? filters.merchantId,
    limit,
    offset: (page - 1) * limit,
  };
  const isLost = q.trim() !== '' && words === null && query.code === null && query.id === null;
  return isLost ? null : query;
}

/** Text without spaces may be the beginning of a code, and digits may be an id, also as `P-<id>`. */
function namedBy(q: string): Pick<ProductQuery, 'code' | 'id'> {
  const text = asciiDigits(q.trim());
  const id = parseWhole(CODE_OF_ID.exec(text.toUpperCase())?.[1] ?? text);
  const isCode = /^[\w./-]{2,64}$/.test(text);
  // In a pattern these two characters match anything.
  return { code: isCode ? text.toUpperCase().replace(/[\\_%]/g, '\\$&') : null, id };
}

function toRow({ found: _, ...row }: FoundRow) {
  return {
    ...row,
    price: toPounds(row.price),
    highestPrice: toPounds(row.highestPrice),
    originalPrice: row.originalPrice === null ? null : toPounds(row.originalPrice),
  };
}
