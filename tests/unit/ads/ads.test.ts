import { describe, expect, test } from 'vitest';
import { adPath } from '#modules/ads/ad.ts';
import { adSources } from '#modules/ads/ui/ad-sources.ts';

const nowhere = { merchantId: 4, productId: null, categoryId: null, brandId: null } as const;

describe('where an ad leads [LND-11]', () => {
  test.each([
    ['product', '/product/7'],
    ['category', '/outlet/7'],
    ['brand', '/brand/7'],
    ['merchant', '/merchant/4'],
  ] as const)('to its %s', (directTo, path) => {
    expect(adPath({ directTo, merchantId: 4, productId: 7, categoryId: 7, brandId: 7 })).toBe(path);
  });

  test.each(['product', 'category', 'brand'] as const)(
    'to the merchant where the %s is missing',
    directTo => {
      expect(adPath({ directTo, ...nowhere })).toBe('/merchant/4');
    },
  );
});

describe('the picture of an ad', () => {
  const drive = '1AbCdEfGhIjKlMnOpQrStUvWxYz012345';

  test.each([
    ['banner', 'w1241-h332'],
    ['large', 'w1080-h720'],
    ['small', 'w480-h440'],
  ] as const)('of a drive is served in the size of a %s, %s [IMG-4]', (place, size) => {
    expect(adSources(drive, place)[0]?.src).toBe(`/media/from/${size}?id=${drive}`);
  });

  test('ends in the placeholder [IMG-3]', () => {
    expect(adSources(drive, 'large').at(-1)?.src).toBe('/placeholder.svg');
    expect(adSources('', 'large')).toEqual([{ src: '/placeholder.svg' }]);
  });
});
