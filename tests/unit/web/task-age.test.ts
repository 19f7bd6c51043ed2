import { expect, test } from 'vitest';
import { ageText } from '#web/back-office/home/text.ts';

test('the age of what waits is said in hours for two days and then in days, of the oldest where there are several', () => {
  expect(ageText(1, 0)).toBe('منذ أقل من ساعة');
  expect(ageText(6, 5)).toBe('أقدمها منذ ٥ ساعات');
  expect(ageText(2, 2)).toBe('أقدمها منذ ساعتين');
  expect(ageText(2, 47)).toBe('أقدمها منذ ٤٧ ساعة');
  expect(ageText(1, 48)).toBe('منذ يومين');
  expect(ageText(3, 24 * 11)).toBe('أقدمها منذ ١١ يومًا');
});
