import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';

/** Orders with their noun: «٤١٢ طلبًا». */
export const countOrders = (count: number) =>
  plural(count, {
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبين',
    few: '{n} طلبات',
    many: '{n} طلبًا',
    other: '{n} طلب',
  });

export const listText = {
  title: 'الطلبات',
  loading: 'جاري تحميل الطلبات...',
  failed: 'تعذر تحميل الطلبات',
  tabs: 'حالة الطلبات',
  filters: 'تصفية الطلبات',
  search: 'ابحث برقم الطلب أو البوليصة أو الموبايل أو الاسم',
  period: 'الفترة',
  from: 'من يوم',
  to: 'إلى يوم',
  merchant: 'المتجر',
  payment: 'طريقة الدفع',
  governorate: 'المحافظة',
  sort: 'الترتيب',
  allMerchants: 'كل المتاجر',
  allPayments: 'كل طرق الدفع',
  allGovernorates: 'كل المحافظات',
  newest: 'الأحدث أولًا',
  oldest: 'الأقدم أولًا',
  selected: (count: number) => `تم تحديد ${countOrders(count)}`,
  changeStatus: 'تغيير الحالة',
  printLabels: 'طباعة البوالص',
  printPicks: 'قائمة سحب من المخزن',
  printSlips: 'طباعة قوائم التجهيز',
  printManifest: 'كشف تسليم للمندوب',
  selectAll: 'تحديد كل طلبات الصفحة',
  select: (number: string) => `تحديد الطلب ${isolate(number)}`,
  menuOf: (number: string) => `خيارات الطلب ${isolate(number)}`,
  details: 'التفاصيل',
  more: (count: number) => `+${formatCount(count)}`,
  moreMerchants: (count: number) => `و${formatCount(count)} من المتاجر معه`,
  masked: 'بيانات العميل محجوبة',
  range: (from: number, to: number, total: string) => `${formatCount(from)}–${formatCount(to)} من ${total}`,
  total: (count: number, most: number) =>
    count < most ? countOrders(count) : `أكثر من ${formatCount(most)} طلب`,
  cut: (most: number) =>
    `هذه أحدث ${countOrders(most)} بهذا البحث. حدّد الفترة لترى الأقدم، أو ابحث بالموبايل.`,
  empty: 'لا توجد طلبات في هذه الفترة',
  emptyMore: 'جرّب فترة أطول أو امسح البحث وعوامل التصفية.',
  noneYet: 'لا توجد طلبات بعد',
  noneYetMore: 'عندما يشتري أحد منتجاتك، تجد طلبه هنا.',
  late: (day: string) => `تأخر، كان ${day}`,
  today: 'اليوم',
  yesterday: 'أمس',
} as const;

/** Columns of the table. */
export const columnText = {
  number: 'رقم الطلب',
  date: 'التاريخ',
  customer: 'العميل',
  merchants: 'المتاجر',
  units: 'القطع',
  payment: 'الدفع',
  status: 'الحالة',
  handOver: 'يُسلَّم للمندوب',
  total: 'الإجمالي',
  menu: 'خيارات',
} as const;

export const tabText = {
  all: 'الكل',
  waiting: 'بانتظار التأكيد',
  new: 'جديد',
  preparing: 'قيد التجهيز',
  shipped: 'سُلّم للمندوب',
  out: 'خرج للتوصيل',
  delivered: 'تم التسليم',
  cancelled: 'ملغي',
  returned: 'مرتجع',
} as const;

export const periodText = {
  '': 'كل المدة',
  '1': 'اليوم',
  '7': 'آخر ٧ أيام',
  '14': 'آخر ١٤ يومًا',
  '30': 'آخر ٣٠ يومًا',
  '90': 'آخر ٩٠ يومًا',
  days: 'أيام محددة',
} as const;

/** The next step of an order, as its button names it. */
export const stepText = {
  accepted: 'بدء التجهيز',
  packed: 'تغليف',
  handed_over: 'تسليم للمندوب',
} as const;

export const bulkText = {
  label: 'إجراءات على الطلبات المحددة',
  working: 'جاري التنفيذ...',
  done: (count: number) => `تم تنفيذ الخطوة في ${countOrders(count)}`,
  noneWaits: 'لا شيء مما حددته ينتظرها',
  none: 'لا شيء مما حددته ينتظر هذه الخطوة.',
} as const;
