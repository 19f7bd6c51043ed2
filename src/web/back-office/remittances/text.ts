import { formatCount } from '#platform/digits.ts';
import { plural } from '#platform/plural.ts';

const parcelForms = {
  zero: 'لا طرود',
  one: 'طرد واحد',
  two: 'طردان',
  few: '{n} طرود',
  many: '{n} طردًا',
  other: '{n} طرد',
};

export const parcelCount = (count: number): string => plural(count, parcelForms);

export const remittanceText = {
  intro: 'ما حصّلته شركات الشحن نقدًا من العملاء، وما وصل منه إلى حسابنا.',
  loading: 'جاري تحميل التحصيلات...',
  failed: 'تعذّر تحميل التحصيلات',
  tryLater: 'تحقّق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  retry: 'إعادة المحاولة',
  courier: 'شركة الشحن',
  cancel: 'إلغاء',
  working: 'جاري الحفظ...',
} as const;

export const waitingText = {
  title: 'نقدية لم تُورّد بعد',
  none: 'لا توجد نقدية لدى شركات الشحن.',
  amount: 'المبلغ',
  parcels: 'الطرود',
  late: (days: number) => `أقدم من ${formatCount(days)} أيام`,
  overdue: (days: number) => `أقدم من ${formatCount(days)} يومًا`,
  nothing: 'لا شيء',
} as const;

export const importText = {
  title: 'استيراد كشف تحصيل',
  intro:
    'ملف CSV أو Excel من شركة الشحن، فيه رقم التتبع والمبلغ المحصّل والرسوم. نعرض لك النتيجة أولًا، ولا يتغيّر شيء قبل أن تؤكد.',
  choose: 'اختر الشركة',
  reference: 'رقم الكشف لدى الشركة',
  file: 'ملف الكشف',
  chooseFile: 'اختر ملف الكشف',
  noneChosen: 'لم يُختر ملف',
  check: 'افحص الكشف',
  checking: 'جاري الفحص...',
  noFile: 'اختر ملفًا أولًا.',
  noReference: 'اكتب رقم الكشف كما جاء من الشركة',
  noCouriers: 'لم يُسلَّم طرد إلى شركة شحن بعد، فلا كشف يُستورد.',
  import: 'استيراد الكشف',
  importing: 'جاري الاستيراد...',
  imported: 'تم استيراد الكشف',
  nothingNew: 'كل أسطر هذا الكشف مستوردة من قبل، ولن يتغيّر شيء.',
  again: 'افحص ملفًا آخر',
  result: 'نتيجة الفحص',
  lines: 'تحصيلات جديدة',
  already: 'مستوردة من قبل',
  gross: 'إجمالي المحصّل',
  fees: 'رسوم الشركة',
  net: 'صافي التحويل',
  problems: 'أسطر لا يمكن قبولها',
  problemsIntro: 'صحّح هذه الأسطر في الملف ثم افحصه من جديد.',
  differences: 'فروق عن المستحق',
  differencesIntro: 'تُستورد هذه الأسطر، وينتظر كل فرق قرارًا.',
  row: 'السطر',
  trackingNumber: 'رقم التتبع',
  problem: 'المشكلة',
  due: 'المستحق',
  came: 'المورّد',
} as const;

export const exceptionText = {
  title: 'فروق تنتظر قرارًا',
  none: 'لا توجد فروق.',
  oldest: (most: number) => `هذه أقدم ${formatCount(most)} فرق. كلما حسمت فرقًا ظهر ما بعده.`,
  order: 'الطلب',
  kind: 'النوع',
  amount: 'الفرق',
  since: 'منذ',
  action: 'القرار',
  decide: 'احسم الفرق',
  dialogTitle: (amount: string) => `حسم فرق ${amount}`,
  dialogText: (limit: string) => `شطب ما يزيد على ${limit} يحتاج إلى موافقة شخص ثانٍ.`,
  outcome: 'القرار',
  reason: 'السبب',
  save: 'احفظ القرار',
  closed: 'حُسم الفرق',
  proposed: 'اقتُرح الشطب، وينتظر موافقة شخص ثانٍ',
  waits: (name: string) => `اقترح ${name} شطبه`,
  agree: 'أوافق على الشطب',
  takeAway: 'ألغِ الاقتراح',
  takenAway: 'أُلغي الاقتراح',
  mine: 'ينتظر موافقة شخص غيرك',
  outcomes: {
    short: { recovered: 'دفعت الشركة الفرق', written_off: 'شطب الفرق' },
    over: { recovered: 'أُعيد الزائد إلى الشركة', written_off: 'الاحتفاظ بالزائد' },
    missing: { recovered: 'دفعت الشركة المبلغ', written_off: 'شطب المبلغ' },
  },
} as const;

export const statementText = {
  title: 'الكشوف',
  none: 'لم يُستورد أي كشف بعد.',
  reference: 'رقم الكشف',
  lines: 'الطرود',
  gross: 'المحصّل',
  fees: 'الرسوم',
  net: 'الصافي',
  imported: 'استورده',
  state: 'الحالة',
  settled: 'وصل إلى البنك',
  waits: 'ينتظر البنك',
  settle: 'طابقه مع البنك',
  reconcileText: 'اكتب المبلغ كما ظهر في كشف حساب البنك. يجب أن يساوي صافي الكشف بالضبط.',
  bankAmount: 'المبلغ الواصل بالجنيه',
  bankReference: 'رقم العملية في البنك',
  save: 'تأكيد الوصول',
  done: 'تمت مطابقة الكشف',
} as const;
