import type { ProductDetails } from '#modules/catalog/product.ts';
import { pictureSources } from '#modules/media/picture.ts';
import type { Rating } from '#modules/reviews/review.ts';

interface About {
  rating: Rating;
  /** The page's own address. */
  canonical: string;
  /** What sending one parcel to Cairo costs, in pounds; null if it is not known. */
  delivery: number | null;
  /** Between how many working days a parcel takes; undefined if it is not known. */
  deliveryDays: { first: number; last: number } | undefined;
  /** For how many days it can be sent back; undefined if it is not known. */
  returnDays: { noReason: number; defect: number } | undefined;
}

/**
 * A product for search engines: name, pictures, brand, how buyers rate it, and the offer with its price, availability,
 * delivery and return. What is not known is left out.
 */
export function productFacts(product: ProductDetails, about: About): Record<string, unknown> {
  const { average, count } = about.rating;
  const url = about.canonical;
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
      ...(about.delivery !== null && { shippingDetails: shippingOf(about.delivery, about.deliveryDays) }),
      ...(about.returnDays && { hasMerchantReturnPolicy: returnsOf(product, about.returnDays.noReason) }),
      seller: { '@type': 'Organization', name: product.merchantName },
    },
  };
}

const shippingOf = (pounds: number, days: About['deliveryDays']) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: pounds.toFixed(2), currency: 'EGP' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'EG' },
  ...(days && {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: days.first,
        maxValue: days.last,
        unitCode: 'DAY',
      },
    },
  }),
});

/** What arrives with a fault can be sent back for nothing, also where the law allows no other return. */
const returnsOf = ({ notReturnable }: ProductDetails, days: number) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'EG',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
  ...(notReturnable
    ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: days,
        customerRemorseReturnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        returnMethod: 'https://schema.org/ReturnByMail',
        refundType: 'https://schema.org/FullRefund',
      }),
});

const warrantyOf = (months: number) => ({
  '@type': 'WarrantyPromise',
  durationOfWarranty: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
});
