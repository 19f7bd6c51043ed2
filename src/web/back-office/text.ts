import { isolate } from '#platform/isolate.ts';
import type { MemberRole, Role } from '#platform/viewer.ts';

/** Titles of the back-office's pages, as its bar names them. */
export const pageTitles = {
  home: 'الرئيسية',
  remittances: 'التحصيلات',
  payments: 'عمليات الدفع',
  orders: 'الطلبات',
  customers: 'العملاء',
  heldStock: 'محجوز دون دفع',
  returns: 'المرتجعات',
  reviews: 'التقييمات',
  questions: 'أسئلة المشترين',
  conversations: 'المحادثات',
  reported: 'البلاغات',
  complaints: 'الشكاوى',
  refunds: 'المبالغ المستردة',
  printOrders: 'طباعة الطلبات',
  objections: 'اعتراضات المتاجر',
  handovers: 'كشوف التسليم',
  newHandover: 'تسليم للمندوب',
  account: 'حسابي',
  merchants: 'التجار',
  users: 'المستخدمون',
  ads: 'الإعلانات',
  newAd: 'إعلان جديد',
  ad: 'تعديل الإعلان',
  audit: 'سجل التغييرات',
  securityLog: 'سجل الأمان',
  operations: 'التشغيل',
  reports: 'التقارير',
  performance: 'الأداء',
  coupons: 'الكوبونات',
  searchDesk: 'بحث العملاء',
  settings: 'الإعدادات',
  products: 'المنتجات',
  newProduct: 'منتج جديد',
  importProducts: 'استيراد المنتجات',
  product: 'تعديل المنتج',
  money: 'مستحقاتي',
  statement: 'كشف حساب',
  payouts: 'مستحقات التجار',
  ledger: 'دفتر القيود',
  months: 'إقفال الشهر',
  taxDocuments: 'مصلحة الضرائب',
} as const;

export const exportText = {
  menu: 'تصدير',
  csv: 'تصدير CSV',
  xlsx: 'تصدير إكسل',
  working: 'جاري التصدير...',
} as const;

export const staffBarText = {
  skipToList: 'انتقل إلى القائمة',
  bar: 'شريط الإدارة',
  label: 'لوحة الإدارة',
  menu: 'القائمة',
  more: 'المزيد',
  quick: 'أهم الصفحات',
  logout: 'تسجيل الخروج',
  toShop: 'الذهاب إلى المتجر',
  tooMany: '٩٩+',
  waiting: { merchants: 'بانتظار المراجعة', conversations: 'رسائل تنتظر ردك' },
  newOrders: 'طلبات جديدة',
} as const;

export const reachText = {
  phone: 'اتصال',
  whatsApp: 'واتساب',
  phoneOf: (order: string) => `اتصال بعميل الطلب ${isolate(order)}`,
  whatsAppOf: (order: string) => `واتساب إلى عميل الطلب ${isolate(order)}`,
  about: (order: string) => `بخصوص طلبك ${order} من وكالة:`,
} as const;

export const noticeText = {
  secondFactorDue: (day: string) =>
    `فعّل التحقق بخطوتين أو أضف مفتاح مرور قبل ${day}: بعده لا تُنفَّذ العمليات المالية من هذا الحساب بدونه.`,
  setUp: 'تفعيل الآن',
  readsOnly: 'متجرك موقوف الآن: يمكنك الاطلاع على بياناته وطلباته، ولا يمكنك تغييرها.',
} as const;

export const roleNames: Readonly<Record<Role, string>> = {
  user: 'عميل',
  merchant: 'تاجر',
  support: 'دعم العملاء',
  finance: 'مالية',
  super_admin: 'مدير عام',
};

/** An account by its name. Who signed up by a code may not have given one; null is who has none and never will. */
export const calledBy = (name: string | null, nobody = ''): string =>
  name === null ? nobody : name || 'بدون اسم';

export const memberRoleNames: Readonly<Record<MemberRole, string>> = {
  owner: 'صاحب المتجر',
  manager: 'مدير المتجر',
  packer: 'مجهّز طلبات',
};

export const backOfficeText = {
  titled: (title: string) => `${title} | إدارة وكالة`,
} as const;

/** On which side of the books a balance stands. */
export const sideText = { debit: 'مدين', credit: 'دائن' } as const;
