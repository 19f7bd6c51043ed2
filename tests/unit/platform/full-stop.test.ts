import { expect, test } from 'vitest';
import { withFullStop } from '#platform/full-stop.ts';

test.each([
  ['الصورة غير واضحة', 'الصورة غير واضحة.'],
  ['الصورة غير واضحة.', 'الصورة غير واضحة.'],
  ['الصورة غير واضحة .. ', 'الصورة غير واضحة.'],
  ['الصورة غير واضحة،', 'الصورة غير واضحة.'],
  ['المبلغ 1.5', 'المبلغ 1.5.'],
  ['أين رقم العملية؟', 'أين رقم العملية؟'],
  ['الصورة ناقصة…', 'الصورة ناقصة…'],
  ['الصورة ناقصة...', 'الصورة ناقصة...'],
])('«%s» at the end of a sentence has one ending', (typed, said) => {
  expect(withFullStop(typed).replace(/[\u2068\u2069]/g, '')).toBe(said);
});
