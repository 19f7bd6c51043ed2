import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings } from '#modules/settings/settings.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { categoryRefusal } from '../../back-office/categories-and-brands.text.ts';
import { MOST_SUBCATEGORIES } from '../../back-office/category-input.ts';
import type * as calls from '../../categories.calls.ts';
import { catalogRefusal } from '../../text.ts';
import { lockCategories, selectManagedCategories } from '../categories/categories-and-brands.sql.ts';
import { beginMerge } from './merge-places.ts';
import { countNaming, countSubcategories } from './queries.ts';

type Preview = CallBody<typeof calls.previewCategoryMerge>;
type Pair = Pick<CallInput<typeof calls.previewCategoryMerge>, 'categoryId' | 'intoId'>;

/** What merging a category into another would do. Refuses with `category_not_found`. */
export async function previewCategoryMergeOf(ctx: Ctx, pair: Pair): Promise<Preview> {
  const { from, into } = pairOf(await selectManagedCategories(ctx.db), pair);
  const counts = await countNaming(ctx.db, { kind: 'category', fromId: from.id });
  return { ...counts, differences: differencesOf(await readSettings(ctx), { from, into }) };
}

/**
 * Makes a category part of another. Refuses with `category_not_found`, `merge_runs`, `too_many_subcategories`, and with
 * `category_changed_meanwhile` if somebody saved one of both after it was seen.
 */
export function mergeCategoryOf(
  ctx: Ctx,
  { version, intoVersion, ...pair }: CallInput<typeof calls.mergeCategory>,
  by: Caller<Account>,
): Promise<CallBody<typeof calls.mergeCategory>> {
  return transaction(ctx, async tx => {
    const { from, into } = pairOf(await lockCategories(tx), pair);
    if (from.version !== version || into.version !== intoVersion)
      throw categoryRefusal('category_changed_meanwhile');
    const merging = { kind: 'category', fromId: from.id, intoId: into.id } as const;
    if ((await countSubcategories(tx, merging)) > MOST_SUBCATEGORIES)
      throw categoryRefusal('too_many_subcategories');
    const subject = { type: 'category', id: into.id };
    await recordChange(tx, by, { what: 'category.merged', subject, from: from.nameAr, to: into.nameAr });
    return beginMerge(tx, merging, { names: [from.nameAr, from.nameEn], by, now: ctx.clock.now() });
  });
}

interface Both {
  from: calls.ManagedCategory;
  into: calls.ManagedCategory;
}

function pairOf(all: readonly calls.ManagedCategory[], { categoryId, intoId }: Pair): Both {
  const from = all.find(({ id }) => id === categoryId);
  const into = all.find(({ id }) => id === intoId && id !== categoryId);
  if (!from || !into) throw catalogRefusal('category_not_found');
  return { from, into };
}

function differencesOf(settings: Settings, { from, into }: Both): Preview['differences'] {
  const rateOf = ({ id }: calls.ManagedCategory) =>
    settings.commissionByCategory[id] ?? settings.commissionPercent;
  const takesCash = ({ id }: calls.ManagedCategory) => !settings.cashNotForCategories.includes(id);
  return [
    { what: 'commission' as const, from: rateOf(from), to: rateOf(into) },
    { what: 'cash' as const, from: takesCash(from), to: takesCash(into) },
    { what: 'returns' as const, from: from.notReturnable, to: into.notReturnable },
    { what: 'tax' as const, from: from.taxClass, to: into.taxClass },
  ].filter(each => each.from !== each.to);
}
