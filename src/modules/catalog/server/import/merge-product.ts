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
import type { ImportedProduct, ImportedVariant } from '../../import/product-import.ts';
import { reasonText } from '../../import/text.ts';
import type { KeptProduct, KeptVariant } from '../back-office/queries.ts';

/** Free units by variant when the file was checked. Sold units stay sold, and a file brings no unit back. */
export type Seen = Readonly<Record<number, number>>;

/** The result of a file for a product: the whole draft, and whether it differs from the stored one. */
export type Merged = { draft: ProductDraft; outcome: 'create' | 'change' | 'same' } | { reason: string };

/** The product that a file describes, merged into the stored one; fields that the file omits stay as they are. */
export function mergeProduct(
  wanted: ImportedProduct,
  { kept, seen }: { kept: KeptProduct | null; seen: Seen },
): Merged {
  const missing = kept === null ? missingOf(wanted) : undefined;
  if (missing !== undefined) return { reason: missing };
  const draft = kept === null ? toDraft(wanted) : mergedDraft(wanted, kept, seen);
  if (kept !== null && isUnchanged(draft, kept)) return { draft, outcome: 'same' };
  if (draft.variants.some(({ stock }) => stock < 0)) return { reason: reasonText.stockTaken };
  const [problem] = Object.values(draftProblems(draft));
  if (problem !== undefined) return { reason: problemText[problem] };
  return { draft, outcome: kept === null ? 'create' : 'change' };
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
    brandId: wanted.brandId ?? null,
    images: wanted.images ?? [],
    specifications: wanted.specifications ?? [],
    optionNames: wanted.optionNames,
    originalPrice: wanted.originalPrice ?? null,
    notReturnable: wanted.notReturnable ?? null,
    variants: wanted.variants.map(variant => newVariant(variant, price)),
    status: wanted.status === 'in_review' ? 'published' : (wanted.status ?? 'draft'),
  };
}

function newVariant(variant: ImportedVariant, price: number): VariantDraft {
  return {
    options: variant.options,
    swatch: variant.swatch ?? '',
    sku: variant.sku ?? '',
    price: variant.price ?? price,
    stock: variant.stock ?? 0,
    available: variant.available ?? true,
  };
}

function mergedDraft(wanted: ImportedProduct, kept: KeptProduct, seen: Seen): ProductDraft {
  const isOptionless =
    wanted.optionNames.length === 0 || isSame(wanted.optionNames, kept.optionNames.map(cleanText));
  return {
    title: unless(kept.title, wanted.title, cleanText),
    description: unless(kept.description, wanted.description, cleanLongText),
    categoryId: wanted.categoryId ?? kept.categoryId,
    brandId: wanted.brandId ?? kept.brandId,
    images: unless(kept.images, wanted.images, images => images.filter(isPictureIdentifier)),
    specifications: unless(kept.specifications, wanted.specifications, cleanSpecifications),
    optionNames: isOptionless ? kept.optionNames : wanted.optionNames,
    originalPrice: wanted.originalPrice === undefined ? kept.originalPrice : wanted.originalPrice,
    notReturnable: wanted.notReturnable === undefined ? kept.notReturnable : wanted.notReturnable,
    variants: mergedVariants(wanted, kept, seen),
    status: mergedStatus(wanted, kept),
  };
}

const cleanSpecifications = (rows: readonly (readonly [string, string])[]) =>
  rows
    .map(([name, value]) => [cleanText(name), cleanText(value)] as [string, string])
    .filter(([name, value]) => name !== '' && value !== '');

/** The stored value, if the file says the same in its own spelling. */
function unless<T>(kept: T, wanted: T | undefined, clean: (value: T) => T): T {
  if (wanted === undefined) return kept;
  return JSON.stringify(clean(kept)) === JSON.stringify(wanted) ? kept : wanted;
}

function mergedStatus({ status }: ImportedProduct, kept: KeptProduct): ProductDraft['status'] {
  const asKept = kept.status === 'in_review' ? 'published' : kept.status;
  return status === undefined || status === 'in_review' ? asKept : status;
}

/** The stored variants in their order, then new ones; a file removes none. */
function mergedVariants(
  { variants, optionNames }: ImportedProduct,
  kept: KeptProduct,
  seen: Seen,
): VariantDraft[] {
  const found = variants.map(variant => ({ variant, kept: keptVariant(variant, kept) }));
  const price = lowestPrice(kept.variants);
  const standing = kept.variants.map(each => {
    const said = found.find(({ kept: matched }) => matched?.id === each.id)?.variant;
    return said
      ? overVariant(each, said, { optionNames, seen: seen[each.id] ?? each.free })
      : standingVariant(each);
  });
  const fresh = found.filter(({ kept: matched }) => matched === undefined);
  return [...standing, ...fresh.map(({ variant }) => newVariant(variant, price))];
}

/** By its stock code, otherwise by its choices; the only variant of a product without options needs neither. */
function keptVariant({ sku, options }: ImportedVariant, { variants }: KeptProduct): KeptVariant | undefined {
  const bySku = sku === undefined || sku === '' ? undefined : variants.find(each => each.sku === sku);
  if (bySku) return bySku;
  return variants.find(each => isSame(each.options.map(cleanText), options));
}

const standingVariant = ({ free, promised: _, ...variant }: KeptVariant): VariantDraft => ({
  ...variant,
  stock: free,
  seenStock: free,
});

interface Over {
  optionNames: readonly string[];
  seen: number;
}

function overVariant(kept: KeptVariant, said: ImportedVariant, { optionNames, seen }: Over): VariantDraft {
  const hasOptions = optionNames.length > 0 && !isSame(kept.options.map(cleanText), said.options);
  return {
    id: kept.id,
    options: hasOptions ? said.options : kept.options,
    swatch:
      said.swatch === undefined || said.swatch === kept.swatch.toLowerCase() ? kept.swatch : said.swatch,
    sku: said.sku === undefined || said.sku === cleanText(kept.sku) ? kept.sku : said.sku,
    price: said.price ?? kept.price,
    stock: said.stock === undefined ? kept.free : kept.free + said.stock - seen,
    seenStock: kept.free,
    available: said.available ?? kept.available,
  };
}

function isUnchanged(draft: ProductDraft, kept: KeptProduct): boolean {
  const { variants, status, ...fields } = draft;
  const same = Object.entries(fields).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(kept[name as keyof KeptProduct]),
  );
  const asKept = kept.status === 'in_review' ? 'published' : kept.status;
  return same && status === asKept && isSameVariants(variants, kept.variants);
}

function isSameVariants(variants: readonly VariantDraft[], kept: readonly KeptVariant[]): boolean {
  return (
    variants.length === kept.length &&
    variants.every((variant, at) => {
      const was = kept[at] as KeptVariant;
      return (
        isSame(variant.options, was.options) &&
        variant.stock === was.free &&
        (['id', 'swatch', 'sku', 'price', 'available'] as const).every(name => variant[name] === was[name])
      );
    })
  );
}
