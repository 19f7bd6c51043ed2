import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseEmail } from '#platform/email.ts';
import { formatMobile, normaliseMobile } from '#platform/phone.ts';
import { nastyStrings } from './data.ts';

describe('a mobile number', () => {
  test.each([
    '01012345678',
    '1012345678',
    '201012345678',
    '00201012345678',
    '+20 010 1234 5678',
    '+201012345678',
    '010-1234-5678',
    '(010) 12345678',
    '010 – 1234 – 5678',
    '٠١٠١٢٣٤٥٦٧٨',
    '۰۱۰۱۲۳۴۵۶۷۸',
    '+٢٠ ١٠ ١٢٣٤ ٥٦٧٨',
    '٠٠٢٠١٠١٢٣٤٥٦٧٨',
    '\u200E01012345678\u200F',
    '\u2066+20 10 12345678\u2069',
  ])('«%s» is +201012345678', typed => {
    expect(normaliseMobile(typed)).toBe('+201012345678');
  });

  test.each(['011', '012', '015'])('may begin with %s', prefix => {
    expect(normaliseMobile(`${prefix}00000000`)).toBe(`+20${prefix.slice(1)}00000000`);
  });

  test.each([
    '01312345678',
    '01412345678',
    '01612345678',
    '0101234567',
    '010123456789',
    'موبايل 01012345678',
    '0223456789',
    '16123',
    '08001234567',
    '+966512345678',
    '',
  ])('«%s» is none', typed => {
    expect(normaliseMobile(typed)).toBeNull();
  });

  test('is shown in the groups Egyptians say', () => {
    expect(formatMobile('+201012345678')).toBe('010 1234 5678');
  });

  test('as it is shown reads back the same', () => {
    const stored = fc.stringMatching(/^\+201[0125]\d{8}$/);
    fc.assert(fc.property(stored, mobile => normaliseMobile(formatMobile(mobile)) === mobile));
  });
});

describe('an e-mail address', () => {
  test.each([
    [' Mona.Ali@Example.COM ', 'mona.ali@example.com'],
    ['mona٢٥@example.com', 'mona25@example.com'],
    ['\u200Fmona+shop@mail.example.eg\u200E', 'mona+shop@mail.example.eg'],
    ["o'neil@example.com", "o'neil@example.com"],
  ])('«%s» is %s', (typed, stored) => {
    expect(normaliseEmail(typed)).toBe(stored);
  });

  test.each([
    'mona',
    'mona@example',
    '@example.com',
    'mona@.com',
    'mona@example.com.',
    'mona@exa..mple.com',
    'a b@example.com',
    'a@b@c.com',
    'a@b.c, d@e.f',
    '<mona@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
    '',
  ])('«%s» is none', typed => {
    expect(normaliseEmail(typed)).toBeNull();
  });
});

test('no nasty string becomes something that is no number or address', () => {
  for (const typed of nastyStrings()) {
    expect(normaliseMobile(typed) ?? '+201000000000').toMatch(/^\+201[0125]\d{8}$/);
    expect(normaliseEmail(typed) ?? 'a@b.c').toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
  }
});
