import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { categoryRefusal } from '../../back-office/categories-and-brands.text.ts';
import { MOST_ALIASES } from '../../back-office/category-input.ts';
import type * as calls from '../../categories.calls.ts';
import { catalogRefusal } from '../../text.ts';
import { selectBrand } from '../categories/brands.sql.ts';
import { enqueueIndexing, lockBrands, updateBrand } from '../categories/categories-and-brands.sql.ts';
import { beginMerge } from './merge-places.ts';
import { countNaming } from './queries.ts';

/** What merging a brand into another would do. Refuses with `brand_not_found`. */
export async function previewBrandMergeOf(
  { db }: Ctx,
  { brandId }: CallInput<typeof calls.previewBrandMerge>,
): Promise<CallBody<typeof calls.previewBrandMerge>> {
  if (!(await selectBrand(db, brandId))) throw catalogRefusal('brand_not_found');
  const { products, ads } = await countNaming(db, { kind: 'brand', fromId: brandId });
  return { products, ads };
}

/**
 * Makes a brand part of another, which is found by the names of both from then on. Refuses with `brand_not_found`,
 * `merge_runs`, and with `category_changed_meanwhile` if somebody saved one of both after it was seen.
 */
export function mergeBrandOf(
  ctx: Ctx,
  { brandId, intoId, version, intoVersion }: CallInput<typeof calls.mergeBrand>,
  by: Caller<Account>,
): Promise<CallBody<typeof calls.mergeBrand>> {
  return transaction(ctx, async tx => {
    const { brand: from } = await lockBrands(tx, { id: brandId, name: '' });
    const { brand: into } = await lockBrands(tx, { id: intoId, name: '' });
    if (!from || !into || from.id === into.id) throw catalogRefusal('brand_not_found');
    if (from.version !== version || into.version !== intoVersion)
      throw categoryRefusal('category_changed_meanwhile');
    const names = [from.name, from.nameAr, ...from.aliases].filter(Boolean);
    const subject = { type: 'brand', id: into.id };
    await recordChange(tx, by, { what: 'brand.merged', subject, from: from.name, to: into.name });
    await updateBrand(tx, into.id, { ...into, aliases: aliasesWith(into, names) });
    await enqueueIndexing(tx, 'brand', into.id);
    const merging = { kind: 'brand', fromId: from.id, intoId: into.id } as const;
    return beginMerge(tx, merging, { names, by, now: ctx.clock.now() });
  });
}

/** Without those that differ from another name in capital letters only. */
function aliasesWith({ name, nameAr, aliases }: calls.ManagedBrand, more: readonly string[]): string[] {
  const known = new Set([name, nameAr].map(each => each.toLowerCase()));
  const all = [...aliases, ...more].filter(each => {
    const isNew = !known.has(each.toLowerCase());
    known.add(each.toLowerCase());
    return isNew;
  });
  return all.slice(0, MOST_ALIASES);
}
