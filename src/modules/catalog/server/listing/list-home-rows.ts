import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, remember } from '#platform/server/context.ts';
import { HOME_ROW_LIMIT, type listHomeRows } from '../../calls.ts';
import type { Category } from '../../category.ts';
import { categoryIcon } from '../../category-icon.ts';
import { isDescending } from '../../listing.ts';
import { selectCategories, selectRows } from './list-home-rows.sql.ts';
import { toCard } from './to-card.ts';

/**
 * The newest products of each category on the page, keyed by category id; one query for all rows. Paging is by
 * category.
 */
export async function listHomeRowsOf(
  ctx: Ctx,
  { page, limit, order }: CallInput<typeof listHomeRows>,
): Promise<CallBody<typeof listHomeRows>> {
  const categories = await readCategories(ctx);
  const way = isDescending(order) ? -1 : 1;
  const ids = categories.map(each => each.id).toSorted((a, b) => way * (a - b));
  const categoryIds = ids.slice((page - 1) * limit, page * limit);
  const rows = await selectRows(ctx.db, { categoryIds, rowLimit: HOME_ROW_LIMIT });
  const of = (id: number) => ({ products: rows.filter(row => row.category_id === id).map(toCard) });
  return { productsByCategory: Object.fromEntries(categoryIds.map(id => [String(id), of(id)])) };
}

/** All categories in their order, cached in memory until one changes. */
export function readCategories(ctx: Ctx): Promise<Category[]> {
  return remember(ctx, { key: 'categories', tags: [] }, async () => {
    const categories = await selectCategories(ctx.db);
    return categories.map(category => ({ ...category, icon: categoryIcon(category) }));
  });
}
