import { listProducts } from '#modules/catalog/server/listing/list-products.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import { guest } from '#platform/viewer.ts';
import type { explainSearch as explainCall, WordPlace } from '../explain.calls.ts';
import { type MatchRow, selectMatches } from './explain.sql.ts';
import { findWords } from './find-words.ts';

const PAGE_SIZE = 12;

/** A page of the search as every guest sees it, each product with the reasons for its place. */
export async function explainSearch(
  ctx: Ctx,
  { q, page }: CallInput<typeof explainCall>,
): Promise<CallBody<typeof explainCall>> {
  const asked = { productName: q, page, limit: PAGE_SIZE, sortBy: 'relevance', order: 'desc' } as const;
  if (q.trim() === '') return { repaired: '', dropped: [], products: [], totalPages: 0 };
  const [finding, shown] = await Promise.all([
    findWords(ctx, q.trim(), { typing: false, asTyped: false, widen: true }),
    listProducts(ctx, asked, { viewer: guest, find: findWords }),
  ]);
  const { words, pinned = [] } = finding;
  const { tiers = [], asked: askedWords = [] } = words ?? {};
  const ids = shown.products.map(({ id }) => id);
  const matches = await selectMatches(ctx.db, ids, {
    tiers: tiers.map(({ query }) => query),
    words: askedWords,
  });
  const byId = new Map(matches.map(match => [match.id, match]));
  return {
    repaired: finding.repaired ?? '',
    dropped: [...finding.dropped],
    totalPages: shown.totalPages,
    products: shown.products.map(({ id, title, numberOfRequests }, at) => {
      const match = byId.get(id) as MatchRow;
      const tier = tiers[match.tier];
      return {
        id,
        title,
        place: (page - 1) * PAGE_SIZE + at + 1,
        why: pinned.includes(id) ? 'pinned' : (tier?.why ?? 'found'),
        words: askedWords.map((word, index) => ({ words: word.words, where: whereOf(match, index) })),
        requests: numberOfRequests,
        createdAt: match.created_at.toISOString(),
      };
    }),
  };
}

function whereOf({ subject, anywhere }: MatchRow, index: number): WordPlace {
  if (subject[index]) return 'subject';
  return anywhere[index] ? 'elsewhere' : 'nowhere';
}
