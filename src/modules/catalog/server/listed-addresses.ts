import { type Ctx, remember } from '#platform/server/context.ts';
import { countListed, selectListedPaths } from './queries.ts';

/** The paths of one file of the sitemap (from 1), and how many files there are: categories, merchants, brands, products. Kept until a product changes. */
export function listedAddresses(ctx: Ctx, asked: { file: number; perFile: number }) {
  const as = { key: `addresses ${asked.file}`, tags: ['products', 'categories', 'merchants', 'brands'] };
  return remember(ctx, as, () => findAddresses(ctx, asked));
}

async function findAddresses(ctx: Ctx, { file, perFile }: { file: number; perFile: number }) {
  const files = Math.max(1, Math.ceil((await countListed(ctx.db)) / perFile));
  const paths =
    file < 1 || file > files
      ? []
      : await selectListedPaths(ctx.db, { limit: perFile, offset: (file - 1) * perFile });
  return { files, paths };
}
