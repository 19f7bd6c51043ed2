import { type PluralForms, plural } from '#platform/plural.ts';

const LEFT: PluralForms = {
  zero: 'اطلب رمزًا جديدًا.',
  one: 'بقيت محاولة واحدة.',
  two: 'بقيت محاولتان.',
  few: 'بقيت {n} محاولات.',
  many: 'بقيت {n} محاولة.',
  other: 'بقيت {n} محاولة.',
};

/**
 * How often a code may still be tried; at last that another is needed. `maybe`: whether there is a code that can still be
 * used is not said, because it may be somebody else's.
 */
export function triesLeftText(left: number, isGood: 'still' | 'maybe'): string {
  const wrong = isGood === 'still' ? 'الرمز غير صحيح.' : 'الرمز غير صحيح أو انتهت مدته.';
  return `${wrong} ${plural(left, LEFT)}`;
}
