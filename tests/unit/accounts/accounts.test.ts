import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  birthDateInput,
  codeInput,
  emailInput,
  identifierInput,
  isOfAge,
  mobileInput,
  nameInput,
} from '#modules/accounts/account.ts';
import { addressInput, readAddress } from '#modules/accounts/address.ts';
import { readBirthDate, shapeBirthDate, showBirthDate } from '#modules/accounts/birth-date.ts';
import { foldPassword, newPasswordInput } from '#modules/accounts/password.ts';
import { isCommon } from '#modules/accounts/server/passwords/common-passwords.ts';
import { describeDevice } from '#modules/accounts/session.ts';
import { fieldText } from '#modules/accounts/text.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import { safePath } from '#web/account/next-path.ts';

function sentence(schema: z.ZodMiniType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message;
}

test('a form of an address in which only its owner stands says what is wrong with each field at once', () => {
  // A select that still shows its placeholder is not among the fields of a form.
  const empty = { recipient: 'منى السيد', mobile: '01012345678', street: '', building: '', landmark: '' };
  const wrong = z.safeParse(addressInput, readAddress(empty)).error?.issues.map(({ path }) => path[0]);
  expect(wrong).toEqual(['governorateId', 'street', 'cityName', 'landmark']);
});

test('nor do an empty name and mobile hide what its other fields lack together', () => {
  const empty = { recipient: '', mobile: '', street: '', building: '', landmark: '' };
  const wrong = z.safeParse(addressInput, readAddress(empty)).error?.issues.map(({ path }) => path[0]);
  expect([...new Set(wrong)]).toEqual([
    'recipient',
    'mobile',
    'governorateId',
    'street',
    'cityName',
    'landmark',
  ]);
});

describe('a name', () => {
  test.each(['منى السيد', 'محمود', 'Mona El-Sayed', "Sean O'Neil", 'عبد الرحمن محمد', 'أ. سامي'])(
    'takes %s',
    name => expect(sentence(nameInput, name)).toBeUndefined(),
  );
  test.each(['منى', 'ab', '٥٥٥٥٥', 'منى السيد 2', 'a@b.com', '<script>', '......'])('refuses %s', name =>
    expect(sentence(nameInput, name)).toBe(fieldText.name),
  );
  test('is saved on one line without anything unseen', () => {
    expect(z.parse(nameInput, '  منى\u200f \n  السيد ')).toBe('منى السيد');
  });
  test.each(['', '   ', '\u200f'])('of nothing but %j is missing', name =>
    expect(sentence(nameInput, name)).toBe(REQUIRED_FIELD),
  );
});

describe('what somebody signs in by', () => {
  test.each([
    ['٠١٠ ١٢٣٤ ٥٦٧٨', '+201012345678'],
    ['0020 1012345678', '+201012345678'],
    [' Mona@Example.COM ', 'mona@example.com'],
  ])('%s is %s', (typed, stored) => expect(z.parse(identifierInput, typed)).toBe(stored));
  test.each(['منى', '0213456789', '01312345678', 'a@b'])('%s is neither', typed =>
    expect(sentence(identifierInput, typed)).toBe(fieldText.identifier),
  );
});

test.each([
  [mobileInput, '0123', fieldText.mobile],
  [emailInput, 'name@example', fieldText.email],
  [codeInput, '12345', fieldText.code],
  [birthDateInput, '2000-02-30', fieldText.birthDate],
  [birthDateInput, '1000-01-01', fieldText.birthDate],
])('a wrong value says what is asked for (%#)', (schema, value, said) =>
  expect(sentence(schema, value)).toBe(said),
);

test.each(['١٢٣٤٥٦', '۱۲۳۴۵۶', '123 456', '123-456', '\u200e123456'])('the code %j is 123456', typed =>
  expect(z.parse(codeInput, typed)).toBe('123456'),
);

describe('age', () => {
  const noonOnTheDay = new Date('2026-11-20T10:00:00Z');
  test('18 today is enough [TRM-2]', () => expect(isOfAge('2008-11-20', noonOnTheDay)).toBe(true));
  test('18 tomorrow is not [TRM-2]', () => expect(isOfAge('2008-11-21', noonOnTheDay)).toBe(false));
  test('the day is that of Cairo', () => {
    expect(isOfAge('2008-11-21', new Date('2026-11-20T21:59:00Z'))).toBe(false);
    expect(isOfAge('2008-11-21', new Date('2026-11-20T22:00:00Z'))).toBe(true);
  });
});

describe('a date of birth', () => {
  test.each([
    '15/4/1998',
    '١٥ / ٠٤ / ١٩٩٨',
    '15041998',
    '15-04-1998',
    '1998-04-15',
    '١٩٩٨-٠٤-١٥',
    '\u200f15.4.1998',
  ])('%s is 15 April 1998', typed => expect(readBirthDate(typed)).toBe('1998-04-15'));
  test.each(['', '15/4', '31/4/1998', '1998', '15/4/98', 'منى'])('%s is no day', typed =>
    expect(readBirthDate(typed)).toBeNull(),
  );
  test.each([
    ['1', '1'],
    ['150', '15 / 0'],
    ['15 / 041', '15 / 04 / 1'],
    ['5/', '5 / '],
    ['5 / 4/', '5 / 4 / '],
    ['١٥٠٤١٩٩٨', '١٥ / ٠٤ / ١٩٩٨'],
    ['15 / 04 / 19987', '15 / 04 / 1998'],
    ['1998-04-15', '١٥ / ٠٤ / ١٩٩٨'],
  ])('while it is typed, %s becomes %s', (typed, shaped) => expect(shapeBirthDate(typed)).toBe(shaped));
  test('shows as in picture 13', () => expect(showBirthDate('1998-04-15')).toBe('١٥ / ٠٤ / ١٩٩٨'));
});

describe('a new password', () => {
  test.each([
    ['abc 123', fieldText.passwordShort],
    [`1${'ا'.repeat(200)}`, fieldText.passwordLong],
    ['', REQUIRED_FIELD],
  ])('%s is refused', (password, said) => expect(sentence(newPasswordInput, password)).toBe(said));
  test('needs no digit, no capital letter and no sign', () =>
    expect(sentence(newPasswordInput, 'كلمة السر الطويلة')).toBeUndefined());
  test('may be Arabic', () => expect(sentence(newPasswordInput, 'قهوة مظبوطة ٣')).toBeUndefined());
  test('is the same from every keyboard and in every composition', () => {
    expect(foldPassword('سر١٢٣')).toBe('سر123');
    expect(foldPassword('\u0627\u0653')).toBe(foldPassword('\u0622'));
  });
  test('keeps its white space and case', () => expect(foldPassword(' Aa 1 ')).toBe(' Aa 1 '));
});

test.each([
  '87654321',
  '0123456789',
  'QWERTY123',
  '11111111',
  '12341234',
  'Passw0rd123',
  'monkey12',
  'zamalek1',
  'iloveyou',
])('%s is common', it => expect(isCommon(it)).toBe(true));
test.each(['40719253', 'wekala-5821', 'كلمة سر 1'])('%s is not', it => expect(isCommon(it)).toBe(false));

describe('an address', () => {
  const full = {
    recipient: 'منى السيد',
    mobile: '01012345678',
    governorateId: 1,
    cityId: 3,
    street: 'شارع عباس العقاد',
    building: '12 أ',
  };
  const fieldsOf = (value: object) =>
    z.safeParse(addressInput, { ...full, ...value }).error?.issues.map(issue => issue.path.join('.'));
  test('needs no floor, flat or landmark', () => expect(fieldsOf({})).toBeUndefined());
  test.each([
    [{ street: 'شارع' }, ['street']],
    [{ building: '' }, ['landmark']],
    [{ cityId: null }, ['cityName']],
    [{ governorateId: '' }, ['governorateId']],
    [{ mobile: '0213456789' }, ['mobile']],
  ])('%j is refused on %j', (value, fields) => expect(fieldsOf(value)).toEqual(fields));
  test('a landmark does for a building, a name for a city', () => {
    expect(fieldsOf({ building: '', landmark: 'أمام المسجد' })).toBeUndefined();
    expect(fieldsOf({ cityId: null, cityName: 'كفر حكيم' })).toBeUndefined();
  });
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A556E) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit Version/18.0 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit SamsungBrowser/26.0 Chrome/122.0 Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge',
    'Windows',
  ],
  ['curl/8.0', '', ''],
])('a device is called by what its owner knows (%#)', (userAgent, browser, system) =>
  expect(describeDevice(userAgent)).toEqual({ browser, system }),
);

describe('after signing in one goes', () => {
  test.each(['/cart', '/profile?tab=orders&page=2', '/product/7#reviews'])(
    'to %s of this site [NAV-5]',
    path => expect(safePath(path)).toBe(path),
  );
  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\\\evil.example',
    'cart',
    '',
    null,
    7,
  ])('home instead of %j', path => expect(safePath(path)).toBe('/'));
});
