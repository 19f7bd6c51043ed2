import { describe, expect, test } from 'vitest';
import { checkSetting } from '#modules/settings/check-setting.ts';
import { checkTogether } from '#modules/settings/check-together.ts';
import { DEFAULT_SETTINGS } from '#modules/settings/default-settings.ts';
import { SETTING_PATHS } from '#modules/settings/setting-field.ts';
import type { SettingPath } from '#modules/settings/setting-path.ts';
import { storedAt, storedOf, valueAt } from '#modules/settings/setting-value.ts';
import type { Settings } from '#modules/settings/settings.ts';

describe('what a person types for a setting', () => {
  test.each<[SettingPath, unknown, unknown]>([
    ['packagingFee', '٦٢٫٥', 62.5],
    ['packagingFee', ' 1,000 ', null],
    ['packagingFee', '0', 0],
    ['timers.paymentMinutes', '٢٠', 20],
    ['timers.paymentMinutes', '015', 15],
    ['cashConfirmRefusedShare', '٢٥', 25],
    ['deliveryDays.A', ['٢', '4'], [2, 4]],
    ['cashNotInGovernorates', [3, 3, 1], [3, 1]],
    ['commissionByCategory', { 1: '٧٫٥', 2: '' }, { 1: 7.5 }],
    ['company.phone', '٠٢-٢٣٤ ٥٦٧٨٩', '0223456789'],
    ['company.taxNumber', '١٢٣-٤٥٦-٧٨٩', '123456789'],
    ['transferTo.instapay', ' Wekala.Shop@InstaPay ', 'wekala.shop@instapay'],
    ['socialLinks.x', '', ''],
  ])('%s: %j is %j', (path, typed, value) => {
    expect(checkSetting(path, typed).value ?? null).toEqual(value);
  });

  test.each<[SettingPath, unknown, string]>([
    ['packagingFee', '-1', 'اكتب رقمًا من ٠ إلى ٥٠٠، مثل ٢٥ أو ٢٥٫٥٠'],
    ['packagingFee', 1e9, 'اكتب رقمًا من ٠ إلى ٥٠٠، مثل ٢٥ أو ٢٥٫٥٠'],
    ['packagingFee', '12.345', 'اكتب رقمًا من ٠ إلى ٥٠٠، مثل ٢٥ أو ٢٥٫٥٠'],
    ['packagingFee', ' ', 'هذا الحقل مطلوب'],
    ['timers.paymentMinutes', '2.5', 'اكتب رقمًا صحيحًا من ٥ إلى ١٨٠'],
    ['timers.paymentMinutes', '', 'هذا الحقل مطلوب'],
    ['companyName', '  ', 'هذا الحقل مطلوب'],
    ['deliveryDays.A', [4, 2], 'أول يوم لا يأتي بعد آخر يوم'],
    ['deliveryDays.A', ['', 2], 'اكتب رقمًا صحيحًا من ١ إلى ٣٠'],
    ['paymentMethods.card', 'yes', 'هذه القيمة غير مقبولة هنا.'],
    ['homeOldPriceFactor', 1.5, 'هذه القيمة غير مقبولة هنا.'],
    ['supportChatUrl', 'javascript:alert(1)', 'اكتب رابطًا يبدأ بـ https://'],
    ['company.taxNumber', '-5', 'اكتب أرقامًا فقط، ٩ أرقام'],
    ['company.commercialRegister', 'abc', 'اكتب أرقامًا فقط، ٢٠ رقمًا على الأكثر'],
    ['transferTo.instapay', '01012345678', 'اكتب العنوان كما في إنستاباي، مثل name@instapay'],
    ['commissionByMerchant', { 7: 51 }, 'اكتب نسبة من ٠ إلى ٥٠، أو اتركها فارغة'],
  ])('%s: %j is refused with the reason', (path, typed, wrong) => {
    expect(checkSetting(path, typed)).toEqual({ wrong });
  });

  test('never goes below what the law gives a consumer, and the article is named', () => {
    expect(checkSetting('returns.noReasonDays', 13).wrong).toMatch(/١٨١ لسنة ٢٠١٨، مادة ٤٠/);
    expect(checkSetting('returns.refundDays', 8).wrong).toMatch(/مادة ٤٠/);
    expect(checkSetting('returns.noReasonDays', 'x').wrong).toBe('اكتب رقمًا صحيحًا من ١٤ إلى ٣٦٥');
  });
});

test('every setting is the same after it is read, typed again and stored, and its default is one it takes', () => {
  for (const path of SETTING_PATHS) {
    const value = valueAt(DEFAULT_SETTINGS, path);
    expect(checkSetting(path, value), path).toEqual({ value });
    expect(storedOf(path, value), path).toEqual(storedAt(DEFAULT_SETTINGS, path));
  }
});

test('the defaults go together; values that do not are named beside the one to put right', () => {
  expect(checkTogether(DEFAULT_SETTINGS)).toEqual({});
  const broken: Settings = {
    ...DEFAULT_SETTINGS,
    timers: { ...DEFAULT_SETTINGS.timers, merchantReminderHours: 72, returnWindowDays: 13 },
  };
  expect(Object.keys(checkTogether(broken))).toEqual([
    'timers.merchantReminderHours',
    'timers.returnWindowDays',
  ]);
});
