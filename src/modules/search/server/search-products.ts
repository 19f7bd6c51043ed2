import type { listPublicProducts } from '#modules/catalog/contract.ts';
import type { ListInput } from '#modules/catalog/listing.ts';
import { listProductsOf } from '#modules/catalog/server/list-products.ts';
import type { CallBody } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Caller } from '#platform/viewer.ts';
import { typedWords, wordsQuery } from '../words.ts';
import { correctWords } from './correct-words.ts';

type Page = CallBody<typeof listPublicProducts>;

/** A page of products, by words if `productName` has any; words that find nothing are corrected by one letter. */
export async function searchProducts(ctx: Ctx, input: ListInput, { viewer }: Caller): Promise<Page> {
  if (!input.productName?.trim()) return listProductsOf(ctx, { input, viewer, words: null });
  const typed = typedWords(input.productName);
  const query = wordsQuery(typed);
  if (query === null) return { products: [], totalPages: 0, totalProducts: 0 };
  const found = await listProductsOf(ctx, { input, viewer, words: query });
  if (found.totalProducts !== 0) return found;
  const corrected = await correctWords(ctx.db, typed);
  return corrected ? listProductsOf(ctx, { input, viewer, words: wordsQuery(corrected) }) : found;
}
