import { arabicDigits, formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';

export const siteText = {
  name: 'وكالة',
  description:
    'سوق مصري على الإنترنت: إلكترونيات وأزياء ومستلزمات البيت من متاجر كثيرة تحت سقف واحد، والأسعار شاملة الضرائب.',
  titled: (title: string) => `${title} | وكالة`,
  home: 'الرئيسية',
  notFoundTitle: 'الصفحة غير موجودة | وكالة',
  notFound: 'لم نجد هذه الصفحة',
  failed: 'حدث خطأ غير متوقع. حاول بعد قليل.',
  retry: 'إعادة المحاولة',
  toHome: 'العودة إلى الرئيسية',
  browseProducts: 'تصفّح المنتجات',
  browseCategories: 'تصفّح كل الأقسام',
  loadingAccount: 'جاري تحميل بيانات حسابك...',
  loadingPage: 'جاري تحميل الصفحة...',
} as const;

export const loginText = {
  login: 'تسجيل الدخول',
  logout: 'تسجيل الخروج',
} as const;

export const headerText = {
  menu: 'القائمة',
  account: 'حسابي',
  cart: 'السلة',
  categories: 'تصفّح كل الأقسام',
} as const;

/** The badge; above 99 it shows only that. */
export function badge(units: number): string {
  return units > 99 ? `${formatCount(99)}+` : formatCount(units);
}

/** The badge's text for screen readers. */
export function unitsInCart(units: number): string {
  return plural(units, {
    zero: 'السلة فارغة',
    one: 'في السلة قطعة واحدة',
    two: 'في السلة قطعتان',
    few: 'في السلة {n} قطع',
    many: 'في السلة {n} قطعة',
    other: 'في السلة {n} قطعة',
  });
}

export const footerText = {
  pitch: 'متاجر كثيرة تحت سقف واحد. نتولّى البيع نيابةً عن التجار ونوصّل طلبك حتى باب بيتك.',
  company: 'وكالة',
  about: 'عن وكالة',
  marketplace: 'بِع معنا',
  help: 'مساعدة',
  chat: 'الدعم الفني عبر المحادثة',
  terms: 'الشروط وسياسة الإرجاع',
  deals: 'تخفيضات',
  privacy: 'سياسة الخصوصية',
  complaints: 'الشكاوى',
  credits: 'حقوق الصور',
  follow: 'تابعنا',
  rights: (company: string, year: number) =>
    `جميع الحقوق محفوظة لشركة ${company} © ${arabicDigits(String(year))}`,
  /** The operator, as the law requires it to be shown (docs/egypt.md, What a shop shows). */
  operator: ({ legalName, address, phone, email, commercialRegister, taxNumber }: Record<string, string>) =>
    [
      legalName,
      address,
      phone && isolate(phone),
      email && isolate(email),
      commercialRegister && `سجل تجاري ${isolate(commercialRegister)}`,
      taxNumber && `تسجيل ضريبي ${isolate(taxNumber)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  networks: { facebook: 'فيسبوك', instagram: 'إنستجرام', x: 'إكس', youtube: 'يوتيوب' },
} as const;

/** The toast is exactly the specification's [LND-9]. */
export const landingText = {
  partners: 'تجار تحت سقف وكالة',
  title: 'وكالة: متاجر كثيرة تحت سقف واحد',
  featured: 'مختارات لك',
  more: 'عرض المزيد',
  added: 'تم اضافه المنتج',
  cartFull: 'السلة ممتلئة. احذف منتجًا لتضيف غيره.',
} as const;
