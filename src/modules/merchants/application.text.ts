import { plural } from '#platform/plural.ts';
import type { MemberRole } from '#platform/viewer.ts';
import type { Look, MerchantEvent, MerchantStatus, MerchantTab } from './merchant-status.ts';
import type { CheckItem, EntityKind, PaperKind } from './papers.ts';

const LETTERS = {
  zero: '{n} حرف',
  one: 'حرفًا واحدًا',
  two: 'حرفين',
  few: '{n} أحرف',
  many: '{n} حرفًا',
  other: '{n} حرف',
};

/** Shown next to a field of the application, by the browser and the server alike. */
export const applyFieldText = {
  tooLong: (most: number) => `اكتب ${plural(most, LETTERS)} على الأكثر`,
  name: 'اكتب اسم المتجر من حرفين على الأقل',
  address: 'اكتب العنوان بالتفصيل',
  phone: 'اكتب رقم موبايل أو تليفون أرضي صحيحًا',
  entityKind: 'اختر نوع الكيان',
  commercialRegister: 'رقم السجل التجاري أرقام فقط',
  taxNumber: 'رقم البطاقة الضريبية ٩ أرقام، مثل 123-456-789',
  vatRegistered: 'اختر نعم أو لا',
  nationalId: 'اكتب الرقم القومي من ١٤ رقمًا كما في البطاقة',
  nationalIdAge: 'يجب أن يكون عمر المالك ١٨ سنة أو أكثر',
  terms: 'وافق على الشروط لتكمل',
} as const;

/** Beside the field of a shop, and of a product that has a number of its own. */
export const lowStockText = {
  wrong: 'اكتب عددًا صحيحًا حتى ١٠٬٠٠٠، أو صفرًا لإيقاف التنبيه',
} as const;

export const PAPER_NAMES: Readonly<Record<PaperKind, string>> = {
  commercial_register: 'السجل التجاري',
  tax_card: 'البطاقة الضريبية',
  owner_id: 'بطاقة الرقم القومي للمالك',
  bank_proof: 'إثبات الحساب البنكي',
  other: 'مستند آخر',
};

export const ENTITY_NAMES: Readonly<Record<EntityKind, string>> = {
  person: 'فرد',
  sole: 'منشأة فردية',
  company: 'شركة',
};

export const CHECK_NAMES: Readonly<Record<CheckItem, string>> = {
  name_unique: 'اسم المتجر غير مكرر',
  register_matches: 'السجل سارٍ ومطابق للاسم',
  tax_matches: 'البطاقة الضريبية مطابقة',
  owner_matches: 'بطاقة المالك مطابقة وسارية',
  bank_matches: 'الحساب البنكي باسم المنشأة',
};

export const DUTY_NAMES: Readonly<Record<MemberRole, string>> = {
  owner: 'صاحب المتجر',
  manager: 'مدير المتجر',
  packer: 'مجهّز طلبات',
};

export const STATUS_NAMES: Readonly<Record<MerchantStatus, string>> = {
  applied: 'بانتظار المراجعة',
  under_review: 'قيد المراجعة',
  needs_info: 'بانتظار مستندات',
  rejected: 'مرفوض',
  active: 'نشط',
  on_holiday: 'في إجازة',
  restricted: 'مقيّد',
  suspended: 'موقوف',
  closed: 'مغلق',
};

/** The columns of the spreadsheet of merchants. */
export const exportText = {
  title: 'التجار',
  id: 'الرقم',
  name: 'اسم المتجر',
  status: 'الحالة',
  activity: 'نوع النشاط',
  entityKind: 'نوع الكيان',
  legalName: 'الاسم القانوني',
  commercialRegister: 'السجل التجاري',
  taxNumber: 'البطاقة الضريبية',
  phone: 'الموبايل',
  email: 'البريد الإلكتروني',
  address: 'عنوان المخزن',
  submittedAt: 'تاريخ التقديم',
} as const;

export const EVENT_NAMES: Readonly<Record<MerchantEvent, string>> = {
  sent: 'أُرسل الطلب',
  review_begun: 'بدأت المراجعة',
  papers_asked: 'طُلبت مستندات',
  papers_sent: 'وصلت المستندات',
  sent_again: 'أُرسل الطلب مرة أخرى',
  accepted: 'قُبل التاجر',
  rejected: 'رُفض الطلب',
  holiday_begun: 'بدأت إجازة',
  holiday_ended: 'انتهت الإجازة',
  restricted: 'قُيّد المتجر',
  suspended: 'أُوقف المتجر',
  reactivated: 'أُعيد تنشيط المتجر',
  closed: 'أُغلق المتجر',
};

/** What staff look at, of a merchant that sells. */
export const LOOK_LABELS: Readonly<Record<Look, string>> = {
  identity_change: 'تغيير بيانات',
  ended_paper: 'انتهى مستند',
};

export const TAB_LABELS: Readonly<Record<MerchantTab, string>> = {
  applications: 'طلبات الانضمام',
  papers: 'بيانات ومستندات',
  active: 'تجار نشطون',
  suspended: 'موقوفون',
  rejected: 'مرفوضون',
};

export const reviewText = {
  reasonMissing: 'اكتب السبب، فهو يصل إلى التاجر',
  reasonTooLong: 'السبب أطول من المسموح',
  papersMissing: 'اختر مستندًا واحدًا على الأقل',
} as const;

export const holidayText = {
  wrongDay: 'اختر يومًا صحيحًا',
} as const;
