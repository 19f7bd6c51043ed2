import type { CallInput } from '#platform/call.ts';
import type { RepliedFile } from '#platform/file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { MOST_EXPORTED } from '../import/columns.ts';
import { importRefusal } from '../import/text.ts';
import type { exportProducts } from '../import.calls.ts';
import { selectManagedIds } from './back-office/list-managed-products.sql.ts';
import { productQueryOf } from './back-office/list-managed-products.ts';
import { type StoredProduct, selectAllStored } from './back-office/queries.ts';
import { selectPlaces } from './import/check-file.sql.ts';
import { writeProducts } from './write-products.ts';

/** Products in one read: a few milliseconds of the shop's own thread. */
const AT_A_TIME = 500;

/** The filtered goods as a file, one row for each variant; refuses more rows than an import reads. */
export async function exportProductsOf(
  ctx: Ctx,
  { format, ...filters }: CallInput<typeof exportProducts>,
  { viewer }: Caller<Account>,
): Promise<RepliedFile> {
  const query = productQueryOf({ ...filters, page: 1, limit: MOST_EXPORTED + 1 }, viewer);
  const ids = query === null ? [] : await selectManagedIds(ctx.db, query);
  const products: StoredProduct[] = [];
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    const chunk = ids.slice(from, from + AT_A_TIME);
    const found = await selectAllStored(ctx.db, { productIds: chunk, merchantId: query?.merchantId ?? null });
    const byId = new Map(found.map(product => [product.id, product]));
    products.push(...chunk.flatMap(id => byId.get(id) ?? []));
    if (products.reduce((sum, { variants }) => sum + variants.length, 0) > MOST_EXPORTED)
      throw importRefusal('too_many_to_export');
  }
  return writeProducts(products, { places: await selectPlaces(ctx.db), format });
}
