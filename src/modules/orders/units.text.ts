import type { PluralForms } from '#platform/plural.ts';

/** How many units, as a sentence or a table says it. */
export const UNITS: PluralForms = {
  zero: 'لا قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '{n} قطع',
  many: '{n} قطعة',
  other: '{n} قطعة',
};
