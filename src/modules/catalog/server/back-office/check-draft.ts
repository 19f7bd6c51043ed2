import type { Runner } from '#platform/server/database.ts';
import { generalRefusal, INVALID_FIELD } from '#platform/text.ts';
import { draftProblems, type ProductDraft, type ProductStatus } from '../../back-office/product-draft.ts';
import { backOfficeRefusal, problemText, ruleText } from '../../back-office/text.ts';
import { catalogRefusal } from '../../text.ts';
import { findPlaces, findTakenCode } from './queries.ts';

/** Refuses with `invalid_input` if a draft breaks its own rules, with a sentence for each field. */
export function checkRules(draft: ProductDraft): void {
  const problems = Object.entries(draftProblems(draft));
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map(([field, problem]) => [field, problemText[problem]]));
  throw generalRefusal('invalid_input', { fields });
}

/** Refuses an unknown category or brand, and a stock code of another product of the merchant. */
export async function checkNames(
  run: Runner,
  draft: ProductDraft,
  { merchantId, productId }: { merchantId: number; productId: number | null },
): Promise<void> {
  const places = await findPlaces(run, draft);
  if (!places.category)
    throw catalogRefusal('category_not_found', { fields: { categoryId: ruleText.category } });
  if (!places.subcategory)
    throw generalRefusal('invalid_input', { fields: { subcategoryId: ruleText.subcategory } });
  if (!places.brand) throw catalogRefusal('brand_not_found', { fields: { brandId: ruleText.brand } });
  const skus = draft.variants.map(({ sku }) => sku);
  const taken = await findTakenCode(run, merchantId, { productId, skus });
  if (taken === undefined) return;
  const refusal = backOfficeRefusal('sku_taken');
  throw backOfficeRefusal('sku_taken', {
    fields: { [`variants.${skus.indexOf(taken)}.sku`]: refusal.message },
  });
}

/** Refuses variants with an id that is not one of the product's. */
export function checkVariantIds(draft: ProductDraft, ids: ReadonlySet<number>): void {
  const strange = draft.variants.findIndex(({ id }) => id !== undefined && !ids.has(id));
  if (strange < 0) return;
  throw generalRefusal('invalid_input', { fields: { [`variants.${strange}.options`]: INVALID_FIELD } });
}

/** If a merchant is reviewed, its new products wait until staff have seen them. */
export function statusFor(
  wanted: ProductDraft['status'],
  { was, isReviewed }: { was: ProductStatus | null; isReviewed: boolean },
): ProductStatus {
  const waits = wanted === 'published' && isReviewed && was !== 'published';
  return waits ? 'in_review' : wanted;
}
