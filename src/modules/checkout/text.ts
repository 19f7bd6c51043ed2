import { formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, fromPounds, type Piastres, toPounds } from '#platform/money.ts';
import { type PluralForms, plural } from '#platform/plural.ts';
import { refuser } from '#platform/refusal.ts';
import type { AfterRefund } from './after-refund.ts';

export const checkoutRefusals = {
  mobile_not_verified: [403, 'أكّد رقم موبايلك قبل أول طلب. نرسل إليك رمزًا في رسالة.'],
  order_changed: [409, 'تغيّر شيء في طلبك منذ رأيته. راجع الملخص ثم أكّد الطلب.'],
  too_many_unpaid: [409, 'لديك طلبات لم تُدفع بعد. ادفعها أو ألغها أولًا، ثم اطلب من جديد.'],
  too_many_unpaid_units: [409, 'القطع المحجوزة لك دون دفع كثيرة. ادفع طلباتك السابقة، أو قلّل الكمية.'],
  key_reused: [409, 'أُرسل طلب آخر بهذا المفتاح. أعد تحميل الصفحة ثم حاول مرة أخرى.'],
  refunded_before: [409, 'رُدّ ثمن هذا الطرد للعميل. اختر ما يحدث بعد ذلك.'],
  refunded_parcel_over: [409, 'انتهى أمر هذا الطرد، أو لم يُرد ثمنه.'],
  refunded_parcel_not_delivered: [409, 'لم يُسلَّم هذا الطرد بعد، فلا يُطلب ثمنه.'],
} as const;

export const checkoutRefusal = refuser(checkoutRefusals);

const MERCHANT_ORDERS: PluralForms = {
  zero: '',
  one: 'شحنة واحدة',
  two: 'شحنتين',
  few: '{n} شحنات',
  many: '{n} شحنة',
  other: '{n} شحنة',
};

const MERCHANTS: PluralForms = {
  zero: '',
  one: 'متجر واحد',
  two: 'متجرين',
  few: '{n} متاجر',
  many: '{n} متجرًا',
  other: '{n} متجر',
};

const POUNDS: PluralForms = {
  zero: '',
  one: 'جنيهًا واحدًا',
  two: 'جنيهين',
  few: '{n} جنيهات',
  many: '{n} جنيهًا',
  other: '{n} جنيه',
};

/** Notes and coins as people name them; with piastres as everywhere else. */
function cashInHand(amount: Piastres): string {
  return amount % 100 === 0 ? plural(toPounds(amount), POUNDS) : formatPrice(amount);
}

/** What to hand over at the door, for each parcel in the order of their numbers. */
export function cashAtDoor(parcels: readonly Piastres[]): string {
  const [only = 0, ...more] = parcels;
  if (more.length === 0)
    return `ادفع ${cashInHand(only)} نقدًا لمندوب التوصيل عند باب البيت. يُفضّل تجهيز المبلغ.`;
  const each = parcels.map((amount, at) => `${cashInHand(amount)} للشحنة ${formatCount(at + 1)}`);
  return `ادفع لكل مندوب ثمن شحنته: ${each.join('، و')}. يُفضّل تجهيز المبلغ.`;
}

/** The pieces of «يصلك الطلب في شحنتين لأن منتجاتك من متجرين.»; the middle one is emphasised. */
export function merchantOrdersNote(merchants: number): readonly [string, string, string] {
  return [
    'يصلك الطلب في ',
    plural(merchants, MERCHANT_ORDERS),
    ` لأن منتجاتك من ${plural(merchants, MERCHANTS)}.`,
  ];
}

/** What becomes of a parcel that was refunded and found. */
export const AFTER_REFUND_TEXT: Readonly<Record<AfterRefund, string>> = {
  bring_back: 'يعود الطرد إلى المتجر',
  ask_buyer: 'نطلب من العميل دفع ثمنه ثانية',
  merchant: 'يتحمل المتجر ثمنه',
  platform: 'تتحمل وكالة ثمنه',
};

export const refundedParcelInput = {
  afterRefund: 'رُدّ ثمنه للعميل: اختر ما يحدث بعد ذلك',
  decision: 'اختر ما يحدث',
} as const;

interface PayAgain {
  /** `WK-10482` */
  order: string;
  amount: Piastres;
  instapay: string;
  bank: string;
  account: string;
}

/** Sent to the buyer of a parcel that was refunded and arrives after all; the SMS fits into 70 letters. */
export const payAgain = {
  title: ({ order }: PayAgain) => `طردك من الطلب ${isolate(order)} في الطريق بعد أن رددنا ثمنه`,
  body: ({ order, amount, instapay, bank, account }: PayAgain) =>
    [
      `رددنا إليك ${isolate(formatPrice(amount))} لأننا ظننا الطرد مفقودًا، ثم وُجد. إن استلمته فأعد إلينا المبلغ، أو ارفض استلامه.`,
      ...(instapay === '' ? [] : [`إنستاباي: ${isolate(instapay)}.`]),
      ...(account === '' ? [] : [`${isolate(bank)}: ${isolate(account)}.`]),
      `اكتب رقم الطلب ${isolate(order)} في الملاحظات.`,
    ].join(' '),
  sms: ({ order, amount }: PayAgain) =>
    `وكالة: وجد طرد ${order} بعد رد ${toPounds(amount)} جنيه. التفاصيل بحسابك`,
  link: 'الطلب',
} as const;

interface PayByCode {
  /** `WK-10482` */
  order: string;
  code: string;
  amount: Piastres;
  until: Date;
}

const paidUntil = (until: Date) => `حتى ${isolate(formatDateTime(until))}، وإلا أُلغي الطلب.`;

/** Sent with the code that is paid at an outlet; the SMS fits into 70 letters. */
export const payByCode = {
  title: ({ order }: PayByCode) => `كود الدفع لطلبك ${isolate(order)}`,
  body: ({ code, amount, until }: PayByCode) =>
    `الكود ${isolate(code)} بمبلغ ${isolate(formatPrice(amount))}. نحجز لك المنتجات ${paidUntil(until)}`,
  sms: ({ order, code, amount }: PayByCode) =>
    `وكالة: كود الدفع ${code} بمبلغ ${toPounds(amount)} جنيه لطلبك ${order}.`,
  link: 'أكمل الدفع',
} as const;

/** The same for a transfer, whose accounts stand on the page of the payment. */
export const payByTransfer = {
  title: ({ order }: PayByCode) => `حوّل ثمن طلبك ${isolate(order)}`,
  body: ({ order, amount, until }: PayByCode) =>
    `المبلغ ${isolate(formatPrice(amount))}. حوّله واكتب رقم الطلب ${isolate(order)} في الملاحظات. نحجز لك المنتجات ${paidUntil(until)}`,
  link: 'بيانات التحويل',
} as const;

export const checkoutText = {
  title: 'إتمام الشراء',
  loading: 'جاري تحميل عناوينك...',
  placing: 'جاري تأكيد الطلب...',
  address: 'عنوان التوصيل',
  savedAddresses: 'عناوينك المحفوظة',
  newAddress: 'عنوان جديد',
  payment: 'طريقة الدفع',
  summary: 'ملخص الطلب',
  haveCoupon: 'لديك كوبون خصم؟',
  coupon: 'كوبون خصم',
  applyCoupon: 'تطبيق',
  couponApplied: 'خُصمت قيمة الكوبون',
  removeCoupon: 'إزالة',
  deliveryLater: 'يُحسب بعد اختيار المحافظة',
  pricing: 'جاري حساب الأسعار...',
  totalCounting: 'جاري الحساب...',
  totalFailed: 'تعذر حسابه الآن',
  total: 'الإجمالي',
  /** A link separates the two. */
  consent: ['قرأت ', ' وأوافق عليها.'],
  terms: 'الشروط وسياسة الإرجاع',
  confirm: 'تأكيد الطلب',
  payLater: (total: string) => `لن يُخصم أي مبلغ الآن. تدفع ${total} عند الاستلام.`,
  refusedDelivery: 'إن رُفضت شحنة عند الباب رددنا ثمنها دون رسوم توصيلها.',
  toCart: 'العودة إلى السلة',
  failed: 'تعذر تحميل الصفحة',
  failedMore: 'تحقّق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  retry: 'إعادة المحاولة',
  verifyTitle: 'أكّد رقم موبايلك',
  verifyWhy: 'نؤكّد رقمك مرة واحدة قبل أول طلب، لأن مندوب التوصيل يتصل بك عليه.',
  chooseAddress: 'اختر عنوان التوصيل',
  freeDelivery: 'توصيل مجاني من المتجر',
  sameMobile: 'اكتب رقمًا غير رقم المستلم',
  acceptTerms: 'وافق على الشروط لتكمل',
  wrongKey: 'مفتاح الطلب من ٨ إلى ١٠٠ حرف',
} as const;

/** When parcels arrive, before an order is placed. */
export const arrivalsText = {
  title: 'موعد الوصول',
  choosePlace: 'اختر المحافظة والمدينة لنعرف الموعد.',
  counting: 'نحسب الموعد ورسوم التوصيل…',
  failed: 'تعذر حساب الموعد الآن.',
  unknown: 'نحدد الموعد بعد الطلب',
  courierCalls: 'يتصل بك مندوب التوصيل قبل وصوله.',
  parcel: (number: number) => `الشحنة ${formatCount(number)}`,
  fee: (pounds: number) =>
    pounds === 0 ? checkoutText.freeDelivery : `التوصيل ${formatPrice(fromPounds(pounds))}`,
} as const;

/** What the checkout asks only of who wants it. */
export const extrasText = {
  open: 'ملاحظة أو هدية أو لشخص آخر',
  secondMobile: 'رقم موبايل آخر',
  secondMobileHint: 'يتصل به المندوب إن لم يرد أحد على الرقم الأول',
  courierNote: 'ملاحظة لمندوب التوصيل',
  courierNoteHint: 'مثل: الاتصال قبل الوصول بربع ساعة',
  forOther: 'الطلب لشخص آخر',
  recipient: 'اسم المستلم',
  recipientMobile: 'موبايل المستلم',
  recipientHint: 'يتصل به المندوب، ويدفع المستلم إن كان الدفع عند الاستلام. رسائل الطلب ورموزه تصل إليك.',
  isGift: 'الطلب هدية',
  giftNote: 'رسالة الهدية',
  giftHint: 'نطبعها على الورقة داخل كل شحنة',
  hidesPrices: 'إخفاء الأسعار من الأوراق داخل الشحنة',
  cashOnLabel: 'مع الدفع عند الاستلام يظهر المبلغ المطلوب على البوليصة من الخارج.',
} as const;
