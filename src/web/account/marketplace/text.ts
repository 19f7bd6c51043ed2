import type { PaperKind } from '#modules/merchants/papers.ts';
import { formatCount } from '#platform/digits.ts';

export const marketplaceText = {
  pageTitle: 'بِع معنا | وكالة',
  title: 'بِع معنا',
  lead: 'اعرض منتجاتك أمام المتسوقين في مصر كلها، ونحن نتولّى البيع نيابةً عنك ونحصّل ثمنه.',
  steps: [
    { title: 'سجّل', text: 'أرسل بيانات المتجر والسجل التجاري والبطاقة الضريبية.' },
    { title: 'أضف منتجاتك', text: 'صورة واضحة وسعر شامل الضرائب ومخزون حقيقي.' },
    { title: 'استلم أرباحك', text: 'بعد تسليم الطلبات وانتهاء مدة الإرجاع، كل أسبوع.' },
  ],
  signIn: 'تسجيل الدخول',
  signInWhy: 'ادخل بحسابك في وكالة لتقدّم طلبك وتتابعه. إن كنا قبلناه فالدخول من جديد يفتح لك متجرك.',
  staffTitle: 'حسابك من فريق العمل',
  staffText: 'تدير عملك من لوحة التحكم.',
  toBackOffice: 'افتح لوحة التحكم',
  loading: 'جاري تحميل طلبك...',
} as const;

export const applyText = {
  title: 'طلب الانضمام',
  progress: 'خطوات الطلب',
  names: { shop: 'المتجر', legal: 'الأوراق القانونية', review: 'المراجعة' },
  saved: 'حُفظ ما كتبته',
  saving: 'جاري الحفظ...',
  notSaved: 'لم يُحفظ آخر ما كتبته. تحقّق من اتصالك بالإنترنت.',
  next: 'التالي',
  back: 'السابق',
  edit: 'تعديل',
  nameAr: 'اسم المتجر',
  nameHint: 'كما يظهر للمتسوقين',
  activity: 'نوع النشاط',
  activityHint: 'مثل: ملابس أطفال، أدوات منزلية',
  expectedProducts: 'عدد المنتجات المتوقع',
  logo: 'شعار المتجر',
  logoHint: 'صورة مربعة واضحة، حتى ١٠ ميجابايت',
  chooseLogo: 'اختر صورة الشعار',
  changeLogo: 'تغيير الشعار',
  phone: 'موبايل المسؤول',
  email: 'البريد الإلكتروني للمتجر',
  address: 'عنوان المخزن',
  returnAddress: 'عنوان استلام المرتجعات',
  returnHint: 'اتركه فارغًا إن كان هو عنوان المخزن',
  entityKind: 'نوع الكيان',
  entityAbout: {
    person: 'تبيع باسمك، ببطاقة ضريبية',
    sole: 'سجل تجاري باسمك',
    company: 'سجل تجاري باسم الشركة',
  },
  legalName: 'الاسم القانوني',
  legalNameHint: 'كما هو مكتوب في البطاقة الضريبية',
  commercialRegister: 'رقم السجل التجاري',
  taxNumber: 'رقم البطاقة الضريبية',
  taxHint: '٩ أرقام، ويظهر للمشتري كما يطلب القانون',
  vatRegistered: 'مسجَّل في ضريبة القيمة المضافة؟',
  yes: 'نعم',
  no: 'لا',
  nationalId: 'الرقم القومي للمالك',
  nationalIdHint: '١٤ رقمًا. نحفظه مشفّرًا ولا يراه إلا فريق المراجعة.',
  papers: 'إرفاق المستندات',
  papersHint: 'صورة واضحة أو ملف PDF، حتى ١٠ ميجابايت للملف. لا يراها غيرك وفريق المراجعة.',
  addPaper: (name: string) => `إرفاق ${name}`,
  anotherPaper: (name: string) => `إرفاق صفحة أخرى: ${name}`,
  removePaper: (name: string) => `حذف ${name}`,
  /** The unit never wraps away from its number. */
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${formatCount(Math.ceil(bytes / 1000))}\u00a0كيلوبايت`
      : `${formatCount(Math.ceil(bytes / 1_000_000))}\u00a0ميجابايت`,
  /** A card is feminine, a register and a proof are not. */
  required: (kind: PaperKind, time: 'first' | 'again') =>
    `${kind === 'tax_card' || kind === 'owner_id' ? 'مطلوبة' : 'مطلوب'}${time === 'again' ? ' من جديد' : ''}`,
  attached: 'مُرفق',
  empty: 'لم يُكتب بعد',
  papersSent: 'المستندات',
  notAttached: 'لم يُرفق بعد',
  sameAddress: 'عنوان المخزن نفسه',
  terms: 'أوافق على شروط البيع في وكالة، وعلى حفظ بياناتي ومستنداتي لمراجعة طلبي كما يطلب القانون.',
  readTerms: 'اقرأ الشروط',
  send: 'إرسال الطلب',
  sending: 'جاري الإرسال...',
} as const;

export const statusText = {
  number: (id: number) => `رقم الطلب MR-${id}`,
  review: 'طلبك قيد المراجعة',
  reviewText: 'وصل طلبك. نراجعه ونردّ عليك خلال ٣ أيام عمل، ونبلغك برسالة.',
  needs: 'نحتاج إلى مستندات أخرى',
  needsList: (names: string) => `نحتاج إلى: ${names}`,
  rejected: 'لم يُقبل طلبك',
  correct: 'صحّح بياناتك وأرسله مرة أخرى',
  reason: 'السبب',
  accepted: 'متجرك مفتوح',
  sentAt: 'أُرسل',
  check: 'تحديث الحالة',
} as const;

export const invitationText = {
  title: (name: string) => `دعوة للعمل في متجر «${name}»`,
  about: (duty: string) =>
    `ستعمل ${duty}، ويصبح حسابك هذا حساب عمل: تدير به طلبات المتجر ولا تشتري به بعد ذلك.`,
  accept: 'قبول الدعوة',
  accepting: 'جاري القبول...',
} as const;
