import type { StaffEvent } from '#modules/merchants/merchant-status.ts';
import { formatAmount } from '#platform/digits.ts';

export const DAY_WORDS = { today: 'اليوم', yesterday: 'أمس' } as const;

export const merchantsText = {
  tabs: 'حالة التجار',
  search: 'ابحث باسم المتجر أو رقم السجل',
  list: 'قائمة التجار',
  none: 'لا يوجد تجار هنا',
  noneFound: 'لا توجد نتائج',
  noneText: 'عندما يرسل تاجر طلبًا، تجده هنا.',
  back: 'رجوع إلى القائمة',
  export: 'تصدير',
  exporting: 'جاري التصدير...',
  application: (id: number) => `طلب رقم MR-${id}`,
  merchant: (id: number) => `تاجر رقم ${id}`,
  sentAt: 'قُدّم',
  activity: 'نوع النشاط',
  entityKind: 'نوع الكيان',
  legalName: 'الاسم القانوني',
  commercialRegister: 'رقم السجل التجاري',
  taxNumber: 'رقم البطاقة الضريبية',
  vatRegistered: 'مسجَّل في القيمة المضافة',
  yes: 'نعم',
  no: 'لا',
  phone: 'موبايل المسؤول',
  email: 'البريد الإلكتروني',
  address: 'عنوان المخزن',
  returnAddress: 'عنوان المرتجعات',
  expectedProducts: 'عدد المنتجات المتوقع',
  nationalId: 'الرقم القومي للمالك',
  reveal: 'إظهار الرقم كاملًا',
  products: 'المنتجات',
  openOrders: 'طلبات مفتوحة',
  holidayUntil: 'آخر يوم في الإجازة',
  statusReason: 'السبب',
  missing: 'غير مسجَّل',
  facts: 'البيانات',
  papers: 'المستندات',
  noPapers: 'لا توجد مستندات.',
  paperOf: (name: string, day: string) => `صفحة ${name} كما أُرسلت في ${day}`,
  openPaper: (name: string) => `فتح ${name}`,
  checklist: 'قائمة المراجعة',
  members: 'فريق المتجر',
  history: 'السجل',
  byShop: 'النظام',
  accept: 'قبول التاجر',
  askPapers: 'طلب مستندات',
  reject: 'رفض الطلب',
  working: 'جاري التنفيذ...',
  acceptNote: 'عند القبول يصل إلى التاجر إشعار، ويُفتح له حساب بصلاحية تاجر. عند الرفض يُطلب منك كتابة السبب.',
  accepted: 'قُبل التاجر وفُتح متجره.',
  done: 'تم تغيير الحالة.',
  reviewsProducts: 'مراجعة منتجاته الجديدة قبل ظهورها',
  whichPapers: 'المستندات المطلوبة',
  why: 'السبب كما يقرؤه التاجر',
  send: 'إرسال',
  cancel: 'إلغاء',
  status: 'حالة المتجر',
} as const;

export const identityReviewText = {
  title: 'طلب تغيير البيانات القانونية',
  decided: 'طلبات تغيير سابقة',
  papers: 'مستندات الطلب',
  approve: 'قبول التغيير',
  aboutApproval: 'قارن البيانات الجديدة بالمستندات. تسري من اليوم المختار، وما صدر قبله يبقى كما هو.',
  effectiveFrom: 'يسري من يوم',
  approved: 'قُبل التغيير ووصل التاجر إشعار.',
  refuse: 'رفض التغيير',
  answer: 'سبب الرفض كما يقرؤه التاجر',
  refused: 'رُفض التغيير ووصل التاجر إشعار.',
  expiry: 'تاريخ الانتهاء',
  expiryOf: (paper: string) => `تاريخ انتهاء ${paper}`,
  expiresOn: 'آخر يوم في صلاحيته',
  expiryHint: 'كما هو مكتوب في المستند. يصل التاجر تذكير قبله بشهر وبأسبوع، وبعده.',
  saveExpiry: 'حفظ التاريخ',
  expirySaved: 'حُفظ تاريخ الانتهاء.',
} as const;

/** Decisions of staff about a selling merchant: the button, and the consequence that is shown before. */
export const DECISION_TEXT: Readonly<Record<StaffEvent, { label: string; about: string }>> = {
  restricted: {
    label: 'تقييد',
    about: 'يبقى المتجر ظاهرًا ولا يستقبل الدفع عند الاستلام، ويتوقف تحويل مستحقاته.',
  },
  suspended: {
    label: 'إيقاف',
    about:
      'تختفي منتجاته الآن من القوائم والبحث والإعلانات والسلال، ويتوقف تحويل مستحقاته، ويصبح حسابه للاطلاع فقط.',
  },
  reactivated: { label: 'إعادة تنشيط', about: 'تظهر منتجاته ويستقبل الطلبات كما كان.' },
  closed: {
    label: 'إغلاق',
    about: 'يُغلق المتجر نهائيًا ولا يمكن الدخول بحسابات فريقه. تُحوّل مستحقاته بعد ٩٠ يومًا.',
  },
};

const saving = 'جاري الحفظ...';

export const rateText = {
  commission: {
    label: 'عمولة هذا التاجر ٪',
    hint: (general: number) =>
      `اتركها فارغة لتسري عمولة القسم أو العمولة العامة ${formatAmount(general)}٪. تسري على الطلبات الجديدة.`,
    save: 'حفظ العمولة',
    saving,
    saved: 'حُفظت عمولة التاجر.',
  },
  withholding: {
    label: 'ضريبة الخصم من مستحقاته ٪',
    hint: (general: number) =>
      `اتركها فارغة لتسري النسبة العامة ${formatAmount(general)}٪. اكتب صفرًا لمن أعفاه القانون من الخصم. تسري على الدفعات الجديدة.`,
    save: 'حفظ ضريبة الخصم',
    saving,
    saved: 'حُفظت ضريبة الخصم.',
  },
} as const;
