import { describe, expect, test } from 'vitest';
import { NO_DISCLOSURE } from '#modules/catalog/disclosure.ts';
import type { ProductDetails } from '#modules/catalog/product.ts';
import { type About, productFacts } from '#web/storefront/product/product-facts.ts';

const PRODUCT: ProductDetails = {
  id: 7,
  productName: 'سماعة رأس',
  title: 'سماعة رأس',
  price: 400,
  currentPrice: 400,
  originalPrice: 600,
  lowestBefore: 500,
  images: [{ id: 1, url: '/media/0123456789abcdef' }],
  imageUrl: '/media/0123456789abcdef',
  isLiked: false,
  hasAttributes: false,
  inStock: true,
  merchantId: 3,
  merchantName: 'ركن السمع',
  merchantLogoUrl: '',
  categoryId: 2,
  brandId: null,
  numberOfRequests: 0,
  description: '',
  specifications: [['EAN', '4006381333931']],
  optionNames: [],
  variants: [{ id: 70, options: [], swatch: '', picture: null, price: 400, left: 3 }],
  categoryName: 'سماعات',
  brandName: 'Orbit',
  merchantOnHoliday: false,
  takesCash: true,
  notReturnable: '',
  ...NO_DISCLOSURE,
};

const ABOUT: About = {
  rating: { average: 4.4, count: 12, byStars: [] },
  canonical: 'https://shop.example/product/7/x',
  arrival: {
    place: { governorateId: 1, cityId: null, name: 'القاهرة' },
    first: '2026-11-25',
    last: '2026-11-26',
    orderBefore: 14,
    delivery: 60,
    packaging: 10,
    adminFee: 15,
    freeDeliveryFrom: 450,
    preparingDays: 2,
  },
  deliveryDays: { first: 1, last: 7 },
  returnDays: { noReason: 14, defect: 30 },
};

const factsOf = (more: Partial<ProductDetails> = {}, about: Partial<About> = {}) =>
  productFacts({ ...PRODUCT, ...more }, { ...ABOUT, ...about });

const SHIRT: Partial<ProductDetails> = {
  originalPrice: null,
  lowestBefore: null,
  optionNames: ['اللون'],
  variants: [
    { id: 70, options: ['أزرق'], swatch: '', picture: 1, price: 400, left: 3 },
    { id: 71, options: ['أحمر'], swatch: '', picture: null, price: 400, left: 0 },
    { id: 72, options: ['أسود'], swatch: '', picture: null, price: 500, left: 1 },
  ],
};
interface Offer {
  availability: string;
  price: string;
  priceSpecification?: { price: string };
  shippingDetails?: { '@id': string; shippingRate?: { value: string }; deliveryTime?: unknown };
  hasMerchantReturnPolicy?: { '@id': string; merchantReturnDays?: number };
}
const offerOf = (facts: Record<string, unknown>) => facts['offers'] as Offer;

describe('what a product page says to search engines', () => {
  test('is the offer with delivery in two steps, every fee, and the return', () => {
    const offer = offerOf(factsOf());
    expect(offer.shippingDetails).toMatchObject({
      shippingRate: { value: '85.00', currency: 'EGP' },
      shippingDestination: { addressCountry: 'EG', addressRegion: 'القاهرة' },
      deliveryTime: {
        handlingTime: { minValue: 0, maxValue: 2, unitCode: 'DAY' },
        transitTime: { minValue: 1, maxValue: 7, unitCode: 'DAY' },
      },
    });
    expect(offer.hasMerchantReturnPolicy).toMatchObject({ applicableCountry: 'EG', merchantReturnDays: 14 });
    expect(offerOf(factsOf({ price: 450 })).shippingDetails?.shippingRate?.value).toBe('25.00');
  });

  test('is the rating when there is one, and none when there is none', () => {
    expect(factsOf()['aggregateRating']).toMatchObject({ ratingValue: 4.4, reviewCount: 12 });
    expect(factsOf({}, { rating: { average: 0, count: 0, byStars: [] } })).not.toHaveProperty(
      'aggregateRating',
    );
  });

  test('calls a price former only if the log of prices had it', () => {
    expect(offerOf(factsOf()).priceSpecification?.price).toBe('500.00');
    expect(offerOf(factsOf({ lowestBefore: null }))).not.toHaveProperty('priceSpecification');
    expect(offerOf(factsOf({ lowestBefore: 400 }))).not.toHaveProperty('priceSpecification');
  });

  test('offers nothing for sale of a merchant on holiday', () => {
    expect(offerOf(factsOf({ merchantOnHoliday: true })).availability).toContain('OutOfStock');
  });

  test('names the number under the bar code', () => {
    expect(factsOf()['gtin']).toBe('4006381333931');
    expect(factsOf({ specifications: [['EAN', '4006381333932']] })).not.toHaveProperty('gtin');
  });

  test('of goods with a choice is a group, whose variants are called as in the feeds', () => {
    const facts = factsOf(SHIRT);
    const variants = facts['hasVariant'] as (Record<string, unknown> & { sku: string })[];
    expect(facts).toMatchObject({ '@type': 'ProductGroup', productGroupID: '7' });
    expect(variants.map(({ sku }) => sku)).toEqual(['7-70', '7-71', '7-72']);
    expect(variants.map(each => offerOf(each).price)).toEqual(['400.00', '400.00', '500.00']);
    expect(variants.map(each => offerOf(each).availability.split('/').at(-1))).toEqual([
      'InStock',
      'OutOfStock',
      'InStock',
    ]);
    const [first, second, third] = variants.map(each => offerOf(each).shippingDetails);
    expect(second).toEqual({ '@id': first?.['@id'] });
    expect([first, third].map(each => each?.shippingRate?.value)).toEqual(['85.00', '25.00']);
  });

  test('says colour and size by the properties that search engines know, and any other option by its name', () => {
    const facts = factsOf({
      optionNames: ['اللون', 'المقاس', 'الطعم'],
      variants: [
        { id: 70, options: ['أزرق', '40', 'سمك'], swatch: '', picture: null, price: 400, left: 3 },
        { id: 71, options: ['أحمر', '41', 'لحم'], swatch: '', picture: null, price: 400, left: 3 },
      ],
    });
    expect(facts['variesBy']).toEqual(['https://schema.org/color', 'https://schema.org/size', 'الطعم']);
    expect(facts['hasVariant']).toMatchObject([
      { color: 'أزرق', size: '40', additionalProperty: [{ name: 'الطعم', value: 'سمك' }] },
      { color: 'أحمر', size: '41', additionalProperty: [{ name: 'الطعم', value: 'لحم' }] },
    ]);
  });

  test('leaves out what is not known', () => {
    const offer = offerOf(factsOf({}, { arrival: null, returnDays: undefined }));
    expect(Object.keys(offer)).not.toContain('shippingDetails');
    expect(Object.keys(offer)).not.toContain('hasMerchantReturnPolicy');
  });
});
