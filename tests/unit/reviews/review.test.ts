import { describe, expect, test } from 'vitest';
import { findContact } from '#modules/moderation/contact.ts';
import { ratingOf, shortName } from '#modules/reviews/review.ts';

describe('contacts are found', () => {
  test.each([
    ['كلمني على 01012345678', ['phone']],
    ['رقمي ٠١٠ ١٢٣٤ ٥٦٧٨', ['phone']],
    ['+20 (10) 1234-5678', ['phone']],
    ['0.1.0.1.2.3.4.5.6.7.8', ['phone']],
    ['شوف www.shop.example', ['link']],
    ['https://wa.me/x', ['link']],
    ['صفحتنا cairo-shop.com فيها أكثر', ['link']],
    ['تابعونا @cairo_shop', ['link']],
    ['me@example.com', ['link']],
    ['ابعتلي واتساب', ['payment']],
    ['حول على رقم المحفظة', ['payment']],
    ['بفودافون كاش', ['payment']],
    ['ادفع فودافون كاش وراسلني 01112345678', ['phone', 'payment']],
  ])('%s', (text, kinds) => {
    expect(findContact(text)).toEqual(kinds);
  });

  test.each([
    'السعر 1500 بدل 2000 جنيه',
    'مقاس 42 ومقاس 43',
    'الشاشة 6.7 بوصة والذاكرة 256',
    'اشتريته يوم ١٢/١١/٢٠٢٦',
    'طلب WK-10066 وصل في يومين',
    'التواصل مع المتجر سهل، وواثق فيه',
    '',
  ])('not in: %s', text => {
    expect(findContact(text)).toEqual([]);
  });
});

describe('the average of reviews', () => {
  test('begins with three of three and a half, and follows the reviews as they grow', () => {
    expect(ratingOf([0, 0, 0, 0, 0])).toEqual({ average: 0, count: 0, byStars: [0, 0, 0, 0, 0] });
    expect(ratingOf([0, 0, 0, 0, 1]).average).toBe(3.9);
    expect(ratingOf([1, 0, 0, 0, 0]).average).toBe(2.9);
    expect(ratingOf([0, 0, 0, 0, 30]).average).toBe(4.9);
    expect(ratingOf([4, 5, 12, 41, 156])).toMatchObject({ average: 4.5, count: 218 });
  });
});

test('a name is shown by its first word and one letter', () => {
  expect(shortName('منى عبد الرحمن')).toBe('منى ع.');
  expect(shortName('منى')).toBe('منى');
});
