import { normalise } from '#platform/arabic.ts';
import type { CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { categoryAndBrandText, categoryRefusal } from '../../back-office/categories-and-brands.text.ts';
import type * as calls from '../../categories.calls.ts';
import { catalogRefusal } from '../../text.ts';
import {
  enqueueIndexing,
  insertCategory,
  lockCategories,
  placeCategories,
  removeCategory,
  selectChanger,
  selectManagedCategories,
  updateCategory,
} from './categories-and-brands.sql.ts';

type Shown = { categories: calls.ManagedCategory[] };
type By = Caller<Account>;

export async function listManagedCategoriesOf({ db }: Ctx): Promise<Shown> {
  return { categories: await selectManagedCategories(db) };
}

/** Adds a category after the others. Refuses with `category_name_taken`. */
export function createCategoryOf(
  ctx: Ctx,
  fields: CallInput<typeof calls.createCategory>,
  by: By,
): Promise<calls.ManagedCategory> {
  return transaction(ctx, async tx => {
    refuseTaken(await lockCategories(tx), fields);
    const id = await insertCategory(tx, fields);
    const subject = { type: 'category', id };
    await recordChange(tx, by, { what: 'category.created', subject, from: null, to: fields });
    return { id, version: 1, ...fields, products: 0 };
  });
}

/**
 * Changes a category. Refuses with `category_not_found`, `category_name_taken`, `subcategory_in_use` if products would lose
 * theirs, and, if somebody saved it in between, with `category_changed_meanwhile`, the current category and that person's
 * name.
 */
export function saveCategoryOf(
  ctx: Ctx,
  { categoryId, version, ...fields }: CallInput<typeof calls.saveCategory>,
  by: By,
): Promise<calls.ManagedCategory> {
  return transaction(ctx, async tx => {
    const all = await lockCategories(tx);
    const before = all.find(({ id }) => id === categoryId);
    if (!before) throw catalogRefusal('category_not_found');
    if (before.version !== version) {
      const changedBy = await selectChanger(tx, 'category', categoryId);
      throw categoryRefusal('category_changed_meanwhile', { current: before, changedBy });
    }
    refuseTaken(
      all.filter(({ id }) => id !== categoryId),
      fields,
    );
    refuseUsed(await updateCategory(tx, categoryId, fields));
    if (before.nameAr !== fields.nameAr || before.subcategories.join() !== fields.subcategories.join())
      await enqueueIndexing(tx, 'category', categoryId);
    const { nameAr, nameEn, icon, imageUrl, notReturnable, taxClass, subcategories } = before;
    await recordChange(tx, by, {
      what: 'category.changed',
      subject: { type: 'category', id: categoryId },
      from: { nameAr, nameEn, icon, imageUrl, notReturnable, taxClass, subcategories },
      to: fields,
    });
    return { ...before, ...fields, version: version + 1 };
  });
}

/** Sorts all categories. Refuses with `category_changed_meanwhile` if their order is not the one that was seen. */
export async function orderCategoriesOf(
  ctx: Ctx,
  { ids, seen }: CallInput<typeof calls.orderCategories>,
  by: By,
): Promise<Shown> {
  await transaction(ctx, async tx => {
    const before = (await lockCategories(tx)).map(({ id }) => id);
    if (before.join() !== seen.join() || before.toSorted().join() !== ids.toSorted().join())
      throw categoryRefusal('category_changed_meanwhile');
    await placeCategories(tx, ids);
    const subject = { type: 'category', id: 'all' };
    await recordChange(tx, by, { what: 'category.order', subject, from: before, to: ids });
  });
  return listManagedCategoriesOf(ctx);
}

/** Deletes an empty category. Refuses with `category_not_found` and `category_in_use`. */
export async function deleteCategoryOf(
  ctx: Ctx,
  { categoryId }: CallInput<typeof calls.deleteCategory>,
  by: By,
): Promise<{ success: true }> {
  await transaction(ctx, async tx => {
    const before = (await lockCategories(tx)).find(({ id }) => id === categoryId);
    if (!before) throw catalogRefusal('category_not_found');
    if (!(await removeCategory(tx, categoryId))) throw categoryRefusal('category_in_use');
    const subject = { type: 'category', id: categoryId };
    await recordChange(tx, by, { what: 'category.deleted', subject, from: before.nameAr, to: null });
  });
  return { success: true };
}

function refuseUsed(names: readonly string[]): void {
  if (names.length === 0) return;
  const message = categoryAndBrandText.usedSubcategories(names);
  throw categoryRefusal('subcategory_in_use', { fields: { subcategories: message } });
}

function refuseTaken(others: readonly calls.ManagedCategory[], { nameAr }: { nameAr: string }): void {
  // Files of products name categories in any spelling.
  if (!others.some(other => normalise(other.nameAr) === normalise(nameAr))) return;
  const { message } = categoryRefusal('category_name_taken');
  throw categoryRefusal('category_name_taken', { fields: { nameAr: message } });
}
