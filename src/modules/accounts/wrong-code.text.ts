import { type PluralForms, plural } from '#platform/plural.ts';

const LEFT: PluralForms = {
  zero: 'اطلب رمزًا جديدًا.',
  one: 'بقيت محاولة واحدة.',
  two: 'بقيت محاولتان.',
  few: 'بقيت {n} محاولات.',
  many: 'بقيت {n} محاولة.',
  other: 'بقيت {n} محاولة.',
};

const WRONG = {
  still: 'الرمز غير صحيح.',
  maybe: 'الرمز غير صحيح أو انتهت مدته.',
  replaced: 'هذا رمز سابق. اكتب آخر رمز وصلك.',
} as const;

/**
 * How often a code may still be tried; at last that another is needed. `maybe`: whether there is a code that can still be
 * used is not said, because it may be somebody else's. `replaced`: a newer one was sent.
 */
export function triesLeftText(left: number, isGood: keyof typeof WRONG): string {
  return `${WRONG[isGood]} ${plural(left, LEFT)}`;
}
