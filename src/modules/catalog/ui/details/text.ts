import { formatCount } from '#platform/digits.ts';
import { plural } from '#platform/plural.ts';
import { cardText } from '../../text.ts';

/** Shown only if few are left. */
export function piecesLeft(count: number): string {
  return plural(count, {
    zero: cardText.outOfStock,
    one: 'بقيت قطعة واحدة',
    two: 'بقيت قطعتان',
    few: 'بقيت {n} قطع',
    many: 'بقيت {n} قطعة',
    other: 'بقيت {n} قطعة',
  });
}

export const detailsText = {
  taxIncluded: 'السعر شامل الضرائب',
  save: 'وفّر',
  lowestBefore: 'أقل سعر في ٣٠ يومًا قبل التخفيض:',
  goneChoice: (chosen: string) => `نفد «${chosen}»، وما لم يُشطب متاح.`,
  chooseFirst: (option: string) => `اختر ${option} أولًا`,
  unavailable: (option: string) => `${option}، غير متوفّر`,
  pictures: 'صور المنتج',
  picture: (position: number, count: number) => `صورة ${formatCount(position)} من ${formatCount(count)}`,
  place: (position: number, count: number) => `${formatCount(position)} من ${formatCount(count)}`,
  enlarge: 'تكبير الصورة',
  about: 'عن المنتج',
  specifications: 'المواصفات',
  similar: 'منتجات مشابهة',
  brand: 'الماركة',
  onHoliday: 'المتجر في إجازة، ولا يستقبل طلبات حاليًا.',
} as const;
