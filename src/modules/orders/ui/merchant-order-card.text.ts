import { formatCount } from '#platform/digits.ts';
import { plural } from '#platform/plural.ts';
import { cancelledUnits } from '../text.ts';

/** Shown next to order lines whose units were partly cancelled or lost. */
export const lineText = {
  sku: 'كود المخزون',
  shelf: 'رف',
  cancelled: (units: number, of: number) =>
    units > 0 && units === of ? 'أُلغيت كل القطع' : cancelledUnits(units, formatCount(of)),
  failed: (units: number) =>
    plural(units, {
      zero: '',
      one: 'قطعة واحدة لم تصل',
      two: 'قطعتان لم تصلا',
      few: '{n} قطع لم تصل',
      many: '{n} قطعة لم تصل',
      other: '{n} قطعة لم تصل',
    }),
} as const;
