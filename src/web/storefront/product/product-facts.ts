import type { ProductDetails, Variant } from '#modules/catalog/product.ts';
import { VARIANT_PARAM } from '#modules/catalog/variant-path.ts';
import { itemId } from '#modules/feeds/feed-item.ts';
import { gtinIn } from '#modules/feeds/gtin.ts';
import { pictureSources } from '#modules/media/picture.ts';
import type { Rating } from '#modules/reviews/review.ts';
import { type Days, returnsOf, shippingOf } from './offer-facts.ts';
import { SCHEMA_PROPERTIES } from './product-facts.text.ts';
import type { Arrival } from './use-arrival.ts';

export interface About {
  rating: Rating;
  /** The page's own address. */
  canonical: string;
  /** When it arrives in Cairo and what sending it costs; null if it is not known. */
  arrival: Arrival | null;
  /** Between how many working days a parcel takes; undefined if it is not known. */
  deliveryDays: Days | undefined;
  /** For how many days it can be sent back; undefined if it is not known. */
  returnDays: { noReason: number; defect: number } | undefined;
}

type Facts = Record<string, unknown>;

/**
 * A product for search engines: name, pictures, brand, how buyers rate it, and the offer with its price, availability,
 * delivery and return; if there is a choice to make, each variant with an offer of its own, called as the feeds call it.
 * What is not known is left out.
 */
export function productFacts(product: ProductDetails, about: About): Facts {
  const { average, count } = about.rating;
  const gtin = product.variants.length === 1 ? gtinIn(product.specifications) : null;
  return {
    ...(isGroup(product) ? groupOf(product, about) : oneOf(product, about)),
    name: product.productName,
    description: product.description || product.productName,
    image: product.images.map(({ url }) => pictureAt(url, about)),
    ...(gtin && { gtin }),
    ...(product.brandName ? { brand: { '@type': 'Brand', name: product.brandName } } : {}),
    ...(product.origin && { countryOfOrigin: { '@type': 'Country', name: product.origin } }),
    ...(product.maker && { manufacturer: { '@type': 'Organization', name: product.maker } }),
    ...(count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    }),
  };
}

const isGroup = ({ optionNames, variants }: ProductDetails) => optionNames.length > 0 && variants.length > 0;

const pictureAt = (identifier: string, { canonical }: About) =>
  new URL(pictureSources(identifier, 800)[0]?.src ?? '', canonical).href;

function oneOf(product: ProductDetails, about: About): Facts {
  const [variant] = product.variants;
  return {
    '@type': 'Product',
    sku: String(product.id),
    offers: {
      ...offerOf(product, about, {
        price: product.price,
        isFree: variant ? variant.left > 0 : product.inStock,
      }),
      ...termsOf(product, about, product.price),
    },
  };
}

/** Delivery and return are said in full once; further variants point there by their `@id`. */
function groupOf(product: ProductDetails, about: About): Facts {
  const said = new Set<string>();
  const once = (facts: Facts) => {
    const id = String(facts['@id']);
    if (said.has(id)) return { '@id': id };
    said.add(id);
    return facts;
  };
  return {
    '@type': 'ProductGroup',
    productGroupID: String(product.id),
    variesBy: product.optionNames.map(propertyOf),
    hasVariant: product.variants.map(variant => ({
      ...variantOf(product, variant, about),
      offers: {
        ...offerOf(product, about, { price: variant.price, isFree: variant.left > 0 }),
        url: `${about.canonical}?${VARIANT_PARAM}=${variant.id}`,
        ...mapValues(termsOf(product, about, variant.price), once),
      },
    })),
  };
}

const mapValues = (facts: Record<string, Facts>, by: (each: Facts) => Facts) =>
  Object.fromEntries(Object.entries(facts).map(([name, each]) => [name, by(each)]));

function variantOf(product: ProductDetails, variant: Variant, about: About): Facts {
  const picture = variant.picture === null ? undefined : product.images[variant.picture - 1];
  return {
    '@type': 'Product',
    sku: itemId(product, variant.id),
    name: [product.productName, variant.options.join('، ')].join(' - '),
    ...(picture && { image: pictureAt(picture.url, about) }),
    ...optionsOf(product, variant),
  };
}

/** What schema.org has a property for is said by it, because search engines know no others: colour, size and material. */
function optionsOf({ optionNames }: ProductDetails, { options }: Variant): Facts {
  const facts: Facts = {};
  const others: Facts[] = [];
  optionNames.forEach((name, at) => {
    const property = SCHEMA_PROPERTIES[name];
    if (property) facts[property] = options[at];
    else others.push({ '@type': 'PropertyValue', name, value: options[at] });
  });
  return { ...facts, additionalProperty: others };
}

const propertyOf = (name: string) =>
  SCHEMA_PROPERTIES[name] ? `https://schema.org/${SCHEMA_PROPERTIES[name]}` : name;

function offerOf(
  product: ProductDetails,
  { canonical }: About,
  { price, isFree }: { price: number; isFree: boolean },
): Facts {
  const former = price === product.price ? formerPrice(product) : null;
  return {
    '@type': 'Offer',
    url: canonical,
    price: price.toFixed(2),
    priceCurrency: 'EGP',
    ...(former !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: former.toFixed(2),
        priceCurrency: 'EGP',
      },
    }),
    availability: `https://schema.org/${isFree && !product.merchantOnHoliday ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(product.warrantyMonths && { warranty: warrantyOf(product.warrantyMonths) }),
    seller: { '@type': 'Organization', name: product.merchantName },
  };
}

/** The claimed one, and no more than the lowest of the 30 days before the present price. */
function formerPrice({ price, originalPrice, lowestBefore }: ProductDetails): number | null {
  if (originalPrice === null || lowestBefore === null) return null;
  const former = Math.min(originalPrice, lowestBefore);
  return former > price ? former : null;
}

const termsOf = (
  product: ProductDetails,
  { arrival, deliveryDays, returnDays }: About,
  price: number,
): Record<string, Facts> => ({
  ...(arrival && { shippingDetails: shippingOf(arrival, deliveryDays, price) }),
  ...(returnDays && { hasMerchantReturnPolicy: returnsOf(product, returnDays.noReason) }),
});

const warrantyOf = (months: number) => ({
  '@type': 'WarrantyPromise',
  durationOfWarranty: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
});
