import { merchantRatingText } from '#modules/reviews/merchant-rating.text.ts';
import { type Measure, type Standing, TARGETS } from '#modules/reviews/performance.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { plural } from '#platform/plural.ts';

export const performanceText = {
  title: 'أداء المتجر',
  intro: (orders: number, at: string) => `آخر ٩٠ يومًا · ${countOrders(orders)} · حُسب ${at}`,
  introNew: 'آخر ٩٠ يومًا. يُحسب كل ليلة.',
  about:
    'يرى العملاء في صفحة متجرك التسليم في موعده والتقييم والرد على الرسائل. تأخر شركة الشحن لا يُحسب عليك.',
  measures: 'المقاييس',
  median: (value: string) => `متوسط القسم ${value}`,
  unknown: 'لا يكفي ما وصل للحكم',
  setbacks: 'ما خفّض أداءك',
  none: 'لا طلب خفّض أداءك في هذه المدة.',
  order: 'الطلب',
  what: 'ما حدث',
  at: 'التاريخ',
} as const;

export const merchantsPerformanceText = {
  title: 'أداء التجار',
  intro: 'آخر ٩٠ يومًا، من تجاوز الحدود أولًا. يُحسب كل ليلة.',
  none: 'لم يصل إلى المتاجر طلب في هذه المدة.',
  merchant: 'المتجر',
  orders: 'الطلبات',
  objections: 'الاعتراضات',
  step: 'الخطوة',
  warned: (name: string, at: string) => `${name} · ${formatDate(new Date(at))}`,
  from: (at: string) => `الخطوة التالية من ${formatDate(new Date(at))}`,
  ladder: 'خطوات الإنذار الثلاث',
  ladderIntro: 'لا خطوة منها تقع وحدها، وبين كل خطوة وأخرى ١٤ يومًا. تبدأ من جديد بعد ٩٠ يومًا بلا إنذار.',
  warnTitle: (step: string, shop: string) => `${step}: ${shop}`,
  message: 'الرسالة إلى التاجر',
  messageHint: 'تصله في حسابه وبالبريد، ورسالة SMS تدعوه إلى قراءتها. تُحفظ باسمك في سجل التغييرات.',
  send: 'إرسال',
  sent: 'أُرسلت الرسالة إلى التاجر',
  beyond: (measure: string, value: string, limit: string) => `${measure}: ${value}، والحد ${limit}.`,
  first: (most: number) => `هذه أول ${formatCount(most)} متجر.`,
} as const;

const countOrders = (count: number) =>
  plural(count, {
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: '{n} طلبات',
    many: '{n} طلبًا',
    other: '{n} طلب',
  });

export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  accepting: 'زمن قبول الطلب',
  late: 'تسليم متأخر للمندوب',
  refused: 'رفض أو إلغاء من المتجر',
  faulty: 'إرجاع بسبب المتجر',
  described: 'تقييم المنتجات',
  answered: 'الرد على الرسائل خلال يوم',
};

export const STANDING_NAMES: Readonly<Record<Standing, string>> = {
  good: 'ضمن الهدف',
  near: 'قريب من الحد',
  beyond: 'تجاوز الحد',
};

/** Minutes as «٤ س ١٢ د», shares as per cent, stars of five. */
export function formatMeasure(measure: Measure, value: number): string {
  if (measure === 'accepting') return formatMinutes(value);
  return measure === 'described' ? merchantRatingText.ofFive(value) : merchantRatingText.percent(value);
}

function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 && `${formatCount(hours)} س`,
    (rest > 0 || hours === 0) && `${formatCount(rest)} د`,
  ];
  return parts.filter(Boolean).join(' ');
}

export function targetOf(measure: Measure): string {
  const { good, limit } = TARGETS[measure];
  const [target, last] = [formatMeasure(measure, good), formatMeasure(measure, limit)];
  return `الهدف ${target} ${good < limit ? 'فأقل' : 'فأكثر'} · الحد ${last}`;
}
