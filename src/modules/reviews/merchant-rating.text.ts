import { formatCount } from '#platform/digits.ts';
import { plural } from '#platform/plural.ts';

const percent = (share: number) => `${formatCount(share)}٪`;

export const merchantRatingText = {
  title: 'أداء المتجر في ٩٠ يومًا',
  none: 'متجر جديد أو قليل الطلبات، لا يكفي ما سُلّم للحكم على أدائه.',
  handedOver: 'يسلّم للشحن في موعده',
  arrived: 'يصل في الموعد',
  asPromised: 'بلا عيب أو خطأ',
  described: 'تقييم منتجاته',
  shop: 'تغليفه والتزامه',
  answered: 'يرد على الرسائل خلال يوم',
  percent,
  ofFive: (stars: number) => `${stars.toLocaleString('ar-EG', { minimumFractionDigits: 1 })} من ٥`,
  from: (parts: number) =>
    plural(parts, {
      zero: 'لا شحنات',
      one: 'من شحنة واحدة',
      two: 'من شحنتين',
      few: 'من {n} شحنات',
      many: 'من {n} شحنة',
      other: 'من {n} شحنة',
    }),
} as const;
