import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { type PluralForms, plural } from '#platform/plural.ts';

const ADS: PluralForms = {
  zero: 'لا إعلانات',
  one: 'إعلان واحد',
  two: 'إعلانان',
  few: '{n} إعلانات',
  many: '{n} إعلانًا',
  other: '{n} إعلان',
};
const COUPONS: PluralForms = {
  zero: 'لا كوبونات',
  one: 'كوبون واحد',
  two: 'كوبونان',
  few: '{n} كوبونات',
  many: '{n} كوبونًا',
  other: '{n} كوبون',
};

export const mergeText = {
  merge: 'دمج',
  notShown: 'لا يبدأ الدمج قبل أن يظهر هنا ما سيتغير.',
  open: (name: string) => `دمج ${name} في غيره`,
  openBrand: (name: string) => `دمج ${name} في غيرها`,
  title: (name: string) => `دمج ${isolate(name)}`,
  aboutCategory: 'تنتقل منتجاته إلى القسم الآخر ويُحذف، وعنوانه القديم يفتح الآخر. لا يمكن التراجع.',
  aboutBrand:
    'تنتقل منتجاتها إلى الماركة الأخرى وتُحذف، ويجدها البحث بالاسمين، وعنوانها القديم يفتح الأخرى. لا يمكن التراجع.',
  intoCategory: 'القسم الذي يبقى',
  intoBrand: 'الماركة التي تبقى',
  chooseCategory: 'اختر القسم الذي يبقى',
  chooseBrand: 'اختر الماركة التي تبقى',
  moves: 'ينتقل',
  ads: (count: number) => plural(count, ADS),
  coupons: (count: number) => plural(count, COUPONS),
  couponsWiden: 'كل كوبون له يصبح لمنتجات القسم الآخر أيضًا.',
  changes: 'ويتغيّر لمنتجاته',
  commission: (from: number, to: number) => `العمولة ${formatCount(to)}٪ بدلًا من ${formatCount(from)}٪`,
  cash: 'يُقبل فيها الدفع عند الاستلام',
  noCash: 'لا يُقبل فيها الدفع عند الاستلام',
  returns: (words: string) => `الإرجاع دون سبب: ${words}`,
  tax: (words: string) => `ضريبة القيمة المضافة: ${words}`,
  done: 'تم الدمج.',
  running: 'بدأ الدمج، وتنتقل باقي المنتجات خلال دقائق.',
} as const;
