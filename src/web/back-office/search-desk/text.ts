import type { SearchView } from '#modules/search/desk.calls.ts';
import type { RuleKind } from '#modules/search/search-rule.ts';
import { formatCount } from '#platform/digits.ts';

export const searchDeskText = {
  intro:
    'ما يبحث عنه الناس، بدون أسمائهم: لا يظهر بحث إلا بعد أن يكتبه خمسة أشخاص في يوم واحد، ويُمحى بعد ٩٠ يومًا. ومن لم يجد شيئًا وطلب توفيره يظهر طلبه فورًا.',
  table: 'عمليات البحث',
  loading: 'جاري تحميل عمليات البحث...',
  failed: 'تعذر تحميل عمليات البحث',
  none: 'لا توجد عمليات بحث هنا',
  noneText: 'تظهر بعد أن يكتبها خمسة أشخاص في يوم واحد.',
  views: 'أي عمليات بحث',
  period: 'المدة',
  month: 'آخر ٣٠ يومًا',
  query: 'البحث',
  searches: 'مرات البحث',
  clicks: 'فتحوا منتجًا',
  wishes: 'طلبوا توفيره',
  found: 'النتائج',
  manyFound: '+١٢',
  repaired: 'عُرضت نتائج',
  decide: 'قرار',
  why: 'سبب الترتيب',
  of: (query: string) => `في «${query}»`,
  decideOn: (query: string) => `قرار في «${query}»`,
  newRule: 'قرار جديد',
  proposal: 'إضافة معنى',
  added: 'أُضيف معنى',
  proposedBy: (times: number) => `(بحثوا عنه بعده وفتحوه: ${formatCount(times)})`,
} as const;

/** The parts of the page. */
export const tabNames: Readonly<Record<SearchView | 'rules' | 'why', string>> = {
  all: 'الكل',
  nothing: 'بلا نتائج',
  no_click: 'لم يفتحوا منتجًا',
  repaired: 'مصحّحة',
  wished: 'طلبوا توفيره',
  rules: 'قراراتنا',
  why: 'سبب الترتيب',
};

/** Other periods than the usual one, by their days. */
export const periodNames: Readonly<Record<number, string>> = {
  1: 'اليوم',
  7: 'آخر ٧ أيام',
  90: 'آخر ٩٠ يومًا',
};

export const rulesText = {
  table: 'قراراتنا في البحث',
  loading: 'جاري تحميل القرارات...',
  failed: 'تعذر تحميل القرارات',
  none: 'لا توجد قرارات بعد',
  noneText: 'اجعل كلمة تعني كلمة أخرى، أو ثبّت منتجًا لبحث، أو أخفه منه، أو أرسل البحث إلى صفحة.',
  query: 'البحث',
  kind: 'القرار',
  what: 'التفاصيل',
  remove: 'إلغاء',
  removeTitle: (query: string) => `إلغاء القرار في «${query}»؟`,
  removeText: 'تعود نتائج هذا البحث كما كانت قبل القرار.',
  removeIt: 'إلغاء القرار',
  removed: 'أُلغي القرار، ويظهر أثره من أول بحث.',
  removeOf: (query: string) => `إلغاء القرار في «${query}»`,
  means: 'يعني أيضًا',
  meansHint: 'كلمات يعرفها المتجر، مثل: شبشب',
  product: 'المنتج',
  productHint: 'اكتب اسم المنتج أو كوده واختره',
  category: 'القسم',
  otherPage: 'صفحة أخرى',
  path: 'الصفحة',
  pathHint: 'عنوانها في المتجر، مثل ‎/outlet/3، أو ألصقه من المتصفح',
  save: 'حفظ القرار',
  saving: 'جاري الحفظ...',
  saved: 'حُفظ القرار، ويظهر أثره من أول بحث.',
} as const;

export const kindNames: Readonly<Record<RuleKind, string>> = {
  means: 'يعني أيضًا',
  pin: 'تثبيت منتج في أول النتائج',
  hide: 'إخفاء منتج من النتائج',
  leads_to: 'فتح صفحة',
};
