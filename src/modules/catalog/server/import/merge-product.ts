import { isPictureIdentifier } from '#modules/media/picture.ts';
import { cleanLongText, cleanText } from '#platform/arabic.ts';
import {
  draftProblems,
  isSame,
  lowestPrice,
  type ProductDraft,
  type VariantDraft,
} from '../../back-office/product-draft.ts';
import { problemText } from '../../back-office/text.ts';
import { type Disclosure, FACTS, NO_DISCLOSURE, ofFacts } from '../../disclosure.ts';
import { columnOf } from '../../import/columns.ts';
import type { ImportedProduct, ImportedVariant, Unfit } from '../../import/product-import.ts';
import { reasonText } from '../../import/text.ts';
import type { StoredProduct, StoredVariant } from '../back-office/queries.ts';

/** Free units by variant when the file was checked. Sold units stay sold, and a file brings no unit back. */
export type Seen = Readonly<Record<number, number>>;

/** The result of a file for a product: the whole draft, and whether it differs from the stored one. */
export type Merged = { draft: ProductDraft; outcome: 'create' | 'change' | 'same' } | Unfit;

/** The product that a file describes, merged into the stored one; fields that the file omits stay as they are. */
export function mergeProduct(
  wanted: ImportedProduct,
  { stored, seen }: { stored: StoredProduct | null; seen: Seen },
): Merged {
  const missing = stored === null ? missingOf(wanted) : undefined;
  if (missing !== undefined) return { reason: missing };
  const draft = stored === null ? toDraft(wanted) : mergedDraft(wanted, stored, seen);
  if (stored !== null && isUnchanged(draft, stored)) return { draft, outcome: 'same' };
  if (draft.variants.some(({ stock }) => stock < 0)) return { reason: reasonText.stockTaken };
  const [problem] = Object.entries(draftProblems(draft));
  if (problem) return { reason: problemText[problem[1]], column: columnOf(problem[0]) };
  return { draft, outcome: stored === null ? 'create' : 'change' };
}

function missingOf({ title, categoryId, variants }: ImportedProduct): string | undefined {
  if (title === undefined || title === '') return reasonText.titleMissing;
  if (categoryId === undefined) return reasonText.categoryMissing;
  return variants.every(({ price }) => price === undefined) ? reasonText.priceMissing : undefined;
}

function toDraft(wanted: ImportedProduct): ProductDraft {
  const price = wanted.variants.find(each => each.price !== undefined)?.price ?? 0;
  return {
    title: wanted.title ?? '',
    description: wanted.description ?? '',
    categoryId: wanted.categoryId ?? 0,
    subcategoryId: wanted.subcategoryId ?? null,
    brandId: wanted.brandId ?? null,
    images: wanted.images ?? [],
    specifications: wanted.specifications ?? [],
    optionNames: wanted.optionNames,
    originalPrice: wanted.originalPrice ?? null,
    notReturnable: wanted.notReturnable ?? null,
    taxClass: wanted.taxClass ?? null,
    ...newFacts(wanted),
    lowStockAt: wanted.lowStockAt ?? null,
    variants: wanted.variants.map(variant => newVariant(variant, price)),
    status: newStatus(wanted),
  };
}

const newFacts = (wanted: ImportedProduct) =>
  ofFacts(name => wanted[name] ?? NO_DISCLOSURE[name]) as Disclosure;

/** Nothing is published without a picture: such goods wait as drafts until they have one. */
function newStatus({ status = 'draft', images = [] }: ImportedProduct): ProductDraft['status'] {
  const asked = status === 'in_review' ? 'published' : status;
  return asked === 'published' && images.length === 0 ? 'draft' : asked;
}

function newVariant(variant: ImportedVariant, price: number): VariantDraft {
  return {
    options: variant.options,
    swatch: variant.swatch ?? '',
    picture: variant.picture ?? null,
    sku: variant.sku ?? '',
    shelf: variant.shelf ?? '',
    price: variant.price ?? price,
    stock: variant.stock ?? 0,
    available: variant.available ?? true,
  };
}

function mergedDraft(wanted: ImportedProduct, stored: StoredProduct, seen: Seen): ProductDraft {
  const isOptionless =
    wanted.optionNames.length === 0 || isSame(wanted.optionNames, stored.optionNames.map(cleanText));
  return {
    title: unless(stored.title, wanted.title, cleanText),
    description: unless(stored.description, wanted.description, cleanLongText),
    categoryId: wanted.categoryId ?? stored.categoryId,
    subcategoryId: subcategoryFor(wanted, stored),
    brandId: wanted.brandId ?? stored.brandId,
    images: unless(stored.images, wanted.images, images => images.filter(isPictureIdentifier)),
    specifications: unless(stored.specifications, wanted.specifications, cleanSpecifications),
    optionNames: isOptionless ? stored.optionNames : wanted.optionNames,
    originalPrice: wanted.originalPrice === undefined ? stored.originalPrice : wanted.originalPrice,
    notReturnable: wanted.notReturnable === undefined ? stored.notReturnable : wanted.notReturnable,
    taxClass: wanted.taxClass === undefined ? stored.taxClass : wanted.taxClass,
    ...mergedFacts(wanted, stored),
    lowStockAt: wanted.lowStockAt === undefined ? stored.lowStockAt : wanted.lowStockAt,
    variants: mergedVariants(wanted, stored, seen),
    status: mergedStatus(wanted, stored),
  };
}

/** A fact that the file spells otherwise than its merchant did is the same fact. */
const mergedFacts = (wanted: ImportedProduct, stored: StoredProduct) =>
  ofFacts(name => {
    const clean = FACTS[name].kind === 'text' ? cleanLongText : cleanText;
    return unless(stored[name], wanted[name], value => (typeof value === 'string' ? clean(value) : value));
  }) as Disclosure;

/** A subcategory ends with its category. */
function subcategoryFor(
  { categoryId, subcategoryId }: ImportedProduct,
  stored: StoredProduct,
): number | null {
  if (subcategoryId !== undefined) return subcategoryId;
  const moves = categoryId !== undefined && categoryId !== stored.categoryId;
  return moves ? null : stored.subcategoryId;
}

const cleanSpecifications = (rows: readonly (readonly [string, string])[]) =>
  rows
    .map(([name, value]) => [cleanText(name), cleanText(value)] as [string, string])
    .filter(([name, value]) => name !== '' && value !== '');

/** The stored value, if the file says the same in its own spelling. */
function unless<T>(stored: T, wanted: T | undefined, clean: (value: T) => T): T {
  if (wanted === undefined) return stored;
  return JSON.stringify(clean(stored)) === JSON.stringify(wanted) ? stored : wanted;
}

function mergedStatus({ status }: ImportedProduct, stored: StoredProduct): ProductDraft['status'] {
  const asStored = stored.status === 'in_review' ? 'published' : stored.status;
  return status === undefined || status === 'in_review' ? asStored : status;
}

/** The stored variants in their order, then new ones; a file removes none. */
function mergedVariants(
  { variants, optionNames }: ImportedProduct,
  stored: StoredProduct,
  seen: Seen,
): VariantDraft[] {
  const found = variants.map(variant => ({ variant, stored: storedVariant(variant, stored) }));
  const price = lowestPrice(stored.variants);
  const merged = stored.variants.map(each => {
    const said = found.find(({ stored: matched }) => matched?.id === each.id)?.variant;
    return said
      ? overVariant(each, said, { optionNames, seen: seen[each.id] ?? each.free })
      : currentVariant(each);
  });
  const fresh = found.filter(({ stored: matched }) => matched === undefined);
  return [...merged, ...fresh.map(({ variant }) => newVariant(variant, price))];
}

/** By its stock code, otherwise by its choices; the only variant of a product without options needs neither. */
function storedVariant(
  { sku, options }: ImportedVariant,
  { variants }: StoredProduct,
): StoredVariant | undefined {
  const bySku = sku === undefined || sku === '' ? undefined : variants.find(each => each.sku === sku);
  if (bySku) return bySku;
  return variants.find(each => isSame(each.options.map(cleanText), options));
}

const currentVariant = ({ free, promised: _, ...variant }: StoredVariant): VariantDraft => ({
  ...variant,
  stock: free,
  seenStock: free,
});

interface Over {
  optionNames: readonly string[];
  seen: number;
}

function overVariant(
  stored: StoredVariant,
  said: ImportedVariant,
  { optionNames, seen }: Over,
): VariantDraft {
  const hasOptions = optionNames.length > 0 && !isSame(stored.options.map(cleanText), said.options);
  return {
    id: stored.id,
    options: hasOptions ? said.options : stored.options,
    swatch:
      said.swatch === undefined || said.swatch === stored.swatch.toLowerCase() ? stored.swatch : said.swatch,
    picture: said.picture === undefined ? stored.picture : said.picture,
    sku: said.sku === undefined || said.sku === cleanText(stored.sku) ? stored.sku : said.sku,
    shelf: said.shelf ?? stored.shelf,
    price: said.price ?? stored.price,
    stock: said.stock === undefined ? stored.free : stored.free + said.stock - seen,
    seenStock: stored.free,
    available: said.available ?? stored.available,
  };
}

function isUnchanged(draft: ProductDraft, stored: StoredProduct): boolean {
  const { variants, status, ...fields } = draft;
  const same = Object.entries(fields).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(stored[name as keyof StoredProduct]),
  );
  const asStored = stored.status === 'in_review' ? 'published' : stored.status;
  return same && status === asStored && isSameVariants(variants, stored.variants);
}

function isSameVariants(variants: readonly VariantDraft[], stored: readonly StoredVariant[]): boolean {
  return (
    variants.length === stored.length &&
    variants.every((variant, at) => {
      const was = stored[at] as StoredVariant;
      return (
        isSame(variant.options, was.options) &&
        variant.stock === was.free &&
        (['id', 'swatch', 'picture', 'sku', 'shelf', 'price', 'available'] as const).every(
          name => variant[name] === was[name],
        )
      );
    })
  );
}
