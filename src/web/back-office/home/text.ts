import { UNITS } from '#modules/orders/units.text.ts';
import type { FinanceWork, Urgency } from '#modules/reports/finance-work.ts';
import type { Period } from '#modules/reports/period.ts';
import type { SetupStep } from '#modules/reports/setup.ts';
import type { Task } from '#modules/reports/task.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { type PluralForms, plural } from '#platform/plural.ts';

const ADDED: PluralForms = {
  zero: 'لا جديد في هذه الفترة',
  one: 'منها منتج جديد في هذه الفترة',
  two: 'منها منتجان جديدان في هذه الفترة',
  few: 'منها {n} منتجات جديدة في هذه الفترة',
  many: 'منها {n} منتجًا جديدًا في هذه الفترة',
  other: 'منها {n} منتج جديد في هذه الفترة',
};

export const homeText = {
  onHoliday: (day: string) => `متجرك في إجازة حتى نهاية ${day}، ولا يستقبل طلبات جديدة.`,
  endHoliday: 'إنهاء الإجازة',
  noOrdersYet: 'لا طلبات بعد',
  firstOrder: 'أول طلب يصلك برسالة على موبايلك وإشعار هنا.',
  periods: 'الفترة',
  export: 'تصدير',
  exporting: 'جاري التصدير...',
  figures: 'أرقام الفترة',
  sales: 'المبيعات',
  orders: 'الطلبات',
  average: 'متوسط قيمة الطلب',
  returnsRate: 'نسبة الإرجاع',
  medianReturns: (share: string) => `متوسط القسم ${share} في ٩٠ يومًا`,
  nextPayout: 'مستحقاتك القادمة',
  paidOn: (day: string) => `تُحوّل ${day}`,
  activeProducts: 'منتجات نشطة',
  added: (count: number) => plural(count, ADDED),
  more: 'زيادة عن الفترة السابقة',
  less: 'أقل من الفترة السابقة',
  same: 'كما في الفترة السابقة',
  noBefore: 'لا مبيعات في الفترة السابقة',
  daily: 'المبيعات اليومية (جنيه)',
  thisPeriod: 'هذه الفترة',
  beforePeriod: 'الفترة السابقة',
  asTable: 'عرض كجدول',
  day: 'اليوم',
  byCategory: 'المبيعات حسب القسم',
  otherCategories: 'أقسام أخرى',
  noSales: 'لا مبيعات في هذه الفترة بعد.',
  bestProducts: 'الأكثر مبيعًا في آخر ١٤ يومًا',
  latest: 'أحدث الطلبات',
  allOrders: 'كل الطلبات',
  noOrders: 'لا توجد طلبات بعد.',
  number: 'رقم الطلب',
  customer: 'العميل',
  date: 'التاريخ',
  status: 'الحالة',
  total: 'الإجمالي',
  hidden: 'لا يظهر لك',
  waiting: 'يحتاج إلى إجراء',
  /** When what waits came, the oldest of several. */
  came: (count: number, time: string) => (count === 1 ? time : `أقدمها ${isolate(time)}`),
  /** The last moment for the oldest of them. */
  until: (time: string) => `حتى ${isolate(time)}`,
  nothingWaits: 'لا شيء ينتظرك الآن',
  tooMany: '٩٩+',
  addProduct: 'إضافة منتج',
  setUp: 'تجهيز المتجر',
  setUpDone: (done: number, all: number) => `تم ${formatCount(done)} من ${formatCount(all)}`,
  stepDone: 'تم',
  pages: 'صفحات الإدارة',
  today: 'اليوم',
  yesterday: 'أمس',
  percent: (number: string) => `${number}٪`,
  pieces: (count: number) => plural(count, UNITS),
} as const;

export const periodNames: Readonly<Record<Period, string>> = {
  today: 'اليوم',
  last_14_days: 'آخر ١٤ يومًا',
  this_month: 'هذا الشهر',
};

export const setupNames: Readonly<Record<SetupStep, string>> = {
  logo: 'شعار المتجر',
  first_product: 'أول منتج',
  payout_channel: 'حساب استلام المستحقات',
  second_factor: 'التحقق بخطوتين لحماية أموالك',
};

export const taskNames: Readonly<Record<Task, string>> = {
  new_orders: 'طلبات جديدة تنتظر القبول',
  unshipped_orders: 'طلبات لم تُشحن منذ يومين',
  merchant_applications: 'طلبات انضمام تجار جديدة',
  objections_to_decide: 'اعتراضات متاجر على أدائها تنتظر القرار',
  merchant_papers: 'بيانات قانونية ومستندات تجار تنتظر المراجعة',
  products_to_review: 'منتجات تنتظر المراجعة',
  low_stock: 'منتجات قاربت على النفاد',
  open_returns: 'طلبات إرجاع مفتوحة',
  open_claims: 'شكاوى مفتوحة',
  messages_to_answer: 'رسائل تنتظر ردك',
  complaints_to_answer: 'شكاوى تنتظر رد وكالة',
  ending_ads: 'إعلانات تنتهي هذا الأسبوع',
  refunds_to_approve: 'مبالغ مستردة تنتظر الاعتماد',
  payouts_to_approve: 'مستحقات تجار تنتظر الاعتماد',
  statement_disputes: 'اعتراضات تجار على كشوف الحساب',
  transfers_to_confirm: 'تحويلات بنكية تنتظر التأكيد',
  refunds_to_transfer: 'مبالغ مستردة تنتظر التحويل',
  refunds_failed: 'مبالغ مستردة تعذر تحويلها',
  gateway_messages: 'رسائل دفع تحتاج إلى مراجعة',
  cash_exceptions: 'فروق في التحصيلات',
  courier_claims: 'مطالبات على شركات الشحن',
};

const DAYS = {
  zero: '',
  one: 'يومًا',
  two: 'يومين',
  few: '{n} أيام',
  many: '{n} يومًا',
  other: '{n} يوم',
} as const;

export const workText = {
  title: 'قائمة العمل',
  all: 'الكل',
  none: 'لا أعمال تنتظرك الآن',
  finished: 'أُنجز اليوم',
  noneFinished: 'لم يُنجز عمل اليوم بعد',
  lastFinished: (time: string) => `آخر عمل أُنجز اليوم ${isolate(time)}`,
  finishedAt: 'الساعة',
  finishedBy: 'أنجزه',
  whose: 'من يتولى الأعمال',
  whoseWork: { all: 'كل الأعمال', mine: 'لي', nobodys: 'لا يتولاها أحد' },
  noneOf: {
    mine: 'لم تتولَّ عملًا ولم يسنده إليك أحد. اختر «كل الأعمال» لترى ما ينتظر.',
    nobodys: 'لكل عمل في القائمة من يتولاه.',
  },
  assignee: 'من يتولاها',
  you: 'أنت',
  youNamed: (name: string) => `${isolate(name)} (أنت)`,
  nobody: 'لا أحد، تعود إلى الجميع',
  take: 'أتولاها',
  takeOf: (row: string) => `أتولى ${row}`,
  taken: 'أصبحت تتولى هذا العمل',
  give: 'إسناد',
  change: 'تغيير',
  giveOf: (row: string) => `إسناد ${row}`,
  giveTitle: 'من يتولى هذا العمل؟',
  given: 'حُفظ من يتولى هذا العمل',
  save: 'حفظ',
  working: 'جاري الحفظ...',
  row: (work: string, who: string) => (who === '' ? work : `${work}: ${isolate(who)}`),
  tooMany: '٩٩+',
  due: 'المهلة',
  kind: 'العمل',
  papers: 'الأوراق',
  who: 'لمن',
  amount: 'المبلغ',
  desk: 'الخطوة',
  ofBank: 'مهلة البنك',
  statement: (number: string) => `كشف #${formatCount(Number(number))}`,
  late: (count: number) =>
    plural(count, {
      zero: '',
      one: 'واحد تجاوز المهلة',
      two: 'اثنان تجاوزا المهلة',
      few: '{n} تجاوزت المهلة',
      many: '{n} تجاوزت المهلة',
      other: '{n} تجاوزت المهلة',
    }),
  until: (urgency: Urgency, days: number) =>
    ({
      late: `تأخر ${plural(days, DAYS)}`,
      today: 'اليوم',
      tomorrow: 'غدًا',
      later: `خلال ${plural(days, DAYS)}`,
      unknown: 'بلا مهلة',
    })[urgency],
  acts: {
    refund_to_transfer: 'تسجيل التحويل',
    refund_to_approve: 'اعتماد',
    refund_failed: 'إعادة المحاولة',
    bank_dispute: 'إنهاء الاعتراض',
    transfer: 'مطابقة التحويل',
    merchant_dispute: 'الرد على الاعتراض',
    cash_difference: 'تسوية الفرق',
    refunded_parcel: 'متابعة الطرد',
    suspense: 'مطابقة الصف',
    unsettled_statement: 'مطابقة الكشف',
    missing_statement: 'استيراد الكشف',
    courier_claim: 'متابعة المطالبة',
    payout: 'فتح المستحقات',
  } satisfies Record<FinanceWork, string>,
} as const;

/** `ar-EG` writes a direction mark before its percent sign, which the page's own direction makes unnecessary. */
const PERCENT = new Intl.NumberFormat('ar-EG', { maximumFractionDigits: 1 });
const COMPACT = new Intl.NumberFormat('ar-EG', { notation: 'compact', maximumFractionDigits: 1 });
const LONG_DAY = new Intl.DateTimeFormat('ar-EG', { timeZone: 'Africa/Cairo', dateStyle: 'full' });
const SHORT_DAY = new Intl.DateTimeFormat('ar-EG', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** A part of a whole, e.g. 0.024, as ٢٫٤٪. */
export const formatPart = (part: number) => homeText.percent(PERCENT.format(Math.abs(part) * 100));
/** ٨٠ ألف */
export const formatCompact = (amount: number) => COMPACT.format(amount);
/** الخميس، ٢٠ نوفمبر ٢٠٢٥ */
export const formatLongDay = (date: Date) => LONG_DAY.format(date);
/** ١٩ نوفمبر, of a day written `yyyy-mm-dd`. */
export const formatShortDay = (day: string) => SHORT_DAY.format(new Date(day));
