import { expect, test } from 'vitest';
import { linesOf } from '#web/account/profile/overview.text.ts';

const NOTHING = { openReturns: 0, inspectedReturns: 0, newMessages: 0, likes: 0, addresses: 0 };

test('an empty part of the account has no second line', () => {
  expect(Object.values(linesOf(NOTHING)).filter(Boolean)).toEqual([]);
});

test.each([
  [1, ['مرتجع واحد لم ينته بعد', 'رسالة جديدة', 'منتج واحد', 'عنوان واحد']],
  [2, ['مرتجعان لم ينتهيا بعد', 'رسالتان جديدتان', 'منتجان', 'عنوانان']],
  [3, ['٣ مرتجعات لم تنته بعد', '٣ رسائل جديدة', '٣ منتجات', '٣ عناوين']],
  [14, ['١٤ مرتجعًا لم ينته بعد', '١٤ رسالة جديدة', '١٤ منتجًا', '١٤ عنوانًا']],
  [100, ['١٠٠ مرتجع لم ينته بعد', '١٠٠ رسالة جديدة', '١٠٠ منتج', '١٠٠ عنوان']],
])('%i of each has the plural of that number', (n, expected) => {
  const { returns, messages, favourites, addresses } = linesOf({
    openReturns: n,
    inspectedReturns: 0,
    newMessages: n,
    likes: n,
    addresses: n,
  });
  expect([returns, messages, favourites, addresses]).toEqual(expected);
});

test('of returns those that the merchant handles come first', () => {
  const lines = [1, 2, 5].map(n => linesOf({ ...NOTHING, openReturns: 6, inspectedReturns: n })['returns']);
  expect(lines).toEqual(['واحد قيد الفحص', 'اثنان قيد الفحص', '٥ قيد الفحص']);
});
