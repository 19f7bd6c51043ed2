import { CONTACT_LABELS } from '#modules/moderation/text.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';
import { averageText } from './rating.text.ts';
import type { Fit, MerchantTab, ReviewSort, ReviewState, Sign, StaffTab } from './review.ts';

export const reviewRefusals = {
  not_received: [403, 'يكتب التقييم من اشترى المنتج من وكالة واستلمه.'],
  too_late_to_change: [409, 'انتهت مدة تعديل هذا التقييم.'],
  photo_unknown: [400, 'إحدى الصور لم تُرفع. ارفعها مرة أخرى.'],
  no_size: [400, 'هذا المنتج بلا مقاس يُقارن.'],
  review_not_found: [404, 'لم نجد هذا التقييم.'],
  review_hidden: [409, 'أخفى الفريق هذا التقييم، فلا يُحذف قبل أن ينتهي من مراجعته.'],
  own_review: [403, 'هذا تقييمك أنت.'],
  reason_needed: [400, 'اكتب سبب الإخفاء، فصاحب التقييم يقرؤه.'],
  contact_in_reply: [400, 'احذف أرقام الموبايل والروابط وطرق الدفع من الرد.'],
} as const satisfies RefusalTable;

export const refuseReview = refuser(reviewRefusals);

/** Whoever signed up by a code has no name until the first address. */
export const NAMELESS_BUYER = 'عميل';

export const reviewFields = {
  stars: 'اختر عدد النجوم',
  text: 'اكتب رأيك في ١٠٠٠ حرف على الأكثر',
  photos: 'أضف ٥ صور على الأكثر',
  reason: 'اكتب السبب في ٣٠٠ حرف على الأكثر',
  reply: 'اكتب الرد في ٣ أحرف على الأقل و٥٠٠ على الأكثر',
} as const;

export const starCount = (stars: number): string =>
  plural(stars, {
    zero: 'بلا نجوم',
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: '{n} نجوم',
    many: '{n} نجمة',
    other: '{n} نجمة',
  });

/** What screen readers say of the drawn stars. */
export const ofFive = (average: number): string => `${averageText(average)} من ٥ نجوم`;

/** Beside the buyer's usual size. */
export const FIT_LABELS: Readonly<Record<Fit, string>> = {
  smaller: 'أصغر',
  right: 'مضبوط',
  larger: 'أكبر',
};

/** In a review: «المقاس أصغر من المعتاد». */
export const FIT_SENTENCES: Readonly<Record<Fit, string>> = {
  smaller: 'المقاس أصغر من المعتاد',
  right: 'المقاس مضبوط',
  larger: 'المقاس أكبر من المعتاد',
};

export const REVIEW_SORT_LABELS: Readonly<Record<ReviewSort, string>> = {
  helpful: 'الأكثر إفادة',
  newest: 'الأحدث',
  highest: 'الأعلى تقييمًا',
  lowest: 'الأقل تقييمًا',
};

export const REVIEW_STATE_LABELS: Readonly<Record<ReviewState, string>> = {
  shown: 'منشور',
  held: 'قيد المراجعة',
  hidden: 'مخفي',
};

export const SIGN_LABELS: Readonly<Record<Sign, string>> = {
  ...CONTACT_LABELS,
  same_address: 'عنوان أو موبايل مقيِّم آخر للمتجر',
  merchant_mobile: 'موبايل من المتجر',
  same_device: 'جهاز وشبكة أحد العاملين في المتجر',
  hidden_before: 'عُدّل بعد إخفائه',
};

export const STAFF_TAB_LABELS: Readonly<Record<StaffTab, string>> = {
  held: 'قيد المراجعة',
  shown: 'منشورة',
  hidden: 'مخفية',
};

export const MERCHANT_TAB_LABELS: Readonly<Record<MerchantTab, string>> = {
  to_answer: 'بانتظار ردك',
  all: 'الكل',
};

export const reviewText = {
  title: 'تقييمات المشترين',
  none: 'لا تقييمات بعد',
  noneText: 'يظهر هنا رأي من اشترى هذا المنتج واستلمه. عندك سؤال؟ اسأل المتجر مباشرة.',
  noneChosen: 'لا تقييمات بهذا الاختيار',
  buyersPhotos: 'صور من المشترين',
  buyers: 'المشترين',
  withPhotos: (count: number) => `بصور (${formatCount(count)})`,
  low: (count: number) => `٣ نجوم فأقل (${formatCount(count)})`,
  ofMySize: (size: string, count: number) => `مقاسي ${isolate(size)} (${formatCount(count)})`,
  fit: 'المقاس مقارنة بالمعتاد',
  fitShare: (share: number) => `${formatCount(share)}٪`,
  verified: 'مشترٍ موثّق',
  who: 'لا يكتب التقييم إلا من استلم المنتج من وكالة، ونعرض الجيد والسيئ معًا.',
  prior: 'المتوسط محسوب مع ثلاثة تقييمات بثلاث نجوم ونصف، حتى لا يحكم تقييم واحد على المنتج.',
  sort: 'ترتيب التقييمات',
  all: 'الكل',
  filter: 'تصفية التقييمات',
  reply: (shop: string) => `رد ${isolate(shop)}`,
  helpful: 'مفيد',
  helpfulCount: (count: number) => (count === 0 ? 'مفيد' : `مفيد (${formatCount(count)})`),
  more: 'عرض تقييمات أخرى',
  moreOf: (left: number) =>
    plural(left, {
      zero: 'عرض تقييمات أخرى',
      one: 'عرض تقييم واحد آخر',
      two: 'عرض تقييمين آخرين',
      few: 'عرض {n} تقييمات أخرى',
      many: 'عرض {n} تقييمًا آخر',
      other: 'عرض {n} تقييم آخر',
    }),
  loading: 'جاري التحميل...',
  photo: (at: number, name: string) => `صورة ${formatCount(at)} من ${isolate(name)}`,
} as const;

const CHOSEN = ['سيئ جدًا', 'سيئ', 'مقبول', 'جيد جدًا', 'ممتاز'] as const;

export const writingText = {
  tab: 'تقييماتي',
  waiting: 'بانتظار رأيك',
  none: 'لا منتجات لتقييمها',
  noneText: 'تظهر هنا منتجاتك بعد أن تصلك، لتكتب رأيك فيها.',
  write: 'قيّم المنتج',
  rate: 'قيّم ما وصلك',
  change: 'عدّل تقييمك',
  title: 'تقييم المنتج',
  stars: 'ما رأيك في المنتج؟',
  chosen: (stars: number) => CHOSEN[stars - 1] ?? '',
  chosenShop: (stars: number) => `المتجر: ${CHOSEN[stars - 1] ?? ''}`,
  fit: 'المقاس مقارنة بمقاسك المعتاد (اختياري)',
  shop: (shop: string) => `كيف كان ${isolate(shop)}؟ (اختياري)`,
  shopHint: 'التغليف والالتزام بالموعد. يُحسب للمتجر ولا يدخل في تقييم المنتج.',
  came: (on: string) => `وصلك ${on}`,
  text: 'اكتب رأيك',
  textHint: 'ما أعجبك وما لم يعجبك، بلا أرقام موبايل أو روابط',
  photos: 'أضف صورًا (حتى ٥)',
  photosHint: 'صور المنتج كما وصلك. تُحذف منها بيانات الكاميرا والمكان.',
  addPhoto: 'أضف صورة',
  photo: (at: number) => `الصورة ${formatCount(at)}`,
  removePhoto: (at: number) => `حذف الصورة ${formatCount(at)}`,
  uploading: 'جاري الرفع...',
  uploaded: (percent: number) => `${formatCount(percent)}٪`,
  shortName: 'اعرض الحرف الأول فقط من اسم العائلة',
  send: 'نشر التقييم',
  sending: 'جاري الإرسال...',
  shown: 'نُشر تقييمك، شكرًا لك',
  held: 'وصل تقييمك، ويظهر بعد أن يراجعه الفريق',
  hiddenFor: (reason: string) => `أخفاه الفريق: ${reason}`,
  yours: 'تقييمك',
} as const;

/** Written into the inbox, and sent by mail. */
export const reviewMessages = {
  asked: {
    title: 'كيف وجدت ما وصلك؟',
    body: (title: string) =>
      `وصلك «${title}» قبل أيام. رأيك في سطر أو سطرين يفيد من يفكر في شرائه، سواء أعجبك أم لا.`,
  },
  hidden: {
    title: 'لم نعرض تقييمك',
    body: (title: string, reason: string) =>
      `راجعنا تقييمك لمنتج «${title}». السبب: ${reason}\nيمكنك تعديله ليُراجع مرة أخرى.`,
  },
  shown: {
    title: 'نُشر تقييمك',
    body: (title: string) => `راجع الفريق تقييمك لمنتج «${title}» ونشره.`,
  },
  replied: {
    title: 'رد المتجر على تقييمك',
    body: (title: string, reply: string) => `عن «${title}»: ${reply}`,
  },
} as const;

/** What a mail calls the page of reviews. */
export const reviewLink = 'اكتب رأيك';
