import type { ProductDetails, Variant } from '#modules/catalog/product.ts';
import { productPath } from '#modules/catalog/product-path.ts';
import { itemId } from '#modules/feeds/feed-item.ts';
import { pictureSources } from '#modules/media/picture.ts';
import { fromPounds } from '#platform/money.ts';

/** One of a product's options, as agents choose it. */
export interface Selected {
  name: string;
  label: string;
}

/** Why a variant is among those of an answer: an id of the request led to it, or to its product. */
export interface Matched {
  id: string;
  match: 'exact' | 'featured';
}

/** A product as UCP's catalogue writes it, with these of its variants; amounts in piastres. */
export function shownProduct(
  product: ProductDetails,
  { site, variants }: { site: string; variants: readonly ShownVariant[] },
) {
  const prices = product.variants.map(({ price }) => price);
  const [least, most] = [Math.min(product.price, ...prices), Math.max(product.price, ...prices)];
  return {
    id: String(product.id),
    title: product.productName,
    description: { plain: product.description || product.productName },
    url: site + encodeURI(productPath(product)),
    categories: [{ value: product.categoryName, taxonomy: 'merchant' }],
    price_range: { min: egp(least), max: egp(most) },
    media: product.images.slice(0, 4).map(({ url }) => ({
      type: 'image',
      url: new URL(pictureSources(url, 800)[0]?.src ?? '', site).href,
      alt_text: product.productName,
    })),
    options: product.optionNames.map((name, at) => ({
      name,
      values: [...new Set(product.variants.map(({ options }) => options[at] ?? ''))].map(label => ({
        label,
      })),
    })),
    variants: variants.map(each => shownVariant(product, each)),
  };
}

export interface ShownVariant {
  variant: Variant;
  inputs?: readonly Matched[];
}

function shownVariant(product: ProductDetails, { variant, inputs }: ShownVariant) {
  const title = [product.productName, variant.options.join('، ')].filter(Boolean).join(' - ');
  const isSold = variant.left > 0 && !product.merchantOnHoliday;
  return {
    id: itemId(product, variant.id),
    title,
    description: { plain: title },
    price: egp(variant.price),
    availability: { available: isSold, status: isSold ? 'in_stock' : 'out_of_stock' },
    selected_options: selectionOf(product, variant),
    seller: { name: product.merchantName },
    ...(inputs && { inputs }),
  };
}

export const selectionOf = ({ optionNames }: ProductDetails, { options }: Variant): Selected[] =>
  optionNames.map((name, at) => ({ name, label: options[at] ?? '' }));

const egp = (pounds: number) => ({ amount: fromPounds(pounds), currency: 'EGP' });

/** The one that stands for the product: the first that can be bought. */
export const featured = ({ variants }: ProductDetails): Variant | undefined =>
  variants.find(({ left }) => left > 0) ?? variants[0];

/**
 * The variants that fit what was chosen. If none does, choices are left out from the end, those that are preferred last
 * first.
 */
export function fittingVariants(
  product: ProductDetails,
  asked: readonly Selected[],
  preferences: readonly string[],
): { selected: readonly Selected[]; variants: readonly Variant[] } {
  const rank = ({ name }: Selected) =>
    preferences.includes(name) ? preferences.indexOf(name) : preferences.length;
  let selected = asked.toSorted((a, b) => rank(a) - rank(b));
  for (;;) {
    const variants = product.variants.filter(variant => fits(product, variant, selected));
    if (variants.length > 0 || selected.length === 0) return { selected, variants };
    selected = selected.slice(0, -1);
  }
}

const fits = (product: ProductDetails, variant: Variant, selected: readonly Selected[]) =>
  selected.every(({ name, label }) =>
    selectionOf(product, variant).some(each => each.name === name && each.label === label),
  );

/** The options with what is there, and what can be bought, beside the other choices. */
export const shownOptions = (product: ProductDetails, selected: readonly Selected[]) =>
  product.optionNames.map((name, at) => {
    const others = selected.filter(each => each.name !== name);
    const labels = [...new Set(product.variants.map(({ options }) => options[at] ?? ''))];
    return {
      name,
      values: labels.map(label => {
        const those = product.variants.filter(each => fits(product, each, [...others, { name, label }]));
        return { label, exists: those.length > 0, available: those.some(({ left }) => left > 0) };
      }),
    };
  });
