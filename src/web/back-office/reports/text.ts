import type { Facet } from '#modules/reports/report.ts';
import { plural } from '#platform/plural.ts';
import type { Preset } from './preset.ts';

export const reportsText = {
  title: 'التقارير',
  filters: 'ما يعرضه التقرير',
  presets: 'فترات جاهزة',
  sums: 'أرقام الفترة',
  parts: 'أجزاء التقارير',
  onTime: 'وصل في موعده',
  late: (orders: string) => `${orders} وصلت بعد موعدها`,
  average: (amount: string) => `متوسط ${amount}`,
  against: 'عن المدة السابقة بطولها',
  daily: 'المبيعات اليومية',
  asTable: 'عرض كجدول',
  noReturns: 'لم يرجع شيء من طلبات هذه الفترة',
  noLate: 'لم يصل طلب من هذه الفترة بعد موعده',
  noneBetter: 'جرّب فترة أخرى إن أردت المقارنة.',
  chart: (part: string) => `${part}: رسم`,
  noStock: 'لم يُبع شيء في آخر أسبوعين',
  noStockText: 'يظهر هنا ما يُباع، وكم يومًا يكفي مخزونه.',
  stockAbout: (days: string) => `كم يومًا يكفي المخزون إن استمر البيع بمعدل آخر ${days} يومًا، الأقل أولًا.`,
  left: (units: string) => `بقي ${units}`,
  soldOut: 'نفد',
  lasts: 'يكفي',
  days: (count: number) =>
    plural(count, {
      zero: 'أقل من يوم',
      one: 'يومًا واحدًا',
      two: 'يومين',
      few: '{n} أيام',
      many: '{n} يومًا',
      other: '{n} يوم',
    }),
  taxAbout:
    'ما في الإيصالات والإشعارات الدائنة والفواتير، كما صدرت وبيوم صدورها في القاهرة. راجعها مع محاسبك قبل الإقرار.',
  taxSums: 'الضريبة في الفترة',
  taxDue: 'صافي ضريبة القيمة المضافة',
  taxDueNote: 'ضريبة ما صدر بعد المرتجعات، ناقص ضريبة ما ورد من فواتير',
  withheld: 'خُصم تحت حساب الضريبة',
  withheldNote: 'بشهادات خصم مع كل تحويل',
  noTax: 'لم تصدر مستندات في هذه الفترة',
  noTaxText: 'يصدر الإيصال عند تسليم الطرد.',
  taxLong: 'اختر فترة أقصر',
  taxLongText: 'تقرير الضريبة لثلاثة أشهر على الأكثر.',
  from: 'من يوم',
  to: 'إلى يوم',
  none: 'لا مبيعات في هذه الفترة',
  noneText: 'جرّب فترة أطول.',
  about:
    'المبيعات هي ما طُلب ولم يُلغَ ولم يُرفض عند الاستلام، بعد الخصم وبدون التوصيل والرسوم، بيوم الطلب في القاهرة.',
} as const;

export const presetNames: Readonly<Record<Preset, string>> = {
  today: 'اليوم',
  yesterday: 'أمس',
  week: 'آخر ٧ أيام',
  fortnight: 'آخر ١٤ يومًا',
  thirty: 'آخر ٣٠ يومًا',
  month: 'هذا الشهر',
  last_month: 'الشهر الماضي',
};

/** The page's parts: reports by what their rows are, and what the stock lasts for. */
export const partNames: Readonly<Record<Facet | 'stock' | 'tax', string>> = {
  day: 'نظرة عامة',
  product: 'الأكثر مبيعًا',
  stock: 'المخزون',
  tax: 'الضريبة',
  late_stage: 'الشحن والتأخير',
  return_reason: 'الإرجاع',
  category: 'الأقسام',
  merchant: 'المتاجر',
  governorate: 'المحافظات',
  payment_method: 'طرق الدفع',
};
