import { listInput } from '#modules/catalog/listing.ts';
import { listProductsOf } from '#modules/catalog/server/list-products.ts';
import { typedWords, wordsQuery } from '#modules/catalog/words.ts';
import type { Ctx } from '#platform/server/context.ts';
import { guest } from '#platform/viewer.ts';
import { correctWords } from './correct-words.ts';

/** The corrected words of a search; `null` if it finds something as typed, or nothing even so. */
export async function findCorrection(ctx: Ctx, { q }: { q: string }): Promise<{ correction: string | null }> {
  const typed = typedWords(q);
  const query = wordsQuery(typed);
  if (query === null) return { correction: null };
  const input = listInput.parse({ limit: 1 });
  const found = await listProductsOf(ctx, { input, viewer: guest, words: query });
  const corrected = found.totalProducts === 0 ? await correctWords(ctx.db, typed) : null;
  return { correction: corrected?.join(' ') ?? null };
}
