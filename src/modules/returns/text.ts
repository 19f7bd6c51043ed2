import { DAYS } from '#modules/orders/messages/fields.text.ts';
import type { Recovery, Wish } from '#modules/refunds/refund.ts';
import { formatCount, shownDigits } from '#platform/digits.ts';
import { isolate, isolateTitle } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { CaseReason } from './can-do.ts';
import type { ClaimKind, ClaimState, Decision } from './claim.ts';
import type { ReturnReason } from './reason.ts';
import type { ReturnState, Way } from './return.ts';

export const caseRefusals = {
  return_not_found: [404, 'لم نجد هذا الطلب في حسابك.'],
  claim_not_found: [404, 'لم نجد هذه الشكوى في حسابك.'],
  not_your_step: [403, 'هذه الخطوة ليست من صلاحياتك.'],
  not_possible_now: [409, 'لم تعد هذه الخطوة ممكنة الآن.'],
  merchant_suspended: [403, 'حساب المتجر موقوف. فريق وكالة يتابع المرتجعات المفتوحة.'],
  appeal_over: [409, 'انتهت مهلة الاعتراض على القرار.'],
  window_over: [409, 'انتهت مدة الإرجاع لهذا السبب.'],
  not_returnable: [409, 'لا يُسترجع هذا المنتج إلا لعيب أو خطأ، بحكم القانون.'],
  wrong_units: [400, 'القطع المطلوبة لا تطابق ما يمكن إرجاعه. راجع الكميات ثم حاول مرة أخرى.'],
  exchange_gone: [409, 'القطعة البديلة التي اخترتها لم تعد متاحة. اختر غيرها أو استرد المبلغ.'],
  photos_needed: [400, 'أرفق صورة واحدة على الأقل توضح المشكلة.'],
  photo_unknown: [400, 'إحدى الصور لم تُرفع. ارفعها مرة أخرى.'],
  reason_needed: [400, 'اكتب السبب.'],
  recovery_needed: [400, 'حدد من يتحمل المبلغ: المتجر أم شركة الشحن أم وكالة.'],
  no_courier: [400, 'حمل المتجر هذه القطع بنفسه، فلا تتحملها شركة شحن.'],
  buyer_not_found: [404, 'لم نجد هذا العميل.'],
} as const satisfies RefusalTable & Record<CaseReason, unknown>;

export const refuseCase = refuser(caseRefusals);

export const caseInput = {
  reason: 'اكتب السبب في ٣ أحرف على الأقل و٣٠٠ على الأكثر',
  quantity: 'الكمية عدد صحيح من القطع',
  amount: 'اكتب مبلغًا أكبر من صفر',
  customerNote: 'اكتب الملاحظة، حتى ١٬٠٠٠ حرف',
} as const;

export const RETURN_STATE_LABELS: Readonly<Record<ReturnState, string>> = {
  requested: 'بانتظار رد المتجر',
  approved: 'تمت الموافقة',
  awaiting_pickup: 'بانتظار تسليم المرتجع',
  in_transit: 'في الطريق إلى المتجر',
  received: 'وصل إلى المتجر',
  inspected: 'تم الفحص',
  resolved: 'انتهى',
  rejected: 'مرفوض',
  escalated: 'يراجعه فريق وكالة',
  cancelled: 'ملغي',
  expired: 'انتهت مهلة التسليم',
  closed: 'مغلق',
};

export const REASON_WORDS: Readonly<Record<ReturnReason, string>> = {
  changed_mind: 'غيّرت رأيي',
  does_not_fit: 'المقاس أو اللون غير مناسب',
  defect: 'فيه عيب أو لا يعمل',
  wrong: 'وصلني منتج مختلف أو ناقص',
  damaged: 'وصل تالفًا أو مكسورًا',
  not_as_described: 'لا يطابق الوصف',
  counterfeit: 'المنتج مقلَّد',
};

const WISH_LABELS: Readonly<Record<Wish, string>> = {
  refund: 'استرداد بنفس طريقة الدفع',
  credit: 'رصيد في حسابي على وكالة',
  exchange: 'استبدال بقطعة أخرى',
};

/** What a buyer paid in cash cannot come back the way it was paid. */
const TO_ACCOUNT = { staff: 'تحويل إلى حساب العميل', buyer: 'تحويل إلى حسابي' } as const;

interface Wished {
  wish: Wish;
  paidInCash: boolean;
  reader: keyof typeof TO_ACCOUNT;
}

export const wishLabel = ({ wish, paidInCash, reader }: Wished): string =>
  wish === 'refund' && paidInCash ? TO_ACCOUNT[reader] : WISH_LABELS[wish];

export const WAY_LABELS: Readonly<Record<Way, string>> = {
  pickup: 'يستلمه مندوب من عنواني',
  drop_off: 'أسلّمه للمتجر بنفسي',
};

export const CLAIM_LABELS: Readonly<Record<ClaimKind, string>> = {
  not_received: 'لم يصل',
  wrong: REASON_WORDS.wrong,
  damaged: REASON_WORDS.damaged,
  not_as_described: REASON_WORDS.not_as_described,
  counterfeit: REASON_WORDS.counterfeit,
};

export const CLAIM_STATE_LABELS: Readonly<Record<ClaimState, string>> = {
  open: 'بانتظار رد المتجر',
  answered: 'يراجعها فريق وكالة',
  decided: 'صدر القرار',
};

export const DECISION_LABELS: Readonly<Record<Decision, string>> = {
  refund: 'رد المبلغ دون إرجاع القطع',
  return: 'رد المبلغ بعد إرجاع القطع',
  replace: 'إرسال بديل مجانًا',
  refuse: 'رفض الشكوى',
};

export const RECOVERY_LABELS: Readonly<Record<Recovery, string>> = {
  merchant: 'المتجر',
  courier: 'شركة الشحن',
  platform: 'وكالة',
};

export const returnText = {
  open: 'طلب إرجاع',
  title: 'طلب إرجاع',
  chooseUnits: 'اختر القطع',
  units: (title: string) => `كمية ${isolateTitle(title)}`,
  none: 'كل قطع هذه الشحنة أُرجعت أو لها طلب إرجاع أو شكوى.',
  until: (day: string) => `متاح حتى ${day}`,
  reason: 'السبب',
  chooseReason: 'اختر السبب',
  photos: 'صور توضح المشكلة',
  photosHint: 'حتى ٦ صور، JPEG أو PNG أو WebP',
  addPhoto: 'إضافة صورة',
  photo: (number: number) => `صورة ${formatCount(number)}`,
  removePhoto: (number: number) => `حذف الصورة ${formatCount(number)}`,
  uploading: 'جاري رفع الصورة...',
  uploaded: (percent: number) => `${formatCount(percent)}٪`,
  note: 'تفاصيل أكثر',
  wish: 'كيف تريد استرداد المبلغ؟',
  cashNote: 'دفعت نقدًا، فسنطلب منك طريقة استلام المبلغ.',
  missing: {
    units: 'اختر ما تعيده أولًا',
    reason: 'اختر السبب لتكمل',
    photo: 'أرفق صورة لتكمل',
    other: 'اختر المقاس أو اللون البديل لتكمل',
    noOther: 'لا يتوفر منه مقاس أو لون آخر الآن، فاختر استرداد المبلغ',
  },
  next: 'متابعة',
  counting: 'جاري الحساب...',
  review: 'المبلغ الذي تسترده',
  reviewExchange: 'حساب الاستبدال',
  goods: 'قيمة القطع',
  delivery: 'رسوم التوصيل',
  fees: 'رسوم التغليف والإدارة',
  deducted: 'رسوم استلام المرتجع',
  givenBefore: 'استرددته من قبل',
  total: 'المبلغ المسترد',
  even: 'فرق السعر',
  replacement: 'ثمن البديل',
  rest: {
    buyer: { due: 'تدفعه قبل شحن البديل', paid: 'دفعته ليُشحن البديل' },
    back_office: { due: 'يدفعه العميل قبل شحن البديل', paid: 'دفعه العميل ليُشحن البديل' },
  },
  spent: 'صُرف في البديل',
  payBy: (time: string) => `ادفع فرق البديل قبل ${isolate(time)}، وإلا ألغيناه وعاد إليك مبلغك.`,
  payRest: 'ادفع فرق البديل',
  refundGoesTo: {
    refund: 'يعود بنفس طريقة الدفع',
    credit: 'يُضاف إلى رصيد حسابك',
    exchange: 'تُرسل إليك القطع البديلة بعد الفحص',
  },
  refundToAccount: 'يُحوَّل إلى حسابك',
  replaced: 'صار البديل طلبًا من طلباتك',
  fellThrough: 'أُلغي الطلب البديل، فيعود إليك مبلغك',
  exchangeGone: 'لم تعد القطع البديلة متاحة، فيعود إليك المبلغ.',
  exchangeFor: (title: string) => `بديل ${isolateTitle(title)}`,
  exchangeRest: {
    back: 'تُرسل إليك القطع البديلة، ويعود إليك ما زاد على ثمنها',
    due: 'تُرسل إليك القطع البديلة بعد أن تدفع المتبقي من ثمنها',
  },
  sameAgain: 'القطعة نفسها',
  chooseOther: 'اختر البديل',
  instead: (options: string) => `البديل: ${isolate(shownDigits(options))}`,
  exchangeNote:
    'نرسل البديل بعد فحص القطع. يُرد فرق السعر أو تدفعه قبل الشحن، وإن نفد البديل عاد المبلغ كاملًا.',
  toReplacement: 'طلب البديل',
  payerBuyer: 'إرجاع القطع على حسابك، كما ينص القانون عند الإرجاع دون سبب.',
  payerMerchant: 'إرجاع القطع على حساب المتجر.',
  goesClaim: 'تراجع وكالة هذا الطلب بعد رد المتجر خلال ٤٨ ساعة.',
  goesNow: 'يُقبل هذا الطلب فورًا.',
  goesMerchant: 'يرد المتجر خلال ٤٨ ساعة، وإلا قُبل الطلب.',
  send: 'إرسال الطلب',
  sending: 'جاري الإرسال...',
  sent: 'تم إرسال طلب الإرجاع',
  back: 'رجوع',
  close: 'إغلاق',
  cases: 'المرتجعات والشكاوى',
  returnNumber: (id: string) => `مرتجع رقم ${isolate(id)}`,
  claimNumber: (id: string) => `شكوى رقم ${isolate(id)}`,
  cancel: 'إلغاء طلب الإرجاع',
  cancelTitle: 'إلغاء طلب الإرجاع؟',
  cancelWhat: 'تبقى القطع معك ولا يُرد مبلغها. قد لا تستطيع طلب الإرجاع مرة أخرى إذا انتهت مدته.',
  keep: 'الإبقاء على الطلب',
  cancelled: 'تم إلغاء طلب الإرجاع',
  appeal: 'الاعتراض على القرار',
  appealBy: (day: string) => `يمكنك الاعتراض على القرار حتى نهاية ${day}، ويراجعه فريق وكالة.`,
  appealed: 'تم إرسال اعتراضك. يراجعه فريق وكالة.',
  appealReason: 'لماذا تعترض؟',
  way: 'كيف تعيد القطع؟',
  booked: 'تم تحديد الطريقة',
  handedOver: 'سلّمت القطع',
  handedOverDone: 'شكرًا، سنتابع وصولها',
  handOverBy: (day: string) => `سلّم القطع قبل نهاية ${day}.`,
  refundWithin: (days: number) => `ويعود إليك المبلغ خلال ${plural(days, DAYS)} من وصولها إلى المتجر.`,
  answer: 'سبب القرار',
  working: 'جاري التنفيذ...',
  quantity: (count: number) => `الكمية: ${formatCount(count)}`,
  failed: 'تعذر تحميل المرتجعات',
  retry: 'إعادة المحاولة',
  empty: 'لا توجد مرتجعات',
  emptyMore: 'طلبات الإرجاع والشكاوى تظهر هنا.',
  loading: 'جاري التحميل...',
  toOrder: 'عرض الطلب',
  merchantAnswer: 'رد المتجر',
  otherWay: 'لم يصل المبلغ إلى الوسيلة التي دفعت بها. نعيد المحاولة، أو اختر طريقة أخرى.',
  otherWayCredit: 'أضفه إلى رصيد حسابي',
  otherWayChannel: 'حوّله إلى حساب آخر لي',
  otherWayDone: 'تم تغيير طريقة الاسترداد',
  decision: 'القرار',
} as const;

/** Why a return is declined automatically. */
export const WRONG_ITEM_CAME = 'وصلت قطعة أخرى غير التي اشتُريت';

/** For a return or a claim: every reason is a word of one of the two tables. */
export function reasonLabel(reason: string): string {
  const words: Readonly<Record<string, string>> = { ...CLAIM_LABELS, ...REASON_WORDS };
  return words[reason] ?? reason;
}
