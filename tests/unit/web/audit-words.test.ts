import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createBrand, createCategory } from '#modules/catalog/categories.calls.ts';
import { createCoupon } from '#modules/discounts/calls.ts';
import { editShopAccount } from '#modules/merchants/account.calls.ts';
import { askForIdentityChange } from '#modules/merchants/identity.calls.ts';
import { describeChange, nameOf } from '#web/back-office/audit/describe-change.ts';
import { describeValue } from '#web/back-office/audit/describe-value.ts';
import { NO_NAMES } from '#web/back-office/audit/names.ts';
import { kindNames, subjectNames } from '#web/back-office/audit/text.ts';
import { fieldNames } from '#web/back-office/audit/values.text.ts';

/** Every kind of change, and of thing that is changed, that the code writes down. */
function written(pattern: RegExp): string[] {
  const files = globSync('src/**/server/**/*.ts').filter(file =>
    readFileSync(file, 'utf8').includes('recordChange'),
  );
  const found = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, word]) => word),
  );
  return [...new Set(found as string[])].toSorted();
}

describe('the audit speaks Arabic', () => {
  test('of every kind of change that any module writes down', () => {
    const kinds = written(/what: '([a-z_]+\.[a-z_]+)'/g);
    expect(kinds).toContain('user.role');
    expect(kinds.filter(kind => !kindNames[kind])).toEqual([]);
  });

  test('of every kind of thing', () => {
    const subjects = written(/subject(?::| =) \{ type: '([a-z_]+)'/g);
    expect(subjects).toContain('user');
    expect(subjects.filter(subject => !subjectNames[subject])).toEqual([]);
  });

  test('and leaves what people wrote, also words that every JavaScript object has', () => {
    expect(describeValue('review.reply', 'constructor')).toBe('\u2068constructor\u2069');
    expect(describeValue('coupon.created', { toString: 'x' })).toBe('\u2068toString\u2069: \u2068x\u2069');
  });

  test.each([
    ['user.role', 'support', 'دعم العملاء'],
    ['user.sessions', 3, '٣'],
    ['user.sessions', null, 'لا شيء'],
    ['merchant.reviews_products', true, 'نعم'],
    ['setting.name', 'a word nobody knows', '\u2068a word nobody knows\u2069'],
    ['product.stock', [1, 2], '١، ٢'],
    ['product.status', { status: 'draft' }, 'الحالة: مسودة'],
    ['product.status', {}, 'لا شيء'],
    ['money.asked', 'sentRefund', 'مبالغ تُرد بتحويل يدوي'],
    ['courier_claim.paid', { paid: 12_050 }, 'المدفوع: ١٢٠٫٥٠ جنيه'],
    [
      'courier_claim.decided',
      { decision: 'rejected', lossParty: 'platform' },
      'القرار: مرفوض، من يتحمل الخسارة: وكالة',
    ],
    [
      'merchant.paper_expiry',
      { paper: 'tax_card', expiresOn: '2027-01-31' },
      'المستند: البطاقة الضريبية، ينتهي: ٣١ يناير ٢٠٢٧',
    ],
    ['remittance.imported', { lines: 4, suspense: 1 }, 'عدد الصفوف: ٤، صفوف معلّقة: ١'],
    ['category.changed', { icon: 'gift' }, 'الأيقونة: هدايا'],
    ['payout_batch.drafted', { payouts: [1001, 1002] }, 'الدفعات: \u20681001\u2069، \u20681002\u2069'],
  ])('%s: %j', (what, value, said) => {
    expect(describeValue(what, value)).toBe(said);
  });

  test('of every part of what is written down whole', () => {
    const wholes = [createCoupon, editShopAccount, createCategory, createBrand, askForIdentityChange];
    const parts = wholes.flatMap(({ input }) => Object.keys((input as unknown as { shape: object }).shape));
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter(part => !fieldNames[part])).toEqual([]);
  });

  test('of every part that a change names on the spot', () => {
    const parts = written(/\b(?:from|to)(?::| =) \{([^{}]*)\}/g)
      .flatMap(inside => inside.split(','))
      // A message's reader, and nothing that was changed.
      .filter(part => !part.includes('ownersOf'))
      .map(part => /^\s*(\w+)/.exec(part)?.[1])
      .filter(part => part !== undefined);
    expect(parts).toContain('effectiveFrom');
    expect([...new Set(parts)].filter(part => !fieldNames[part])).toEqual([]);
  });

  test('money as money', () => {
    expect(describeValue('product.price', 12_345)).toContain('١٢٣');
    expect(describeValue('merchant.status', { price: 12_345 })).toContain('١٢٣');
    expect(describeValue('money.asked', 12_345)).toContain('١٢٣');
    expect(describeValue('merchant.adjustment', -2_500)).toMatch(/-٢٥٫٠٠ جنيه$/);
  });

  test('a moment as people write it', () => {
    expect(describeValue('merchant.payout_channel', '2026-11-20T10:30:00.000Z')).toContain('نوفمبر');
  });

  test('of what has parts those that differ, and of what is new those it has', () => {
    const change = { what: 'brand.changed', subject: { type: 'brand', id: '1', name: 'Luma' } };
    const from = { name: 'Luma', nameAr: 'لوما', aliases: [] };
    expect(describeChange({ ...change, from, to: { ...from, nameAr: 'لومة' } }, NO_NAMES)).toEqual({
      from: 'الاسم بالعربية: \u2068لوما\u2069',
      to: 'الاسم بالعربية: \u2068لومة\u2069',
    });
    const made = describeChange({ ...change, from: null, to: from }, NO_NAMES);
    expect(made).toEqual({
      from: 'لا شيء',
      to: 'الاسم: \u2068Luma\u2069، الاسم بالعربية: \u2068لوما\u2069',
    });
  });
});

describe('a change of a setting', () => {
  const names = {
    ...NO_NAMES,
    categories: new Map([
      [1, 'كتب'],
      [2, 'أزياء'],
      [3, 'ألعاب'],
    ]),
  };
  const said = (id: string, from: unknown, to: unknown) =>
    Object.values(
      describeChange(
        { what: 'setting.value', subject: { type: 'setting', id, name: null }, from, to },
        names,
      ),
    );

  test.each<[string, [unknown, unknown], string[]]>([
    ['packagingFee', [1000, 1250], ['١٠٫٠٠ جنيه', '١٢٫٥٠ جنيه']],
    ['timers.paymentMinutes', [15, 20], ['١٥ دقيقة', '٢٠ دقيقة']],
    ['cashConfirmRefusedShare', [0.25, 0.3], ['٢٥٪', '٣٠٪']],
    ['commissionPercent', [10, 12.5], ['١٠٪', '١٢٫٥٪']],
    [
      'deliveryDays.A',
      [
        [1, 2],
        [2, 4],
      ],
      ['١–٢ يوم عمل', '٢–٤ يوم عمل'],
    ],
    ['payouts.weekday', [0, 4], ['الأحد', 'الخميس']],
    ['homeOldPriceFactor', [1.1, 0], ['السعر الحالي مضروبًا في ١٫١', 'السعر السابق الحقيقي إن وُجد']],
    ['paymentMethods.card', [true, false], ['نعم', 'لا']],
    ['cashNotForCategories', [[], [1, 9]], ['لا شيء', 'كتب، رقم ٩']],
    ['commissionByCategory', [{}, { 2: 7.5 }], ['لا شيء', 'أزياء: ٧٫٥٪']],
    ['companyName', ['Wekala', 'وكالة'], ['⁨Wekala⁩', '⁨وكالة⁩']],
  ])('%s is read as it is set', (id, [from, to], expected) => {
    expect(said(id, from, to)).toEqual(expected);
  });

  test('is called what the settings call it', () => {
    expect(nameOf({ type: 'setting', id: 'packagingFee', name: null })).toBe('إعداد «رسوم التغليف»');
    expect(nameOf({ type: 'page', id: 'about', name: null })).toBe('عن المتجر');
    expect(nameOf({ type: 'category', id: 'all', name: null })).toBe('الأقسام');
    expect(nameOf({ type: 'ad', id: '7', name: null })).toBe('إعلان ⁨7⁩');
  });

  test('of an order says which places changed hands', () => {
    const entry = { what: 'category.order', subject: { type: 'category', id: 'all', name: null } };
    expect(describeChange({ ...entry, from: [1, 2, 3], to: [1, 3, 2] }, names)).toEqual({
      from: '٢: أزياء، ٣: ألعاب',
      to: '٢: ألعاب، ٣: أزياء',
    });
  });
});
