import { formatCount } from '#platform/digits.ts';
import { plural } from '#platform/plural.ts';

export const heldStockText = {
  intro:
    'قطع محجوزة لطلبات لم تُدفع بعد، ومن حجزها. لكل عميل ورقم وعنوان حد، وتقصر المهلة لمن تكررت طلباته دون دفع.',
  loading: 'جاري تحميل القطع المحجوزة...',
  failed: 'تعذر تحميل القطع المحجوزة',
  none: 'لا قطع محجوزة دون دفع',
  table: 'من حجز دون دفع',
  who: 'العميل',
  held: 'المحجوز',
  worth: 'القيمة',
  until: 'حتى',
  asking: 'يُراجع الدفع الآن',
  newest: 'أحدث طلب',
  signs: 'ملاحظات',
  nothing: '—',
  units: (count: number) =>
    plural(count, {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: '{n} قطع',
      many: '{n} قطعة',
      other: '{n} قطعة',
    }),
  orders: (count: number) =>
    plural(count, {
      zero: 'لا طلبات',
      one: 'في طلب واحد',
      two: 'في طلبين',
      few: 'في {n} طلبات',
      many: 'في {n} طلبًا',
      other: 'في {n} طلب',
    }),
  shared: (count: number) =>
    plural(count, {
      zero: '',
      one: 'حساب آخر بالموبايل أو العنوان نفسه',
      two: 'حسابان آخران بالموبايل أو العنوان نفسه',
      few: '{n} حسابات أخرى بالموبايل أو العنوان نفسه',
      many: '{n} حسابًا آخر بالموبايل أو العنوان نفسه',
      other: '{n} حساب آخر بالموبايل أو العنوان نفسه',
    }),
  lapsed: (count: number) => `انتهت دون دفع خلال ٣٠ يومًا: ${formatCount(count)}`,
} as const;
