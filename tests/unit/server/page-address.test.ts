import { describe, expect, test } from 'vitest';
import { pageAddress, UNKNOWN_PATH } from '#server/pages/page-address.ts';

describe('the address a page is cached under', () => {
  test('of a listing has what it depends on, in one order, and nothing else', () => {
    expect(pageAddress('/outlet/7?utm_source=x&page=2&brand=3')).toBe('/outlet/7?brand=3&page=2');
    expect(pageAddress('/outlet/7?brand=3&page=2&fbclid=1')).toBe('/outlet/7?brand=3&page=2');
    expect(pageAddress('/outlet/7?merchant=2&merchant=1&merchant=2&q=')).toBe(
      '/outlet/7?merchant=1&merchant=2',
    );
    expect(pageAddress('/search?typed=1&q=%D9%83%D9%88%D8%A8')).toBe('/search?q=%D9%83%D9%88%D8%A8&typed=1');
  });

  test.each(['/?q=noise', '/?page=2&sort=cheapest', '/?merchant=1'])(
    '%s is the landing page, which no query changes',
    url => {
      expect(pageAddress(url)).toBe('/');
    },
  );

  test.each([
    ['/about?q=1', '/about'],
    ['/product/7?page=3&min=1', '/product/7'],
    ['/checkout?sale=1', '/checkout'],
    ['/outlet/7?page=first&sort=nothing&min=-1&brand=x', '/outlet/7'],
    ['/outlet/7?page=1', '/outlet/7'],
    ['/outlet/7?min=9&max=3', '/outlet/7?min=3&max=9'],
  ])('%s is %s: what it does not read makes no page of its own', (url, address) => {
    expect(pageAddress(url)).toBe(address);
  });

  test.each([
    ['/About/', '/about'],
    ['/%61bout', '/about'],
    ['/product/007', '/product/7'],
    ['/product/%D9%A7', '/product/7'],
    ['/product/abc', '/product/0'],
    ['/product/7/%D8%AD%D8%B0%D8%A7%D8%A1-2', '/product/7'],
    ['/product/7/%D8%AD%D8%B0%D8%A7%D8%A1?color=2', '/product/7'],
    ['/product/99999999999/x', '/product/0'],
    ['/product/7/x/y', '/product/7/x/y'],
    ['/product/99999999999999', '/product/0'],
  ])('%s is %s, as the router reads both alike', (url, address) => {
    expect(pageAddress(url)).toBe(address);
  });

  test.each(['/%D9%83%D9%88%D8%A8', '/a b', '/%'])('%s can be no page', url => {
    expect(pageAddress(url)).toBe(UNKNOWN_PATH);
  });

  test('a search ends at 200 letters', () => {
    expect(pageAddress(`/search?q=${'a'.repeat(1_000)}`)).toBe(`/search?q=${'a'.repeat(200)}`);
  });
});
