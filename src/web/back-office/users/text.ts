import type { UserStatus } from '#modules/accounts/user.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { type PluralForms, plural } from '#platform/plural.ts';

export const usersText = {
  filters: 'تصفية المستخدمين',
  search: 'ابحث بالاسم أو الموبايل أو البريد',
  role: 'الدور',
  allRoles: 'كل الأدوار',
  status: 'الحالة',
  allStatuses: 'كل الحالات',
  table: 'المستخدمون',
  name: 'الاسم',
  mobile: 'الموبايل',
  email: 'البريد الإلكتروني',
  signedIn: 'آخر دخول',
  never: 'لم يدخل بعد',
  orders: 'الطلبات',
  loading: 'جاري تحميل المستخدمين...',
  failed: 'تعذر تحميل المستخدمين',
  none: 'لا يوجد مستخدم بهذه المواصفات',
  noneText: 'جرّب اسمًا أقصر، أو رقم الموبايل كاملًا، أو أزل التصفية.',
  today: 'اليوم',
  yesterday: 'أمس',
} as const;

export const userStatusNames: Readonly<Record<UserStatus, string>> = { active: 'نشط', blocked: 'موقوف' };

const FOUND: PluralForms = {
  zero: 'لا يوجد مستخدمون',
  one: 'مستخدم واحد',
  two: 'مستخدمان',
  few: '{n} مستخدمين',
  many: '{n} مستخدمًا',
  other: '{n} مستخدم',
};

/** The number of matches; beyond `most` they are not counted. */
export function foundUsers(total: number, most: number): string {
  return total >= most
    ? `${formatCount(most)} مستخدم أو أكثر، اكتب المزيد لتضييق البحث`
    : plural(total, FOUND);
}

export const userText = {
  loading: 'جاري تحميل الحساب...',
  gone: 'هذا الحساب غير موجود',
  goneMore: 'ربما حُذفت بياناته الشخصية. يبقى ما تغيّر فيه في سجل التغييرات.',
  facts: 'بيانات الحساب',
  number: 'رقم الحساب',
  createdAt: 'تاريخ التسجيل',
  birthDate: 'تاريخ الميلاد',
  merchant: 'يعمل لدى',
  sessions: 'الأجهزة المسجَّلة',
  secondFactor: 'التحقق بخطوتين',
  secondFactorStates: { on: 'مفعَّل', off: 'غير مفعَّل' },
  unverified: 'غير مؤكَّد',
  unknown: 'غير مسجَّل',
  actions: 'إجراءات',
  own: 'هذا حسابك أنت. يغيّره مدير عام آخر، وتغيّر بياناتك من «حسابي».',
  merchantRole: 'دور هذا الحساب يتبع عضويته لدى التاجر، ويتغيّر من صفحة التاجر.',
  audit: 'ما تغيّر في هذا الحساب',
  changeRole: 'تغيير الدور',
  block: 'إيقاف الحساب',
  unblock: 'إعادة تفعيل الحساب',
  endSessions: 'تسجيل الخروج من كل الأجهزة',
  resetSecondFactor: 'إلغاء التحقق بخطوتين',
  export: 'تنزيل بياناته الشخصية',
  erase: 'حذف بياناته الشخصية',
  working: 'جاري التنفيذ...',
  cancel: 'إلغاء',
} as const;

export const roleDialogText = {
  title: (name: string) => `تغيير دور ${isolate(name)}`,
  text: 'يخرج الحساب من كل أجهزته، ويدخل بالدور الجديد. ويُسجَّل التغيير باسمك.',
  newRole: 'الدور الجديد',
  choose: 'اختر الدور',
  typeName: 'للتأكيد، اكتب اسم صاحب الحساب كما هو ظاهر',
  typeMobile: 'للتأكيد، اكتب موبايل صاحب الحساب كما هو ظاهر',
  submit: 'تغيير الدور',
  done: (name: string, role: string) => `أصبح دور ${isolate(name)}: ${role}`,
} as const;

const reason = 'السبب';

/** The question before each action, and the message after it. */
export const confirmTexts = {
  block: {
    title: (name: string) => `إيقاف حساب ${isolate(name)}؟`,
    text: 'يخرج فورًا من كل الأجهزة ولا يستطيع الدخول حتى تعيد تفعيله. طلباته الجارية تكمل طريقها.',
    reason,
    submit: 'إيقاف الحساب',
    done: 'أُوقف الحساب',
  },
  unblock: {
    title: (name: string) => `إعادة تفعيل حساب ${isolate(name)}؟`,
    text: 'يستطيع الدخول من جديد بكلمة مروره.',
    submit: 'إعادة التفعيل',
    done: 'أُعيد تفعيل الحساب',
  },
  endSessions: {
    title: (name: string) => `تسجيل خروج ${isolate(name)} من كل الأجهزة؟`,
    text: 'يحتاج إلى الدخول من جديد على كل جهاز.',
    submit: 'تسجيل الخروج',
    done: 'تم تسجيل الخروج من كل الأجهزة',
  },
  resetSecondFactor: {
    title: (name: string) => `إلغاء التحقق بخطوتين لحساب ${isolate(name)}؟`,
    text: 'تأكّد من هويته أولًا: بعد الإلغاء تكفي كلمة المرور للدخول. يخرج من كل الأجهزة.',
    reason,
    submit: 'إلغاء التحقق بخطوتين',
    done: 'أُلغي التحقق بخطوتين',
  },
  erase: {
    title: (name: string) => `حذف بيانات ${isolate(name)} نهائيًا؟`,
    text: 'يُحذف اسمه ورقمه وبريده وعناوينه ورسائله، وتبقى طلباته بدون اسم كما يطلب القانون. لا يمكن التراجع.',
    reason,
    submit: 'حذف البيانات نهائيًا',
    done: 'حُذفت بيانات الحساب',
  },
} as const;
