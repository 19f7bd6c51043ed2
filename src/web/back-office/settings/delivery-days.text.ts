import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';

const WORKDAYS = {
  zero: 'في اليوم نفسه',
  one: 'يوم عمل واحد',
  two: 'يوما عمل',
  few: '{n} أيام عمل',
  many: '{n} يوم عمل',
  other: '{n} يوم عمل',
};

export const daysText = {
  timesIntro:
    'أيام كل منطقة هي الأساس. أضف هنا محافظة أو مدينة يختلف موعدها، لشركة شحن بعينها أو للكل. الأدقّ يُطبَّق.',
  noTimes: 'كل الأماكن على أيام منطقتها',
  place: (governorate: string, city: string) => (city ? `${governorate}، ${city}` : governorate),
  takes: ({ first, last }: { first: number; last: number }, courier: string) =>
    first === last
      ? `${plural(last, WORKDAYS)} · ${courier}`
      : `من ${formatCount(first)} إلى ${plural(last, WORKDAYS)} · ${courier}`,
  anyCourier: 'كل شركات الشحن',
  anyCity: 'كل المدن',
  governorate: 'المحافظة',
  city: 'المدينة',
  courier: 'شركة الشحن',
  first: 'أقل أيام عمل',
  last: 'أكثر أيام عمل',
  addTime: 'إضافة موعد',
  holidays: 'الإجازات',
  holidaysIntro:
    'لا تجهيز ولا توصيل في هذه الأيام. الجمعة والسبت إجازة دائمًا. أضف أعياد السنة الهجرية عند إعلانها.',
  noHolidays: 'لا إجازات قادمة',
  year: (day: string) => formatCount(Number(day.slice(0, 4))).replaceAll('٬', ''),
  day: 'التاريخ',
  name: 'اسم الإجازة',
  addHoliday: 'إضافة إجازة',
  saved: 'تم الحفظ',
  removed: 'تم الحذف',
  removeShort: 'حذف',
  remove: (label: string) => `حذف ${label}`,
  removeTitle: (label: string) => `حذف ${isolate(label)}؟`,
  removeText: 'يتغيّر موعد التوصيل الذي يراه العملاء من الآن.',
  working: 'جاري التنفيذ...',
} as const;
