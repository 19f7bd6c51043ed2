import { formatCount } from '#platform/digits.ts';

/** Both are twelve at night; one begins the day, the other ends it. */
const ENDS_OF_DAY: Readonly<Record<number, string>> = { 0: 'لا أُجهّز في يوم الطلب نفسه', 24: 'حتى آخر اليوم' };

export const sendingText = {
  title: 'الشحن والمواعيد',
  intro: 'من هذه البيانات نحسب الموعد الذي يراه المشتري. يسري التغيير على الطلبات الجديدة.',
  preparingDays: 'أيام التجهيز (أيام عمل)',
  cutOffHour: 'آخر ساعة لطلبات اليوم',
  cutOffHint: 'ما يُطلب بعدها يُحسب من يوم العمل التالي.',
  hour: (hour: number) => ENDS_OF_DAY[hour] ?? `${formatCount(hour % 12 || 12)} ${hour < 12 ? 'ص' : 'م'}`,
  shipsWith: 'من يوصّل عادةً؟',
  freeDeliveryFrom: 'توصيل مجاني من مشتريات بمبلغ (جنيه)',
  freeHint: 'تتحمل أنت رسوم التوصيل، وتُخصم من مستحقاتك إذا وصّلته شركة شحن. اتركه فارغًا إن كنت لا تقدمه.',
} as const;
