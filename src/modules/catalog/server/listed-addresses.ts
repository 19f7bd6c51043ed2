import { type Ctx, remember } from '#platform/server/context.ts';
import { productPath } from '../product-path.ts';
import { selectCategoryAndBrandPaths, selectHighestId, selectListedNames } from './listed-addresses.sql.ts';

interface AddressQuery {
  /** From 1. */
  file: number;
  /** Of how many product ids a file has those that are listed. */
  ids: number;
}

/**
 * The paths of one file of the sitemap, and how many files there are. A file covers a range of product ids, so that it
 * costs the same in a catalogue of any size; the first one also has categories, merchants and brands. Cached until a
 * product changes.
 */
export function listedAddresses(ctx: Ctx, query: AddressQuery) {
  const as = { key: `addresses ${query.file}`, tags: ['products'] as const };
  return remember(ctx, as, () => findAddresses(ctx, query));
}

async function findAddresses({ db }: Ctx, { file, ids }: AddressQuery) {
  const files = Math.max(1, Math.ceil((await selectHighestId(db)) / ids));
  if (file < 1 || file > files) return { files, paths: [] };
  const products = await selectListedNames(db, { from: (file - 1) * ids, to: file * ids });
  const lists = file === 1 ? await selectCategoryAndBrandPaths(db) : [];
  return { files, paths: [...lists, ...products.map(product => encodeURI(productPath(product)))] };
}
