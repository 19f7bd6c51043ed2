import { findMergedInto } from '#modules/catalog/server/merging/find-merged-into.ts';
import type { Ctx } from '#platform/server/context.ts';
import { mergingOf } from './page-address.ts';
import type { RenderedPage } from './page-cache.ts';

/** The page of a category or brand that became part of another has the path of that one, where browsers are sent. */
export async function withMergedPath(ctx: Ctx, address: string, page: RenderedPage): Promise<RenderedPage> {
  const asked = page.status === 404 ? mergingOf(address) : null;
  const intoId = asked ? await findMergedInto(ctx, asked) : undefined;
  return asked && intoId !== undefined ? { ...page, path: `${asked.at}/${intoId}` } : page;
}
