import type { AD_TARGETS, AD_TYPES } from '#modules/ads/ad.ts';
import { sizeText } from '#modules/ads/managed-ad.text.ts';
import type { AdState } from '#modules/ads/managed-ad.ts';
import { formatDay } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import type { AdForm } from './editor/ad-form.ts';

export const adsText = {
  new: 'إعلان جديد',
  loading: 'جاري تحميل الإعلانات...',
  failed: 'تعذر تحميل الإعلانات',
  upperTitle: 'أعلى الصفحة الرئيسية كما يراها العميل',
  upperNote: `إعلان كبير (${sizeText('large')}) وإعلانان صغيران (${sizeText('small')}). اسحب الإعلان لتبديل ترتيبه.`,
  bannersTitle: 'بين أقسام الصفحة',
  bannersNote: `بمقاس ${sizeText('banner')}، بالترتيب من أعلى إلى أسفل.`,
  screen: 'المعاينة على',
  desktop: 'كمبيوتر',
  phone: 'موبايل',
  empty: 'مكان فارغ.',
  add: 'إضافة إعلان',
  addTo: (place: string, order: number) => `إضافة إعلان: ${place}، ${formatCount(order)}`,
  tag: 'إعلان',
  edit: (title: string) => `تعديل «${title}»`,
  move: (title: string, order: number) => `ترتيب «${title}»: ${formatCount(order)}. حرّكه بالأسهم أو بالسحب`,
  moved: (title: string, order: number) => `صار ترتيب «${title}» ${formatCount(order)}`,
  search: 'ابحث بعنوان الإعلان',
  filter: 'تصفية الإعلانات',
  all: 'كل الأماكن',
  ending: 'تنتهي هذا الأسبوع',
  table: 'الإعلانات',
  ad: 'الإعلان',
  place: 'المكان',
  order: 'الترتيب',
  target: 'يوجّه إلى',
  period: 'المدة',
  seen: 'الظهور والنقر',
  active: 'نشط',
  actions: 'إجراءات',
  switch: (title: string) => `تشغيل «${title}»`,
  delete: (title: string) => `حذف «${title}»`,
  deleteTitle: (title: string) => `حذف «${title}»؟`,
  deleteText: 'سيختفي الإعلان من الصفحة الرئيسية فورًا، ولا يمكن التراجع عن حذفه.',
  deleteNow: 'حذف الإعلان',
  cancel: 'إلغاء',
  deleted: 'حُذف الإعلان.',
  none: 'لا توجد إعلانات بعد',
  noneText: 'أضف إعلانًا وسيظهر في الصفحة الرئيسية في مدته.',
  nothing: 'لا توجد إعلانات بهذه المواصفات',
  hiddenTarget: 'لا يظهر: ما يوجّه إليه غير معروض',
  overlap: 'يتداخل مع إعلان آخر في المكان نفسه',
  gone: 'غير موجود',
} as const;

export const typeNames: Readonly<Record<(typeof AD_TYPES)[number], string>> = {
  landing_page_upper: 'أعلى الصفحة الرئيسية',
  landing_page_categories: 'بين أقسام الصفحة الرئيسية',
};
export const typeChips: typeof typeNames = {
  landing_page_upper: 'أعلى الصفحة',
  landing_page_categories: 'بين الأقسام',
};

export const targetNames: Readonly<Record<(typeof AD_TARGETS)[number], string>> = {
  merchant: 'تاجر',
  product: 'منتج',
  category: 'قسم',
  brand: 'ماركة',
};

export const stateNames: Readonly<Record<AdState, string>> = {
  running: 'يعمل الآن',
  waiting: 'لم يبدأ بعد',
  ended: 'انتهى',
  off: 'موقوف',
};

const DAYS = { today: 'اليوم', yesterday: 'أمس' } as const;

interface Period {
  state: AdState;
  startsAt: string | null;
  endsAt: string | null;
}

/** `١ نوفمبر – ٣٠ نوفمبر`, `حتى ٢٢ نوفمبر`, `انتهى ١٥ نوفمبر`, `بدون نهاية`. */
export function periodText({ state, startsAt, endsAt }: Period, now: Date): string {
  const day = (time: string) => formatDay(new Date(time), now, DAYS);
  if (state === 'ended' && endsAt) return `انتهى ${day(endsAt)}`;
  if (startsAt && endsAt) return `${day(startsAt)} – ${day(endsAt)}`;
  if (endsAt) return `حتى ${day(endsAt)}`;
  return startsAt ? `من ${day(startsAt)}، بدون نهاية` : 'بدون نهاية';
}

export const seenText = (impressions: number) => `${formatCount(impressions)} ظهور`;
export const clickedText = (clicks: number) => `${formatCount(clicks)} نقر`;

const RATE = new Intl.NumberFormat('ar-EG', { style: 'percent', maximumFractionDigits: 1 });

/** Clicks divided by views; a dash if there were none. */
export const rateText = (impressions: number, clicks: number) =>
  impressions === 0 ? '—' : RATE.format(clicks / impressions);

export const editorText = {
  newTitle: 'إعلان جديد',
  editTitle: 'تعديل الإعلان',
  loading: 'جاري تحميل الإعلان...',
  failed: 'تعذر تحميل الإعلان',
  notFound: 'لم نجد هذا الإعلان',
  back: 'كل الإعلانات',
  placeTitle: 'المكان والترتيب',
  place: 'المكان',
  order: 'الترتيب',
  orders: {
    landing_page_upper: ['١: الكبير', '٢: الصغير العلوي', '٣: الصغير السفلي'],
    landing_page_categories: ['١: الأعلى', '٢: الأوسط', '٣: الأسفل'],
  },
  needed: (size: string) => `المقاس المطلوب ${size}`,
  pictureTitle: 'الصورة',
  choose: 'اختيار صورة',
  change: 'تغيير الصورة',
  types: 'JPG · PNG · WebP · AVIF',
  limit: 'حتى ٥ ميجابايت',
  uploading: (percent: number) => `جاري الرفع ${formatCount(percent)}٪`,
  frame: 'إطار القص: حرّكه بالأسهم، وكبّره وصغّره بعلامتي + و−',
  frameHint: 'اسحب الإطار إلى الجزء الذي يظهر في الإعلان، أو حرّكه بالأسهم.',
  size: 'حجم الجزء الظاهر',
  asItIs: 'هذه الصورة محفوظة بمقاسها. ارفع صورة جديدة لتختار ما يظهر منها.',
  titleTitle: 'العنوان',
  title: 'عنوان الإعلان',
  titleHint: 'يقرؤه من لا يرى الصورة، ويظهر مكانها إن لم تُحمَّل.',
  targetTitle: 'يوجّه إلى',
  targetLabel: {
    merchant: 'اسم التاجر',
    product: 'اسم المنتج أو رقمه',
    category: 'اسم القسم',
    brand: 'اسم الماركة',
  },
  advertiser: 'لحساب تاجر',
  advertiserHint: 'يوجّه الإعلان إلى صفحته إن لم يعد القسم أو الماركة موجودًا.',
  periodTitle: 'المدة',
  starts: 'يبدأ',
  ends: 'ينتهي',
  startsHint: 'بتوقيت القاهرة. اتركه فارغًا ليبدأ فورًا.',
  endsHint: 'اتركه فارغًا ليبقى بدون نهاية.',
  active: 'نشط',
  previewTitle: 'المعاينة',
  onDesktop: 'على الكمبيوتر',
  onPhone: 'على الموبايل',
  thisAd: 'هذا الإعلان',
  numbersTitle: 'الظهور والنقر',
  impressions: 'ظهور',
  clicks: 'نقرات',
  rate: 'نسبة النقر',
  day: 'اليوم',
  byDay: 'الظهور والنقر باليوم',
  notSeen: 'لم يظهر هذا الإعلان لأحد بعد.',
  save: 'حفظ التغييرات',
  create: 'إضافة الإعلان',
  saving: 'جاري الحفظ...',
  saved: 'حُفظ الإعلان.',
  created: 'أُضيف الإعلان.',
  changed: 'حفظ شخص آخر هذا الإعلان أثناء عملك.',
  overlaps: (titles: string) => `في هذا المكان وفي هذه المدة إعلان آخر: ${titles}. يظهر الأحدث وحده.`,
  and: '، ',
} as const;

/** The names of the parts of an ad's form. */
export const partText: Partial<Record<keyof AdForm, string>> = {
  type: 'المكان والصورة',
  title: 'العنوان',
  directTo: 'ما يوجّه إليه',
  startsAt: 'المدة',
  active: 'التشغيل',
};
