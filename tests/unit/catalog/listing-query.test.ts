import { describe, expect, test } from 'vitest';
import {
  countFilters,
  filterOf,
  listingSearch,
  readListingQuery,
  withoutFilters,
} from '#modules/catalog/ui/listing/listing-query.ts';

const read = (search: string) => readListingQuery(new URLSearchParams(search));

describe('the address of a listing', () => {
  test('says everything, in one order', () => {
    const search =
      '?q=%D8%B3%D8%A7%D8%B9%D8%A9&sort=cheapest&min=200&max=20000&merchant=3&merchant=5&brand=2&sale=1&stock=1&page=4';
    expect(listingSearch(read(search))).toBe(search);
    expect(listingSearch(read('page=4&stock=on&brand=2&merchant=3&min=200'))).toBe(
      '?min=200&merchant=3&brand=2&stock=1&page=4',
    );
  });

  test('takes both digit sets', () => {
    expect(read('min=١٬٢٠٠&max=٣٠٠٠٫٥&page=٢')).toMatchObject({ min: 1200, max: 3000.5, page: 2 });
    expect(read('min=500&max=100')).toMatchObject({ min: 100, max: 500 });
  });

  test.each([
    'page=-3&sort=constructor&min=abc&merchant=0&brand=99999999999&brand=x',
    'page=1.5',
    'min=1,5',
    'page=1000001',
    'min=20000001&max=9999999999999',
  ])('makes nothing of nonsense: %s', search => {
    expect(listingSearch(read(search))).toBe('?');
  });

  test('names no product twice and not more than the calls take', () => {
    const many = Array.from({ length: 80 }, (_, at) => `merchant=${at + 1}&merchant=${at + 1}`).join('&');
    expect(read(many).merchants).toHaveLength(50);
  });
});

describe('filters', () => {
  const query = read('q=x&sort=popular&min=1&max=2&merchant=3&sale=1&page=2');

  test('go to the calls as they take them', () => {
    expect(filterOf(query)).toEqual({
      productName: 'x',
      minPrice: 1,
      maxPrice: 2,
      merchantIds: [3],
      onSale: true,
    });
  });

  test('a price range counts once', () => {
    expect(countFilters(query)).toBe(3);
  });

  test('all cleared, the words and the order stay and the first page shows', () => {
    expect(listingSearch(withoutFilters(query))).toBe('?q=x&sort=popular');
  });
});
