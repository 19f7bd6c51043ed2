import { formatCount } from '#platform/digits.ts';
import { refuser } from '#platform/refusal.ts';

/** «جاري البحث...» and «لا توجد نتائج» are the specification's own texts [LND-14, DATA-4]. */
export const searchText = {
  nothing: 'لا توجد نتائج',
  hint: 'جرّب كلمة أقصر أو تأكد من كتابتها.',
  tooShort: 'اكتب كلمة من حرفين أو أكثر في خانة البحث.',
  resultsFor: (words: string) => `نتائج البحث عن «${words}»`,
  title: 'نتائج البحث',
  whyHere: 'لماذا هذا الترتيب؟',
  didYouMean: 'هل تقصد',
  nearCategories: 'تصفّح هذه الأقسام',
  popularSearches: 'يبحث الناس عن',
  popularGoods: 'الأكثر طلبًا',
  askSupport: 'اسأل الدعم عبر المحادثة',
  wish: 'أخبرنا أنك تريده',
  wishHint: 'يصل طلبك إلى من يختار بضاعة المتجر، بدون اسمك.',
  wishing: 'جاري الإرسال...',
  wished: 'وصلنا طلبك، شكرًا.',
} as const;

/** A price in pounds that a search names and nothing has, as the reading of its words tells what was left out. */
export const leftOut = {
  from: (price: number) => `أكثر من ${formatCount(price)} جنيه`,
  upTo: (price: number) => `أقل من ${formatCount(price)} جنيه`,
} as const;

export const searchRefusals = {
  wish_not_recorded: [422, 'اكتب اسم منتج قصيرًا، بدون أرقام هواتف أو بريد.'],
  search_rule_exists: [409, 'سبق أن قررت ذلك لهذا البحث.'],
  search_rule_empty: [422, 'اكتب كلمات يُبحث عنها، وكلمات أخرى تعنيها.'],
  search_rule_no_product: [422, 'لم نجد هذا المنتج.'],
  search_rule_not_found: [404, 'لم نجد هذا القرار. ربما أُلغي من قبل.'],
} as const;
export const searchRefusal = refuser(searchRefusals);

export const ruleFields = {
  query: 'اكتب الكلمات التي يبحث بها الناس',
  means: 'اكتب الكلمات التي تعنيها',
  product: 'اختر المنتج من القائمة',
  path: 'اكتب عنوان صفحة في المتجر يبدأ بشرطة مائلة، مثل ‎/outlet/3',
} as const;
