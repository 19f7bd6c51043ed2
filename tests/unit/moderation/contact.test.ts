import { describe, expect, test } from 'vitest';
import { findContact, maskContacts } from '#modules/moderation/contact.ts';

const OWN = 'https://wekala.example';
const masked = (text: string) => maskContacts(text, OWN);

describe('a telephone number is found however it is written', () => {
  test.each([
    '01012345678',
    '٠١٠١٢٣٤٥٦٧٨',
    '۰۱۰۱۲۳۴۵۶۷۸',
    '０１０１２３４５６７８',
    '①⓪①②③④⑤⑥⑦⑧⑨',
    '0 1 0 1 2 3 4 5 6 7 8',
    '010-1234-5678',
    '٠١٠ / ١٢٣٤ / ٥٦٧٨',
    '+20 (10) 1234.5678',
    '0\u200B1\u200B0\u200B1\u200B2\u200B3\u200B4\u200B5\u200B6\u200B7\u200B8',
    '0️⃣1️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
    'o1o12345678',
    'صفر واحد صفر واحد اتنين تلاتة اربعة خمسة ستة سبعة تمانية',
    'صفر وواحد وصفر واثنين وثلاثة وأربعة وخمسة وستة وسبعة',
    'صفر ١٠ خمسة ٢٣٤ ستة سبعة',
    'zero one zero one two three four five six seven eight',
    '0223456789',
  ])('«%s»', text => {
    const { text: shown, kinds } = masked(`كلمني ${text} بالليل`);
    expect(kinds).toContain('phone');
    expect(shown).toBe('كلمني [رقم محجوب] بالليل');
  });
});

describe('other ways past the shop are found', () => {
  test.each([
    ['mona@example.com', 'link'],
    ['mona at gmail dot com', 'link'],
    ['mona (at) gmail.com', 'link'],
    ['mona آت جيميل دوت كوم', 'link'],
    ['https://elsewhere.example/x', 'link'],
    ['www.elsewhere.example', 'link'],
    ['wa.me/201012345678', 'link'],
    ['fb.com/shop', 'link'],
    ['myshop دوت كوم', 'link'],
    ['@my.shop', 'link'],
    ['فودافون كاش', 'payment'],
    ['بالانستاباي', 'payment'],
    ['إنستا باي', 'payment'],
    ['واتساب', 'payment'],
  ] as const)('«%s»', (text, kind) => {
    expect(findContact(text)).toContain(kind);
    expect(masked(text).text).not.toContain(text);
  });
});

test.each([
  'طلب WK-10074 مقاس 42 بسعر ٢٤٩٫٩٥ جنيه',
  'طلب WK-112774635، أو ١١٢٧٧٤٦٣٥',
  'المقاس 40 41 42 متاح؟',
  'واحد أحمر واتنين أزرق',
  'الموديل SM-A546E بذاكرة 256',
  'يوم 2026-11-23 الساعة 6:30',
  'ستة قطع وأربعة أكواب',
  'نعم، L متاح. نغيّره قبل التغليف.',
])('what belongs to a purchase stays: «%s»', text => {
  expect(masked(text)).toEqual({ text, kinds: [] });
});

test('an address of the shop itself stays', () => {
  expect(masked(`شوف ${OWN}/product/7`).kinds).toEqual([]);
  expect(masked('شوف https://wekala.example.evil.com/product/7').kinds).toEqual(['link']);
});

test('several in one text are each masked, with the words between them', () => {
  expect(masked('كلمني 01012345678 أو حول فودافون كاش')).toEqual({
    text: 'كلمني [رقم محجوب] أو حول [طريقة محجوبة]',
    kinds: ['phone', 'payment'],
  });
});

test('a long text is read quickly', () => {
  const started = performance.now();
  masked('صفر واحد '.repeat(100) + '0 o'.repeat(300) + 'a.'.repeat(200));
  expect(performance.now() - started).toBeLessThan(200);
});
