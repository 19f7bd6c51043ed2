import type { ImportStatus } from '#modules/catalog/import/product-import.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { type PluralForms, plural } from '#platform/plural.ts';

export const importText = {
  title: 'استيراد المنتجات',
  intro: 'ارفع ملف CSV أو إكسل. نفحصه أولًا ونخبرك بكل صف فيه خطأ، ولا يتغيّر شيء قبل أن توافق.',
  back: 'العودة إلى المنتجات',
  another: 'استيراد ملف آخر',
  merchant: 'المتجر',
  chooseMerchant: 'اختر المتجر',
  merchantFirst: 'اختر المتجر أولًا',
  drop: 'اسحب الملف إلى هنا أو الصقه',
  choose: 'اختيار ملف',
  limits: 'حتى ١٠٠٬٠٠٠ صف و٦٤ ميجابايت. كل صف خيار واحد من المنتج، وصفوف المنتج الواحد لها نفس كود المنتج.',
  uploading: (percent: number) => `جاري الرفع ${formatCount(percent)}%`,
  checking: 'جاري فحص الملف...',
  /** On the button, which is as wide as its own words. */
  busy: 'انتظر...',
  tooLarge: 'الملف أكبر من ٦٤ ميجابايت. قسّمه إلى ملفين أو أكثر.',
  template: 'نموذج للتعبئة',
  asCsv: 'CSV',
  asXlsx: 'إكسل',
  help: 'كيف أعبّئ الملف؟',
  rules: [
    'الخانة الفارغة تترك ما في المنتج كما هو، والصفر في «السعر قبل التخفيض» يلغيه.',
    'المنتج الموجود يُعرف بكود المنتج أو كود المخزون فيُعدَّل، وغيره يُضاف. لا يحذف الاستيراد شيئًا.',
    'ملف بلا أكواد أو بأسماء أعمدة أخرى مقبول: نسألك عن كل عمود مرة واحدة، ونعطي كل منتج كودًا من اسمه.',
    'الصور: روابط تبدأ بـ https أو معرّفات ملفات من Google Drive، كل صورة في سطر، وأولها الغلاف.',
    'المواصفات: كل مواصفة في سطر بالشكل «الاسم: القيمة».',
    'سبب عدم الإرجاع: اتركه فارغًا ليبقى كما هو، أو اكتب «حسب القسم» أو «يُسترجع» أو سببًا يقبله القانون.',
    'الحالة: مسودة أو منشور أو مخفي. المنتج الجديد بلا حالة يُحفظ مسودة.',
  ],
  history: 'عمليات الاستيراد السابقة',
  file: 'الملف',
  when: 'الوقت',
  by: 'بواسطة',
  commandLine: 'سطر الأوامر',
  status: 'الحالة',
  result: 'النتيجة',
  report: 'نتيجة الفحص',
  creates: 'منتجات جديدة',
  changes: 'منتجات تتغيّر',
  same: 'بلا تغيير',
  bad: 'صفوف بها خطأ',
  unknown: (titles: readonly string[]) => `أعمدة لم نعرفها وتركناها: ${titles.join('، ')}`,
  mapping: 'أسماء في ملفك لا نعرفها',
  mappingHint: 'اختر ما يقابلها مرة واحدة، ونتذكرها لملفاتك القادمة. ما لا تختار له يبقى كما هو.',
  columnCalled: (column: string) => `عمود ${isolate(column)}`,
  categoryCalled: (name: string, rows: number) => `قسم ${isolate(name)} (${rowCount(rows)})`,
  leaveOut: 'اتركه، لا نحتاجه',
  notYet: 'اختر',
  mapAndCheck: 'حفظ وفحص الملف من جديد',
  groups: 'الأخطاء حسب السبب',
  numbered: (rows: number) =>
    `${rowCount(rows)} بلا كود: أعطينا كل منتج كودًا من اسمه، فإن رفعت الملف من جديد عدّلناه ولم نكرره.`,
  drafts: (count: number) => `بلا صورة، ويُحفظ مسودة حتى تضيفها: ${productCount(count)}.`,
  sameTitles: (count: number) => `له نفس اسم منتج آخر في الملف، راجعه: ${productCount(count)}.`,
  proposedBrands: (names: readonly string[]) =>
    `ماركات ليست في المتجر، ونقترحها على الإدارة وتُستورد منتجاتها بلا ماركة: ${names.map(isolate).join('، ')}.`,
  nothing: 'كل ما في الملف موجود كما هو. لا شيء يتغيّر.',
  columnsFirst: 'لا يوجد في الملف صف صالح بعد. اختر ما يقابل أعمدته أعلاه، أو أصلح الأخطاء ثم ارفعه من جديد.',
  noneValid: 'لا يوجد في الملف صف صالح. أصلح الأخطاء ثم ارفعه من جديد.',
  badStay: 'الصفوف التي بها خطأ لن تُستورد. يمكنك بدء استيراد الباقي الآن، أو إصلاح الملف ورفعه من جديد.',
  start: 'بدء الاستيراد',
  resume: 'استكمال الاستيراد',
  stop: 'إيقاف الاستيراد',
  working: 'جاري التنفيذ...',
  progress: (done: number, all: number) => `المنتجات: ${formatCount(done)} من ${formatCount(all)}`,
  mayLeave: 'يمكنك إغلاق الصفحة، ويستمر الاستيراد وحده.',
  stopped: 'أُوقف الاستيراد. ما تم يبقى، ويمكنك أن تكمله من حيث توقف.',
  over: 'اكتمل الاستيراد.',
  someFailed: 'بعض المنتجات لم تُستورد لأنها تغيّرت أثناء العمل. تجدها في الجدول.',
  toProducts: 'عرض المنتجات',
  problems: 'الصفوف التي لن تُستورد',
  row: 'الصف',
  rowNumber: (number: string) => `الصف\u00a0${number}`,
  column: 'العمود',
  wholeRow: 'الصف كله',
  value: 'القيمة',
  reason: 'السبب',
  noProblems: 'لا توجد صفوف بهذا السبب.',
  allColumns: 'كل الأعمدة',
  download: 'تنزيل الصفوف المرفوضة',
  failed: 'تعذر تحميل الاستيراد',
  loading: 'جاري تحميل الاستيراد...',
} as const;

export const importStatusText: Record<ImportStatus, string> = {
  checked: 'لم يبدأ',
  running: 'يعمل الآن',
  stopped: 'متوقف',
  done: 'اكتمل',
};

export const importStatusTones = {
  checked: 'neutral',
  running: 'info',
  stopped: 'warn',
  done: 'ok',
} as const;

const ROWS: PluralForms = {
  zero: 'لا صفوف',
  one: 'صف واحد',
  two: 'صفان',
  few: '{n} صفوف',
  many: '{n} صفًا',
  other: '{n} صف',
};

export const rowCount = (count: number) => plural(count, ROWS);

const PRODUCTS: PluralForms = {
  zero: 'لا منتجات',
  one: 'منتج واحد',
  two: 'منتجان',
  few: '{n} منتجات',
  many: '{n} منتجًا',
  other: '{n} منتج',
};

export const productCount = (count: number) => plural(count, PRODUCTS);
