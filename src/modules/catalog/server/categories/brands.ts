import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { categoryRefusal } from '../../back-office/categories-and-brands.text.ts';
import type * as calls from '../../categories.calls.ts';
import { catalogRefusal } from '../../text.ts';
import {
  enqueueIndexing,
  insertBrand,
  lockBrands,
  removeBrand,
  selectChanger,
  selectManagedBrands,
  updateBrand,
} from './categories-and-brands.sql.ts';

const PAGE_LIMIT = 30;
type By = Caller<Account>;

export function listManagedBrandsOf(
  { db }: Ctx,
  { q, page }: CallInput<typeof calls.listManagedBrands>,
): Promise<CallBody<typeof calls.listManagedBrands>> {
  return selectManagedBrands(db, { q, limit: PAGE_LIMIT, offset: (page - 1) * PAGE_LIMIT });
}

/** Adds a brand. Refuses with `brand_name_taken`. */
export function createBrandOf(
  ctx: Ctx,
  input: CallInput<typeof calls.createBrand>,
  by: By,
): Promise<calls.ManagedBrand> {
  const fields = tidied(input);
  return transaction(ctx, async tx => {
    refuseTaken(await lockBrands(tx, { id: 0, name: fields.name }));
    const id = await insertBrand(tx, fields);
    const subject = { type: 'brand', id };
    await recordChange(tx, by, { what: 'brand.created', subject, from: null, to: fields });
    return { id, version: 1, ...fields, products: 0 };
  });
}

/**
 * Changes a brand. Refuses with `brand_not_found`, `brand_name_taken`, and, if somebody saved it in between, with
 * `category_changed_meanwhile`, the current brand and that person's name.
 */
export function saveBrandOf(
  ctx: Ctx,
  { brandId, version, ...input }: CallInput<typeof calls.saveBrand>,
  by: By,
): Promise<calls.ManagedBrand> {
  const fields = tidied(input);
  return transaction(ctx, async tx => {
    const found = await lockBrands(tx, { id: brandId, name: fields.name });
    const { brand } = found;
    if (!brand) throw catalogRefusal('brand_not_found');
    if (brand.version !== version) {
      const changedBy = await selectChanger(tx, 'brand', brandId);
      throw categoryRefusal('category_changed_meanwhile', { current: brand, changedBy });
    }
    refuseTaken(found);
    await updateBrand(tx, brandId, fields);
    await enqueueIndexing(tx, 'brand', brandId);
    const { name, nameAr, aliases } = brand;
    const subject = { type: 'brand', id: brandId };
    await recordChange(tx, by, {
      what: 'brand.changed',
      subject,
      from: { name, nameAr, aliases },
      to: fields,
    });
    return { ...brand, ...fields, version: version + 1 };
  });
}

/** Deletes a brand that no product names. Refuses with `brand_not_found` and `brand_in_use`. */
export async function deleteBrandOf(
  ctx: Ctx,
  { brandId }: CallInput<typeof calls.deleteBrand>,
  by: By,
): Promise<{ success: true }> {
  await transaction(ctx, async tx => {
    const { brand } = await lockBrands(tx, { id: brandId, name: '' });
    if (!brand) throw catalogRefusal('brand_not_found');
    if (!(await removeBrand(tx, brandId))) throw categoryRefusal('brand_in_use');
    const subject = { type: 'brand', id: brandId };
    await recordChange(tx, by, { what: 'brand.deleted', subject, from: brand.name, to: null });
  });
  return { success: true };
}

const tidied = <F extends { aliases: string[] }>(fields: F): F => ({
  ...fields,
  aliases: [...new Set(fields.aliases.filter(Boolean))],
});

function refuseTaken({ taken }: { taken: boolean }): void {
  if (!taken) return;
  const { message } = categoryRefusal('brand_name_taken');
  throw categoryRefusal('brand_name_taken', { fields: { name: message } });
}
