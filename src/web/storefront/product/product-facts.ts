import type { ProductDetails } from '#modules/catalog/product.ts';
import { pictureSources } from '#modules/media/picture.ts';
import type { Rating } from '#modules/reviews/review.ts';

/** A product for search engines: name, pictures, brand, how buyers rate it, and the offer with its price and availability. */
export function productFacts(
  product: ProductDetails,
  { average, count }: Rating,
  url: string,
): Record<string, unknown> {
  return {
    '@type': 'Product',
    name: product.productName,
    description: product.description || product.productName,
    image: product.images.map(
      ({ url: picture }) => new URL(pictureSources(picture, 800)[0]?.src ?? '', url).href,
    ),
    sku: String(product.id),
    ...(product.brandName ? { brand: { '@type': 'Brand', name: product.brandName } } : {}),
    ...(product.origin && { countryOfOrigin: { '@type': 'Country', name: product.origin } }),
    ...(product.maker && { manufacturer: { '@type': 'Organization', name: product.maker } }),
    ...(count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.toFixed(2),
      priceCurrency: 'EGP',
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      ...(product.warrantyMonths && { warranty: warrantyOf(product.warrantyMonths) }),
      seller: { '@type': 'Organization', name: product.merchantName },
    },
  };
}

const warrantyOf = (months: number) => ({
  '@type': 'WarrantyPromise',
  durationOfWarranty: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
});
