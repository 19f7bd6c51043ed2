import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { type PluralForms, plural } from '#platform/plural.ts';

const labels = {
  name: 'الاسم بالكامل',
  mobile: 'رقم الموبايل',
  email: 'البريد الإلكتروني',
  identifier: 'البريد الإلكتروني أو رقم الموبايل',
  password: 'كلمة المرور',
  newPassword: 'كلمة مرور جديدة',
  birthDate: 'تاريخ الميلاد',
  code: 'الرمز',
} as const;

export const entryText = {
  ...labels,
  back: 'العودة إلى المتجر',
  login: 'تسجيل الدخول',
  loginLine: 'متاجر كثيرة تحت سقف واحد',
  loggingIn: 'جاري تسجيل الدخول...',
  ended: 'انتهت جلستك. سجّل الدخول مرة أخرى.',
  deleted: 'حُذف حسابك، وسُجّل خروجك من كل الأجهزة.',
  toBuy: 'سجّل الدخول لتكمل من سلتك. كل ما فيها محفوظ كما هو.',
  forgot: 'نسيت كلمة المرور؟',
  enter: 'ادخل برقم موبايلك',
  enterAbout: 'نرسل إليك رمزًا واحدًا. حساب جديد؟ يكفي بعده تاريخ ميلادك.',
  sendCode: 'أرسل الرمز',
  typeCode: 'اكتب الرمز',
  or: 'أو',
  byPassword: 'الدخول بكلمة المرور',
  byPasskey: 'الدخول بمفتاح المرور',
  byCode: 'الدخول برمز إلى الموبايل',
  go: 'دخول',
  changeMobile: 'تعديل الرقم',
  neverShare: 'لا يطلب منك أحد من وكالة هذا الرمز، لا في مكالمة ولا في رسالة.',
  asGuest: 'متابعة التصفّح بدون حساب',
  benefits: 'لماذا الحساب؟',
  follow: 'تتبّع كل شحنة وموعدها',
  giveBack: 'إرجاع المنتجات من موبايلك',
  everywhere: 'سلتك ومفضلتك محفوظة على كل أجهزتك',
} as const;

export const secondStepText = {
  code: 'رمز التحقق',
  hint: 'افتح تطبيق المصادقة على موبايلك واكتب الرمز الظاهر الآن، أو اكتب أحد رموز الاسترداد.',
  back: 'العودة إلى كلمة المرور',
} as const;

export const signUpText = {
  title: 'إنشاء حساب',
  line: 'حساب واحد يكفيك لكل المتاجر',
  submit: 'إنشاء الحساب',
  isNew: 'الرمز صحيح، ولا يوجد حساب بهذا الرقم بعد. اكتب تاريخ ميلادك لنفتح حسابك.',
  passwordHint: '٨ أحرف على الأقل. جملة قصيرة تتذكرها أقوى من كلمة صعبة.',
  birthDatePlaceholder: 'يوم / شهر / سنة',
  birthDateHint: 'التسجيل متاح لمن عمره ١٨ سنة فأكثر',
  /** A link separates the two. */
  consent: ['بإنشاء الحساب تؤكد أن عمرك ١٨ سنة أو أكثر، وتوافق على ', '.'],
  terms: 'الشروط وسياسة الإرجاع',
  oneAccount: 'مسموح بحساب واحد لكل عميل.',
} as const;

export const forgotText = {
  title: 'نسيت كلمة المرور',
  line: 'نساعدك على الرجوع إلى حسابك',
  about: 'اكتب بريدك الإلكتروني أو رقم موبايلك، ونرسل إليك رمزًا لتعيين كلمة مرور جديدة.',
  send: 'إرسال الرمز',
  sending: 'جاري الإرسال...',
  sent: 'إن كان لدينا حساب بهذه البيانات، فسيصلك الرمز خلال دقائق.',
  resend: 'إعادة إرسال الرمز',
  set: 'تعيين كلمة المرور والدخول',
  setting: 'جاري الحفظ...',
  change: 'تغيير البريد أو الرقم',
  toLogin: 'العودة إلى تسجيل الدخول',
} as const;

export const restoreText = {
  title: 'استرجاع الحساب',
  about:
    'تغيّر بريد حسابك، ووصلتك رسالة على البريد السابق. إن لم تكن أنت من غيّره فاسترجع الحساب: يعود إلى بريدك السابق، وتخرج كل الأجهزة، وتُلغى كلمة المرور.',
  submit: 'استرجاع حسابي',
  working: 'جاري الاسترجاع...',
  done: 'عاد الحساب إلى بريدك السابق، وخرجت كل الأجهزة. عيّن الآن كلمة مرور جديدة.',
  setPassword: 'تعيين كلمة مرور جديدة',
} as const;

/** A mobile or an e-mail address that is not the account's before a code proved it. */
export const contactText = {
  title: { mobile: 'أكّد رقم موبايلك الجديد', email: 'أكّد بريدك الإلكتروني الجديد' },
  sentTo: (value: string) => `أرسلنا رمزًا من ٦ أرقام إلى ${isolate(value)}. لا يتغير شيء قبل أن تكتبه.`,
  confirm: 'تأكيد',
  proved: { mobile: 'تغيّر رقم موبايلك', email: 'تغيّر بريدك الإلكتروني' },
} as const;

const SECONDS: PluralForms = {
  zero: 'إعادة إرسال الرمز',
  one: 'إعادة إرسال الرمز بعد ثانية واحدة',
  two: 'إعادة إرسال الرمز بعد ثانيتين',
  few: 'إعادة إرسال الرمز بعد {n} ثوانٍ',
  many: 'إعادة إرسال الرمز بعد {n} ثانية',
  other: 'إعادة إرسال الرمز بعد {n} ثانية',
};

export function resendAfter(seconds: number): string {
  return plural(seconds, SECONDS);
}

export const verifyText = {
  title: 'أكّد رقم موبايلك',
  needed: 'لم تؤكّد رقم موبايلك بعد. نحتاج إلى تأكيده قبل أول طلب.',
  sentTo: (mobile: string) => `أرسلنا رمزًا من ٦ أرقام إلى ${isolate(mobile)}`,
  send: 'إرسال الرمز',
  confirm: 'تأكيد الرقم',
  confirming: 'جاري التأكيد...',
  done: 'تم تأكيد رقم موبايلك',
  verified: 'مؤكَّد',
  unverified: 'غير مؤكَّد',
} as const;

export const receiptsText = {
  empty: 'لا إيصالات بعد',
  emptyText: 'يصدر إيصال كل شحنة عند تسليمها، وتجده هنا.',
  older: 'إيصالات أقدم',
} as const;

export const profileText = {
  receipts: 'الإيصالات',
  ...labels,
  title: 'حسابي',
  sections: 'أقسام حسابي',
  details: 'بياناتي',
  addresses: 'عناويني',
  orders: 'طلباتي',
  favourites: 'المفضلة',
  changePassword: 'تغيير كلمة المرور',
  devices: 'الأجهزة',
  security: 'التحقق بخطوتين',
  privacy: 'الخصوصية',
  deleteAccount: 'حذف الحساب',
  save: 'حفظ التغييرات',
  saving: 'جاري الحفظ...',
  saved: 'حُفظت التغييرات',
  cancel: 'إلغاء',
  loading: 'جاري التحميل...',
  failed: 'تعذر التحميل',
  tryLater: 'تحقّق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  retry: 'إعادة المحاولة',
  confirmByOwner: 'نتأكد أنك صاحب الحساب قبل تغيير رقم الموبايل أو البريد',
  ownerCodeAbout: 'نرسل رمزًا إلى موبايلك لنتأكد أنك صاحب الحساب.',
  setPassword: 'تعيين كلمة مرور',
  savePassword: 'حفظ كلمة المرور',
  setPasswordAbout:
    'تدخل حسابك برمز إلى موبايلك، ولا تحتاج إلى كلمة مرور. عيّن واحدة إذا أردت أن تدخل بها أيضًا.',
  currentPassword: 'كلمة المرور الحالية',
  passwordHint: signUpText.passwordHint,
  othersSignedOut: 'عند تغيير كلمة المرور نسجّل خروجك من كل الأجهزة الأخرى.',
  passwordChanged: 'تم تغيير كلمة المرور',
} as const;

export const privacyText = {
  exportTitle: 'بياناتك لدينا',
  exportAbout: 'نسخة من كل ما نحتفظ به عنك: بياناتك وعناوينك وطلباتك ومفضلتك ورسائلك وموافقاتك وأجهزتك.',
  export: 'تنزيل بياناتي',
  preparing: 'جاري التجهيز...',
} as const;

export const addressBookText = {
  add: 'إضافة عنوان',
  edit: 'تعديل',
  remove: 'حذف',
  editOf: (place: string) => `تعديل عنوان ${place}`,
  removeOf: (place: string) => `حذف عنوان ${place}`,
  newTitle: 'عنوان جديد',
  editTitle: 'تعديل العنوان',
  save: 'حفظ العنوان',
  saved: 'حُفظ العنوان',
  removed: 'حُذف العنوان',
  empty: 'لا توجد عناوين بعد',
  emptyText: 'أضف عنوانًا، وتجده جاهزًا عند إتمام الشراء.',
  confirmTitle: 'حذف العنوان؟',
  confirmText: 'لا يمكن التراجع عن هذه الخطوة.',
} as const;

export const favouritesText = {
  empty: 'لا توجد منتجات في المفضلة بعد',
  emptyText: 'اضغط على القلب بجانب أي منتج، وتجده هنا.',
  browse: 'تصفّح المنتجات',
} as const;

export const devicesText = {
  about: 'الأجهزة التي سجّلت الدخول منها. سجّل الخروج من أي جهاز لا تعرفه.',
  current: 'هذا الجهاز',
  unknown: 'جهاز غير معروف',
  named: (browser: string, system: string) => `${isolate(browser)} على ${isolate(system)}`,
  from: 'من العنوان',
  lastSeen: (when: string) => `آخر استخدام: ${when}`,
  end: 'تسجيل الخروج',
  endOf: (device: string) => `تسجيل الخروج من ${device}`,
  ended: 'تم تسجيل الخروج من الجهاز',
  endOthers: 'تسجيل الخروج من كل الأجهزة الأخرى',
  othersEnded: 'تم تسجيل الخروج من الأجهزة الأخرى',
  today: 'اليوم',
  yesterday: 'أمس',
} as const;

export const deleteText = {
  about:
    'نحذف اسمك ورقمك وبريدك وعناوينك ومفضلتك، ونسجّل خروجك من كل الأجهزة. تبقى طلباتك السابقة بدون بياناتك. ويبقى اسمك في إيصالاتك وحدها خمس سنوات، لأن قانون الإجراءات الضريبية يوجب حفظها، ثم نحذفه.',
  irreversible: 'لا يمكن التراجع عن هذه الخطوة.',
  staff: 'حسابات التجار وفريق العمل يغلقها الدعم الفني.',
  submit: 'حذف حسابي',
  deleting: 'جاري الحذف...',
  confirmTitle: 'حذف حسابك؟',
  confirm: 'حذف',
} as const;

export const filePickerText = {
  sending: 'جاري الرفع...',
  tooHeavy: (bytes: number) =>
    `حجم الملف أكبر من ${formatCount(Math.floor(bytes / 1024 / 1024))} ميجابايت. صوّره بدقة أقل وحاول مرة أخرى.`,
} as const;
