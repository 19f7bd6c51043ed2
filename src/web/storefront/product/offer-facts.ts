import type { ProductDetails } from '#modules/catalog/product.ts';
import type { Arrival } from './use-arrival.ts';

export interface Days {
  first: number;
  last: number;
}

/** What sending it alone to the page's place costs with every fee, and how long its merchant and the parcel take. */
export const shippingOf = (arrival: Arrival, days: Days | undefined, price: number) => ({
  '@type': 'OfferShippingDetails',
  '@id': `#shipping-${rateOf(arrival, price)}`,
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: rateOf(arrival, price).toFixed(2),
    currency: 'EGP',
  },
  shippingDestination: {
    '@type': 'DefinedRegion',
    addressCountry: 'EG',
    addressRegion: arrival.place.name,
  },
  ...(days && {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: between(0, arrival.preparingDays),
      transitTime: between(days.first, days.last),
    },
  }),
});

function rateOf({ delivery, packaging, adminFee, freeDeliveryFrom }: Arrival, price: number): number {
  const isFree = freeDeliveryFrom !== null && price >= freeDeliveryFrom;
  return packaging + adminFee + (isFree ? 0 : delivery);
}

const between = (first: number, last: number) => ({
  '@type': 'QuantitativeValue',
  minValue: first,
  maxValue: last,
  unitCode: 'DAY',
});

/** What arrives with a fault can be sent back for nothing, also where the law allows no other return. */
export const returnsOf = ({ notReturnable }: ProductDetails, days: number) => ({
  '@type': 'MerchantReturnPolicy',
  '@id': '#return',
  applicableCountry: 'EG',
  returnPolicyCountry: 'EG',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
  ...(notReturnable
    ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: days,
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        customerRemorseReturnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        returnMethod: 'https://schema.org/ReturnByMail',
        refundType: 'https://schema.org/FullRefund',
      }),
});
