import { formatWeekday } from '#platform/dates.ts';
import { formatCount, shownDigits } from '#platform/digits.ts';
import { isolate, isolateTitle } from '#platform/isolate.ts';
import { plural } from '#platform/plural.ts';
import { type RefusalTable, refuser } from '#platform/refusal.ts';
import type { Reason } from './can-do.ts';
import type { MerchantOrderStatus, OrderStatus } from './order.ts';
import { postponedDay } from './parcel.ts';

export const orderRefusals = {
  order_not_found: [404, 'لم نجد هذا الطلب في حسابك.'],
  not_your_step: [403, 'هذه الخطوة ليست من صلاحياتك.'],
  not_possible_now: [409, 'لم تعد هذه الخطوة ممكنة في حالة الطلب الآن.'],
  already_handed_over: [409, 'خرجت الشحنة من المتجر، فلا يمكن إلغاؤها. يمكن رفضها عند الاستلام.'],
  merchant_suspended: [403, 'حساب المتجر موقوف. فريق وكالة يتابع الطلبات المفتوحة.'],
  cash_is_in: [409, 'ورّدت شركة الشحن ثمن هذا الطرد، فلا يُعاد فتح تسليمه.'],
  not_carried_by_you: [409, 'هذه الشحنة مع شركة شحن، وهي التي تسجّل ما حدث لها.'],
  wrong_units: [400, 'القطع المطلوبة لا تطابق ما في الطلب. راجع الكميات ثم حاول مرة أخرى.'],
  reason_needed: [400, 'اكتب السبب.'],
  proof_needed: [400, 'أدخل رمز التسليم من العميل، أو أرفق ما يثبت التسليم.'],
  photo_used: [409, 'استُخدمت هذه الصورة من قبل. التقط صورة جديدة للشحنة عند التسليم.'],
  other_day_needed: [400, 'اختر اليوم الذي طلبه العميل، من الغد إلى ١٤ يومًا.'],
  wrong_delivery_code: [400, 'رمز التسليم غير صحيح. اطلبه من العميل مرة أخرى.'],
  no_stock_left: [409, 'لم تعد القطع متوفرة في المخزون.'],
} as const satisfies RefusalTable & Record<Reason, unknown>;

export const orderRefusal = refuser(orderRefusals);

/** Sentences shown next to a field. */
export const orderInput = {
  attemptReason: 'اختر السبب',
  otherDay: 'اختر يومًا صحيحًا',
  reason: 'اكتب السبب في ٣ أحرف على الأقل و٣٠٠ على الأكثر',
  quantity: 'الكمية عدد صحيح من القطع الموجودة في الطلب',
} as const;

/** Sentences for reasons that are codes; any other reason is somebody's own words. */
export const REASON_LABELS: Readonly<Record<string, string>> = {
  out_of_stock: 'نفد من المخزون',
  buyer_asked: 'طلب العميل الإلغاء',
  wrong_price: 'خطأ في السعر',
  not_confirmed: 'لم يتم تأكيد الطلب في الموعد',
  merchant_timed_out: 'لم يرد المتجر في الموعد',
  payment_expired: 'انتهت مهلة الدفع',
  charged_back: 'استرد البنك ما دُفع',
  cancelled: 'بطلب من العميل',
  not_at_address: 'لم يجد المندوب أحدًا في العنوان',
  not_answering: 'لم يرد أحد على الموبايل',
  wrong_address: 'العنوان غير صحيح أو غير واضح',
  wrong_mobile: 'رقم الموبايل غير صحيح',
  postponed: 'طُلب تأجيل التسليم',
  out_of_coverage: 'العنوان خارج نطاق التوصيل',
  bad_weather: 'أحوال الطقس',
  refused_at_door: 'رُفض الاستلام',
  refused_after_inspection: 'رُفضت بعد المعاينة',
  attempts_exhausted: 'تعذر التسليم بعد كل المحاولات',
  other: 'سبب آخر',
  lost: 'فُقدت أثناء التوصيل',
  damaged: 'تلفت أثناء التوصيل',
  changed_mind: 'تغيّر الرأي',
  ordered_by_mistake: 'طُلب بالخطأ',
  withdrawn: 'ألغاه العميل لتأخر التوصيل',
  too_slow: 'تأخر الشحن',
  found_cheaper: 'سعر أقل في مكان آخر',
  details_wrong: 'خطأ في المواصفات أو العنوان',
};

/** The same where the buyer, who did it, reads them. */
const BUYER_REASONS: Readonly<Record<string, string>> = {
  ...REASON_LABELS,
  cancelled: 'بناءً على طلبك',
  buyer_asked: 'طلبت الإلغاء',
  postponed: 'طلبت تأجيل التسليم',
  refused_at_door: 'رفضت استلامها',
  withdrawn: 'ألغيته لتأخر التوصيل',
};

export type ReasonReader = 'buyer' | 'shop';

/** A reason as people read it: a code becomes its sentence. */
export function reasonWords(reason: string, reader: ReasonReader = 'shop'): string {
  const labels = reader === 'buyer' ? BUYER_REASONS : REASON_LABELS;
  const day = postponedDay(reason);
  if (day) return `${labels['postponed']} إلى ${formatWeekday(day)}`;
  return Object.hasOwn(labels, reason) ? (labels[reason] as string) : reason;
}

/** docs/orders-rules.md, Merchant orders. */
export const MERCHANT_ORDER_LABELS: Readonly<Record<MerchantOrderStatus, string>> = {
  pending_payment: 'بانتظار الدفع',
  pending_confirmation: 'بانتظار تأكيدك',
  new: 'قيد التجهيز',
  accepted: 'قيد التجهيز',
  ready: 'جاهز للشحن',
  shipped: 'في الطريق',
  delivered: 'تم التسليم',
  completed: 'مكتمل',
  cancelled: 'ملغي',
  undelivered: 'تعذر التسليم',
  returned_to_merchant: 'عاد إلى المتجر',
};

/** The same for people who work on the order: they do not have to confirm it, and what is new waits for them. */
export const MANAGED_STATUS_LABELS: Readonly<Record<MerchantOrderStatus, string>> = {
  ...MERCHANT_ORDER_LABELS,
  pending_confirmation: 'بانتظار التأكيد',
  new: 'جديد',
  shipped: 'سُلّم للمندوب',
};

export const ORDER_LABELS: Readonly<Record<OrderStatus, string>> = {
  awaiting_payment: 'بانتظار الدفع',
  awaiting_confirmation: 'بانتظار تأكيدك',
  cancelled: 'ملغي',
  not_delivered: 'لم يُسلَّم',
  completed: 'مكتمل',
  delivered: 'تم التسليم',
  partly_delivered: 'سُلّم جزء منه',
  on_the_way: 'قيد التوصيل',
  in_preparation: 'قيد التجهيز',
};

/** `شارع النيل، عقار ١٢، الدور ٣، شقة ٧`; empty parts are left out. */
export function addressLine(address: {
  street: string;
  building: string;
  floor: string;
  flat: string;
}): string {
  const { street, building, floor, flat } = address;
  const named = [street, building && `عقار ${building}`, floor && `الدور ${floor}`, flat && `شقة ${flat}`];
  return named.filter(Boolean).map(shownDigits).join('، ');
}

/** `مدينة نصر، القاهرة` */
export function placeLine({
  cityName,
  governorateName,
}: {
  cityName: string;
  governorateName: string;
}): string {
  return `${cityName}، ${governorateName}`;
}

const addedAgain = (lines: number) =>
  plural(lines, {
    zero: 'لم يعد شيء مما طلبته متوفرًا',
    one: 'أضفنا منتجًا واحدًا إلى السلة',
    two: 'أضفنا منتجين إلى السلة',
    few: 'أضفنا {n} منتجات إلى السلة',
    many: 'أضفنا {n} منتجًا إلى السلة',
    other: 'أضفنا {n} منتج إلى السلة',
  });

/** Its first, because a message is read in a moment: «نفد أو لم يعد معروضًا: حذاء رياضي و٢ غيره». */
const goneAgain = ([first = '', ...others]: readonly string[]) =>
  `نفد أو لم يعد معروضًا: ${isolateTitle(first)}${others.length > 0 ? ` و${formatCount(others.length)} غيره` : ''}`;

export const orderText = {
  account: 'حسابي',
  orders: 'طلباتي',
  details: 'تفاصيل الطلب',
  title: 'طلب رقم',
  merchantOrder: (at: number, of: number) => `الشحنة ${formatCount(at)} من ${formatCount(of)}`,
  quantity: (count: number) => `الكمية: ${formatCount(count)}`,
  products: (units: number) => `المنتجات (${formatCount(units)})`,
  address: 'عنوان التوصيل',
  landmark: 'علامة مميزة:',
  secondMobile: 'رقم آخر:',
  courierNote: 'ملاحظة للمندوب:',
  gift: 'هدية',
  giftNote: 'رسالة الهدية',
  pricesHidden: 'بلا أسعار على الأوراق داخل الشحنة',
  payment: 'الدفع',
  exchange: 'استبدال',
  replaces: 'بديل عن قطع من الطلب',
  discount: 'خصم الكوبون',
  delivery: 'التوصيل',
  packaging: 'التغليف',
  adminFee: 'رسوم إدارية',
  total: 'الإجمالي',
  agreedTotal: (amount: string) => `كان الإجمالي ${isolate(amount)} قبل إلغاء جزء من الطلب.`,
  taxIncluded: 'الأسعار شاملة الضرائب',
  includedTax: '، منها ضريبة القيمة المضافة على المنتجات',
  help: 'مساعدة في هذه الشحنة',
  steps: 'مراحل الشحنة',
  number: 'رقم الطلب',
  placed: 'تم استلام طلبك',
  placedMore: 'سنبلغك عند شحن كل جزء منه.',
  backToShop: 'العودة إلى التسوق',
  loading: 'جاري تحميل الطلب...',
  notFound: 'لم نجد هذا الطلب',
  notFoundMore: 'تأكد من رقم الطلب، أو راجع طلباتك في حسابك.',
  toOrders: 'عرض طلباتي',
  failed: 'تعذر تحميل الطلب',
  failedMore: 'تحقّق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  retry: 'إعادة المحاولة',
  today: 'اليوم',
  yesterday: 'أمس',
  emptyTitle: 'لا توجد طلبات بعد',
  emptyText: 'عندما تشتري من أحد المتاجر، تتابع طلبك من هنا.',
  browse: 'تصفّح المنتجات',
  amountDue: 'المطلوب عند الاستلام',
  nothingDue: 'لا يُطلب منك أي مبلغ لهذا الطلب.',
  amountPaid: 'دُفع عند الاستلام',
  deliveryCode: 'رمز التسليم',
  deliveryCodeHint: 'أعطه لمندوب المتجر عند استلام الشحنة، لا قبل ذلك.',
  tracking: 'رقم التتبّع',
  parcel: (at: number, of: number) => `الطرد ${formatCount(at)} من ${formatCount(of)}`,
  /** Told apart by ear where an order comes from several merchants, each with a first parcel. */
  parcelFrom: (parcel: string, merchant: string) => `${parcel}، ${merchant}`,
  newDay: (day: string) => `الموعد الجديد: ${day}`,
  lateSince: (day: string) => `تأخرت عن موعدها ${day}. نتابعها مع المتجر وشركة الشحن.`,
  attemptFailed: 'لم نتمكن من التسليم، وسنحاول مرة أخرى.',
  because: 'السبب:',
  follow: 'تتبّع الشحنة',
  again: 'اطلبه مرة أخرى',
  wholeAgain: 'اطلب كل المنتجات مرة أخرى',
  boughtAgain: (added: number, gone: readonly string[]) =>
    added === 0 || gone.length === 0 ? addedAgain(added) : `${addedAgain(added)}. ${goneAgain(gone)}`,
  toCart: 'عرض السلة',
} as const;

/** «أُلغيت قطعتان من …»: of a number of units, or of a product. */
export const cancelledUnits = (units: number, of: string) =>
  plural(units, {
    zero: '',
    one: `أُلغيت قطعة من ${of}`,
    two: `أُلغيت قطعتان من ${of}`,
    few: `أُلغيت {n} قطع من ${of}`,
    many: `أُلغيت {n} قطعة من ${of}`,
    other: `أُلغيت {n} قطعة من ${of}`,
  });

export const confirmText = {
  title: 'خطوة أخيرة: أكّد طلبك',
  until: (until: string) => `أكّده قبل ${until}`,
  about: (until: string) => `أدخل الرمز قبل ${until} لنبدأ التجهيز، وإلا أُلغي الطلب.`,
  aboutSoon: 'أدخل الرمز لنبدأ التجهيز.',
  confirm: 'تأكيد الطلب',
  confirming: 'جاري التأكيد...',
  done: 'تم تأكيد طلبك',
} as const;
