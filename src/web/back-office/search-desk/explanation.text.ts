import type { PlaceReason, WordPlace } from '#modules/search/explain.calls.ts';

export const explanationText = {
  table: 'ترتيب المنتجات وأسبابه',
  loading: 'جاري تحميل الترتيب...',
  failed: 'تعذر تحميل الترتيب',
  search: 'بحث تريد معرفة ترتيبه',
  begin: 'اكتب بحثًا',
  beginText: 'تظهر منتجاته كما يراها الناس، وبجانب كل منتج سبب مكانه.',
  none: 'لا توجد نتائج',
  noneText: 'لا يجد الناس شيئًا بهذا البحث. يمكنك أن تجعله يعني كلمة أخرى أو تثبت له منتجًا.',
  repaired: 'لا يوجد منتج بهذه الكلمات، فعُرضت نتائج',
  without: (words: readonly string[]) =>
    `لا يضم أي منتج كل الكلمات، فعُرضت نتائج بدون ${words.map(word => `«\u2068${word}\u2069»`).join('، ')}.`,
  place: 'المكان',
  product: 'المنتج',
  why: 'السبب',
  words: 'كلمات البحث',
  requests: 'مرات الطلب',
  since: 'أُضيف في',
} as const;

/** The first reason that holds decides; equal reasons are ordered by requests, then by age. */
export const placeReasons: Readonly<Record<PlaceReason, string>> = {
  pinned: 'ثبّته الفريق في أول النتائج',
  says_goods: 'هو المطلوب، واسمه يقول الكلمة نفسها',
  is_goods: 'هو المطلوب',
  has_model: 'اسمه يضم الموديل المطلوب',
  is_about: 'اسمه عن المطلوب، ومنه نوع أضيق',
  has_all: 'هو المطلوب، وباقي الكلمات في تفاصيله',
  names_it: 'اسمه يذكر المطلوب',
  mentions_it: 'تفاصيله تذكر كل الكلمات',
  found: 'ملحق أو منتج آخر يذكر الكلمات',
};

export const wordPlaces: Readonly<Record<WordPlace, string>> = {
  subject: 'في أول الاسم',
  elsewhere: 'في باقي الاسم أو القسم أو المتجر',
  nowhere: 'غير موجودة',
};
