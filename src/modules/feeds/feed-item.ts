import { ATTRIBUTE_NAMES } from '#modules/catalog/facets/attributes.text.ts';
import { variantPath } from '#modules/catalog/variant-path.ts';
import { pictureSources } from '#modules/media/picture.ts';
import type { Piastres } from '#platform/money.ts';
import { gtinIn } from './gtin.ts';

/** What other services read of the shop's goods: one thing that can be bought. */
export interface FeedItem {
  id: string;
  /** Of all variants of a product; null: it has no choice to make. */
  groupId: string | null;
  title: string;
  description: string;
  link: string;
  /** The first is the cover; none is no item. */
  images: readonly string[];
  /** What it costs when it is not reduced. */
  price: Piastres;
  /** What it costs now; null if it is not reduced. */
  salePrice: Piastres | null;
  isAvailable: boolean;
  brand: string;
  gtin: string | null;
  /** From the widest category to the narrowest. */
  categories: readonly string[];
  colour: string;
  size: string;
  /** What sending it alone costs at most in Egypt, with every fee. */
  shipping: Piastres;
  merchantId: number;
}

/** A listed product, amounts in piastres. */
export interface FeedProduct {
  id: number;
  merchantId: number;
  title: string;
  description: string;
  images: string[];
  specifications: [string, string][];
  optionNames: string[];
  price: Piastres;
  /** The former price that it truly had; null: it is not reduced. */
  formerPrice: Piastres | null;
  brand: string | null;
  category: string;
  subcategory: string | null;
  /** From this amount on its merchant pays the delivery; null: never. */
  freeDeliveryFrom: Piastres | null;
  variants: FeedVariant[];
}

interface FeedVariant {
  id: number;
  options: string[];
  picture: number | null;
  price: Piastres;
  isFree: boolean;
}

export interface Surroundings {
  /** Where the shop stands: `https://shop.example`. */
  site: string;
  /** The dearest zone's, in piastres. */
  delivery: Piastres;
  /** Of each order besides. */
  fees: Piastres;
}

/** Merchant Center takes ten besides the cover. */
const MOST_PICTURES = 11;
const SQUARE = 1200;

/** The items of one product: one for each variant. None while it has no picture that others could show. */
export function itemsOf(product: FeedProduct, around: Surroundings): FeedItem[] {
  const images = product.images.map(each => addressOf(each, around.site)).filter(each => each !== null);
  if (images.length === 0) return [];
  const { category, subcategory } = product;
  const shared = {
    description: product.description || product.title,
    brand: product.brand ?? '',
    gtin: product.variants.length === 1 ? gtinIn(product.specifications) : null,
    categories: subcategory ? [category, subcategory] : [category],
    merchantId: product.merchantId,
  };
  return product.variants.map(variant => ({
    ...shared,
    id: itemId(product, variant.id),
    link: around.site + encodeURI(pathOf(product, variant)),
    groupId: product.optionNames.length > 0 ? String(product.id) : null,
    title: [product.title, variant.options.join('، ')].filter(Boolean).join(' - '),
    images: startingWith(
      variant.picture === null ? null : product.images[variant.picture - 1],
      images,
      around,
    ),
    ...pricesOf(product, variant),
    isAvailable: variant.isFree,
    colour: optionOf(product, variant, 'colour'),
    size: optionOf(product, variant, 'size'),
    shipping: shippingOf(product, variant, around),
  }));
}

/** What feeds and structured data call a thing that can be bought. */
export function itemId(product: { id: number; optionNames: readonly string[] }, variantId: number): string {
  return product.optionNames.length > 0 ? `${product.id}-${variantId}` : String(product.id);
}

/** Whoever follows the link of a variant finds it chosen. */
const pathOf = ({ id, title, optionNames }: FeedProduct, variant: FeedVariant) =>
  variantPath({ id, productName: title, variantId: optionNames.length > 0 ? variant.id : undefined });

/** Only our own server shows them, as JPEG to whoever names no other form. */
function addressOf(identifier: string, site: string): string | null {
  const path = pictureSources(identifier, SQUARE)[0]?.src ?? '';
  return path.startsWith('/media/') ? site + path : null;
}

/** The variant's own picture is the cover. */
function startingWith(
  own: string | null | undefined,
  images: readonly string[],
  { site }: Surroundings,
): readonly string[] {
  const cover = own ? addressOf(own, site) : null;
  const ordered = cover ? [cover, ...images.filter(each => each !== cover)] : images;
  return ordered.slice(0, MOST_PICTURES);
}

/** The log of prices speaks of the cheapest variant, so a dearer one is never called reduced. */
function pricesOf(
  { price, formerPrice }: FeedProduct,
  variant: FeedVariant,
): Pick<FeedItem, 'price' | 'salePrice'> {
  if (formerPrice === null || variant.price !== price) return { price: variant.price, salePrice: null };
  return { price: formerPrice, salePrice: price };
}

function optionOf({ optionNames }: FeedProduct, { options }: FeedVariant, key: 'colour' | 'size'): string {
  const names = ATTRIBUTE_NAMES[key].split(', ');
  const at = optionNames.findIndex(name => names.includes(name.trim().toLowerCase()));
  return options[at] ?? '';
}

function shippingOf(
  { freeDeliveryFrom }: FeedProduct,
  { price }: FeedVariant,
  around: Surroundings,
): Piastres {
  const isFree = freeDeliveryFrom !== null && price >= freeDeliveryFrom;
  return around.fees + (isFree ? 0 : around.delivery);
}
