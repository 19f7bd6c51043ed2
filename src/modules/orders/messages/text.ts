import type { OwnText, TextField, TextSet } from '#modules/notifications/message-text.ts';
import { readWhatsapp, type WhatsappText } from '#modules/notifications/whatsapp.ts';
import { arrivalText } from '#modules/shipping/promise.text.ts';
import { withFullStop } from '#platform/full-stop.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, type Piastres, toPounds } from '#platform/money.ts';
import { type PluralForms, plural } from '#platform/plural.ts';
import { UNITS } from '../units.text.ts';
import type { Facts } from './facts.ts';

/** After «خلال» and «منذ» the dual has another ending. */
const arrival = ({ promised }: Facts) => (promised ? `${arrivalText(promised)}.` : '');

export const HOURS: PluralForms = {
  zero: '{n} ساعة',
  one: 'ساعة واحدة',
  two: 'ساعتين',
  few: '{n} ساعات',
  many: '{n} ساعة',
  other: '{n} ساعة',
};

export const DAYS: PluralForms = {
  zero: '{n} يوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: '{n} أيام',
  many: '{n} يومًا',
  other: '{n} يوم',
};

const price = (amount: Piastres) => isolate(formatPrice(amount));
const names = ({ merchants }: Facts) => merchants.map(isolate).join(' و');
const numbered = (facts: Facts) => `الطلب ${isolate(facts.order)}`;

/** `طلبك WK-10482 من متجر النيل`, naming only the affected parts. */
function yours(facts: Facts): string {
  const whole = `طلبك ${isolate(facts.order)}`;
  const meant = facts.isWholeOrder ? whole : `${whole} من ${names(facts)}`;
  return facts.isWholeMerchantOrder ? meant : `جزء من ${meant}`;
}

/** The same for SMS, where names would not fit. */
function yoursShort({ order, isWholeOrder, isWholeMerchantOrder }: Facts): string {
  return isWholeOrder && isWholeMerchantOrder ? `طلبك ${order}` : `جزء من طلبك ${order}`;
}

const because = ({ reason }: Facts) => (reason ? `السبب: ${withFullStop(reason)}` : '');
const bringCash = ({ due }: Facts) => (due ? `جهّز ${price(due)} نقدًا للمندوب.` : '');
const cashShort = ({ due }: Facts) => (due ? `جهز ${toPounds(due)} جنيه.` : '');
const codeShort = ({ deliveryCode }: Facts) => (deliveryCode ? `الرمز ${deliveryCode}` : '');

/** A template about the part, or the one that also names the cash. */
const aboutPart =
  (template: PartTemplate, withCash?: CashTemplate) =>
  (facts: Facts): WhatsappText => {
    const part = yoursShort(facts);
    return withCash && facts.due
      ? { template: withCash, values: { part, amount: formatPrice(facts.due) } }
      : { template, values: { part } };
  };
type OfValues<Values> = Extract<WhatsappText, { values: Values }>;
type CashTemplate = OfValues<{ part: string; amount: string }>['template'];
type PartTemplate = Exclude<OfValues<{ part: string }>['template'], CashTemplate>;

/**
 * The inbox and the mail use title and body. The SMS is separate, and fits into 70 letters (docs/egypt.md, Messages). Staff
 * may write other words (notifications/message-text.ts).
 */
export const messageTexts = {
  placed: {
    reader: 'buyer',
    title: 'تم استلام {yours}',
    body: 'الإجمالي {total}. {arrival} سنبلغك عند شحن كل جزء منه.',
    sms: 'وكالة: تم استلام طلبك {order} بقيمة {totalPlain} جنيه. سنبلغك عند شحنه.',
  },
  placed_to_confirm: {
    reader: 'buyer',
    title: 'أكّد {yours}',
    body: 'الإجمالي {total}. أرسلنا رمزًا إلى موبايلك: أدخله في صفحة الطلب خلال {confirmationHours} لنبدأ تجهيزه.',
  },
  paid: {
    reader: 'buyer',
    title: 'تم دفع {yours}',
    body: 'بدأ تجهيز طلبك. سنبلغك عند شحن كل جزء منه.',
  },
  payment_expired: {
    reader: 'buyer',
    title: 'أُلغي {yours}',
    body: 'لم يصلنا الدفع في الموعد. يمكنك طلبه مرة أخرى من صفحة الطلب.',
  },
  confirmed: {
    reader: 'buyer',
    title: 'تم تأكيد {yours}',
    body: 'بدأ تجهيز طلبك. سنبلغك عند شحن كل جزء منه.',
  },
  not_confirmed: {
    reader: 'buyer',
    title: 'أُلغي {yours}',
    body: 'لم يتم تأكيد الطلب خلال {confirmationHours}. يمكنك طلبه مرة أخرى من صفحة الطلب.',
    sms: 'وكالة: ألغي طلبك {order} لعدم تأكيده. اطلبه ثانية من حسابك.',
  },
  accepted: {
    reader: 'buyer',
    title: '{yours} قيد التجهيز',
    body: 'قبل {names} طلبك وبدأ تجهيزه. سنبلغك عند شحنه.',
  },
  rejected: {
    reader: 'buyer',
    title: 'أُلغي {yours}',
    body: 'اعتذر {names} عن تنفيذ الطلب. {because}',
    sms: 'وكالة: ألغي {yoursShort}. السبب في حسابك.',
  },
  timed_out: {
    reader: 'buyer',
    title: 'أُلغي {yours}',
    body: 'لم يرد {names} خلال {timeoutHours}، فألغينا الطلب.',
    sms: 'وكالة: ألغي {yoursShort}. السبب في حسابك.',
  },
  cancelled_by_buyer: {
    reader: 'buyer',
    title: 'أُلغي {yours}',
    body: 'تم الإلغاء بناءً على طلبك. {because}',
  },
  cancelled_by_shop: {
    reader: 'buyer',
    title: 'أُلغي {yours}',
    body: 'نعتذر عن هذا الإلغاء. {because}',
    sms: 'وكالة: ألغي {yoursShort}. السبب في حسابك.',
  },
  packed: {
    reader: 'buyer',
    title: '{yours} جاهز للشحن',
    body: 'جهّز {names} طلبك. سنبلغك عند خروجه إليك.',
  },
  shipped: {
    reader: 'buyer',
    title: 'تم شحن {yours}',
    body: 'خرج الطلب من {names}. {bringCash} {codeNote}',
    sms: 'وكالة: شحن {yoursShort}. {cashShort} {codeShort}',
  },
  out_for_delivery: {
    reader: 'buyer',
    title: '{yours} مع المندوب الآن',
    body: 'يصلك اليوم. {bringCash}',
    sms: 'وكالة: {yoursShort} مع المندوب الآن. {cashShort}',
  },
  attempt_failed: {
    reader: 'buyer',
    title: 'لم نتمكن من تسليم {yours}',
    body: 'سنحاول مرة أخرى. {bringCash} {because}',
    sms: 'وكالة: لم يسلم {yoursShort} وسنعود إليك. {cashShort}',
  },
  delivered: {
    reader: 'buyer',
    title: 'تم تسليم {yours}',
    body: 'إن لم يصلك، فأبلغنا من صفحة الطلب.',
    sms: 'وكالة: تم تسليم {yoursShort}. إن لم يصلك فأبلغنا.',
  },
  undelivered: {
    reader: 'buyer',
    title: 'تعذر تسليم {yours}',
    body: 'الشحنة في طريقها إلى المتجر. {because}',
    sms: 'وكالة: تعذر تسليم {yoursShort} وهو عائد إلى المتجر.',
  },
  lost: {
    reader: 'buyer',
    title: 'فُقد {yours} أثناء التوصيل',
    body: 'نعتذر عن ذلك. لا تدفع شيئًا عند الباب عن هذه الشحنة. فريق وكالة يتابع الأمر.',
    sms: 'وكالة: فقد {yoursShort} أثناء التوصيل. نعتذر ونتابع.',
  },
  damaged: {
    reader: 'buyer',
    title: 'تلف {yours} أثناء التوصيل',
    body: 'نعتذر عن ذلك. لا تدفع شيئًا عند الباب عن هذه الشحنة. فريق وكالة يتابع الأمر.',
    sms: 'وكالة: تلف {yoursShort} أثناء التوصيل. نعتذر ونتابع.',
  },
  back: {
    reader: 'buyer',
    title: 'عاد {yours} إلى المتجر',
    body: 'وصلت الشحنة إلى {names}. يمكنك طلبها مرة أخرى من صفحة الطلب.',
  },
  reopened: {
    reader: 'buyer',
    title: '{yours} ما زال في الطريق',
    body: 'صحّحنا حالة الشحنة. {because}',
  },
  overdue: {
    reader: 'buyer',
    title: 'تأخر {yours}',
    body: 'لم يصلك خلال {deliveryDays}، ومن حقك أن تتراجع عن الشراء. راسل الدعم الفني.',
  },
  claim_opened: {
    reader: 'buyer',
    title: 'وصلتنا شكواك من {yours}',
    body: 'نراجعه مع المتجر ومندوب التوصيل، ونرد عليك.',
  },
  new_order: {
    reader: 'merchant',
    title: 'طلب جديد {order}',
    body: '{units} بقيمة {goods}. اقبل الطلب خلال {timeoutHours} وجهّزه للشحن.',
    sms: 'وكالة: طلب جديد {order}. اقبله خلال {timeoutHours}.',
  },
  reminder: {
    reader: 'merchant',
    title: 'الطلب {order} ينتظر ردك',
    body: 'وصلك منذ {reminderHours}. اقبله أو ارفضه، وإلا أُلغي بعد {timeoutHours} من وصوله.',
    sms: 'وكالة: الطلب {order} ينتظر ردك منذ {reminderHours}.',
  },
  order_timed_out: {
    reader: 'merchant',
    title: 'أُلغي الطلب {order}',
    body: 'لم يصلنا ردك خلال {timeoutHours}. عادت القطع إلى مخزونك.',
  },
  order_cancelled: {
    reader: 'merchant',
    title: 'أُلغي {theirPart}',
    body: 'لا تشحن القطع الملغاة؛ عادت إلى مخزونك. {because}',
  },
  order_attempt_failed: {
    reader: 'merchant',
    title: 'محاولة تسليم الطلب {order} لم تنجح',
    body: 'سيعيد المندوب المحاولة. {because}',
  },
  order_delivered: {
    reader: 'merchant',
    title: 'تم تسليم الطلب {order}',
    body: 'استلم العميل الشحنة.',
  },
  order_undelivered: {
    reader: 'merchant',
    title: 'تعذر تسليم الطلب {order}',
    body: 'الشحنة في طريقها إليك. {because}',
  },
  order_lost: {
    reader: 'merchant',
    title: 'فُقدت شحنة من الطلب {order}',
    body: 'فُتحت مطالبة على شركة الشحن.',
  },
  order_damaged: {
    reader: 'merchant',
    title: 'تلفت شحنة من الطلب {order}',
    body: 'فُتحت مطالبة على شركة الشحن.',
  },
  order_back: {
    reader: 'merchant',
    title: 'عادت شحنة من الطلب {order}',
    body: 'سُجّل وصولها إليك، والسليم منها عاد إلى مخزونك.',
  },
  order_not_back: {
    reader: 'merchant',
    title: 'لم تعد شحنة من الطلب {order} في موعدها',
    body: 'فُتحت مطالبة على شركة الشحن.',
  },
  order_reopened: {
    reader: 'merchant',
    title: 'الطلب {order} ما زال في الطريق',
    body: 'صُحّحت حالة الشحنة. {because}',
  },
  order_late: {
    reader: 'merchant',
    title: 'لم يُسلَّم الطلب {order} لشركة الشحن في موعده',
    body: 'سلّمه اليوم. التأخير محسوب في نسبة تأخر المتجر.',
  },
  order_overdue: {
    reader: 'merchant',
    title: 'تأخر الطلب {order}',
    body: 'لم يصل إلى العميل خلال {deliveryDays}، ومن حقه أن يتراجع عن الشراء.',
  },
  order_claimed: {
    reader: 'merchant',
    title: 'شكوى من الطلب {order}: لم يصل',
    body: 'يقول العميل إن الطلب لم يصله. {wrote}',
  },
} as const satisfies Record<string, OwnText>;
export type TextName = keyof typeof messageTexts;

/** For whoever agreed to WhatsApp, in place of the SMS. */
export const orderWhatsapp: Partial<Record<TextName, (facts: Facts) => WhatsappText>> = {
  placed: facts => ({
    template: 'order_placed',
    values: { order: facts.order, amount: formatPrice(facts.total) },
  }),
  not_confirmed: facts => ({ template: 'order_not_confirmed', values: { order: facts.order } }),
  rejected: aboutPart('order_cancelled'),
  timed_out: aboutPart('order_cancelled'),
  cancelled_by_shop: aboutPart('order_cancelled'),
  shipped: aboutPart('order_shipped', 'order_shipped_cash'),
  out_for_delivery: aboutPart('order_out_for_delivery', 'order_out_for_delivery_cash'),
  attempt_failed: aboutPart('order_attempt_failed', 'order_attempt_failed_cash'),
  delivered: aboutPart('order_delivered'),
  undelivered: aboutPart('order_undelivered'),
  lost: aboutPart('order_lost'),
  damaged: aboutPart('order_damaged'),
  new_order: facts => ({
    template: 'merchant_new_order',
    values: { order: facts.order, within: plural(facts.timeoutHours, HOURS) },
  }),
  reminder: facts => ({
    template: 'merchant_reminder',
    values: { order: facts.order, within: plural(facts.reminderHours, HOURS) },
  }),
};

/** What stands in the places of the fields. */
export const orderFields = {
  order: { label: 'رقم الطلب', sample: 'WK-10482' },
  yours: { label: 'طلبك، أو الجزء منه، مع رقمه', sample: 'طلبك WK-10482 من متجر النيل', only: 'buyer' },
  yoursShort: { label: 'طلبك مع رقمه، مختصرًا', sample: 'طلبك WK-10482', only: 'buyer' },
  names: { label: 'أسماء المتاجر', sample: 'متجر النيل', only: 'buyer' },
  total: { label: 'إجمالي الطلب', sample: '١٬٢٤٩٫٠٠ جنيه', only: 'buyer' },
  totalPlain: { label: 'إجمالي الطلب رقمًا', sample: '1249', only: 'buyer' },
  arrival: { label: 'يوم الوصول الموعود', sample: 'يصلك الخميس.', isOptional: true, only: 'buyer' },
  bringCash: {
    label: 'المبلغ المطلوب نقدًا',
    sample: 'جهّز ١٬٢٤٩٫٠٠ جنيه نقدًا للمندوب.',
    isOptional: true,
    only: 'buyer',
  },
  cashShort: { label: 'المبلغ المطلوب، مختصرًا', sample: 'جهز 1249 جنيه.', isOptional: true, only: 'buyer' },
  codeShort: { label: 'رمز التسليم', sample: 'الرمز 482913', only: 'buyer', onlyIn: 'sms' },
  codeNote: {
    label: 'أين رمز التسليم',
    sample: 'رمز التسليم في صفحة الطلب: أعطه للمندوب عند الاستلام.',
    isOptional: true,
    only: 'buyer',
  },
  confirmationHours: { label: 'مهلة التأكيد', sample: '٢٤ ساعة' },
  reminderHours: { label: 'بعد كم نذكّر المتجر', sample: '٢٤ ساعة' },
  timeoutHours: { label: 'مهلة رد المتجر', sample: '٧٢ ساعة' },
  deliveryDays: { label: 'مهلة التوصيل', sample: '١٤ يومًا' },
  because: { label: 'السبب', sample: 'السبب: نفدت الكمية.', isOptional: true },
  wrote: { label: 'ما كتبه العميل', sample: 'كتب: لم يتصل بي أحد.', isOptional: true, only: 'merchant' },
  theirPart: { label: 'الطلب، أو الجزء منه، مع رقمه', sample: 'جزء من الطلب WK-10482', only: 'merchant' },
  units: { label: 'عدد القطع', sample: '٣ قطع', only: 'merchant' },
  goods: { label: 'ثمن القطع', sample: '٩٠٠٫٠٠ جنيه', only: 'merchant' },
} as const satisfies Record<string, TextField>;

/** What the fields say of one event. */
export function orderValues(facts: Facts): Record<keyof typeof orderFields, string> {
  const { order, reason } = facts;
  return {
    order: isolate(order),
    yours: yours(facts),
    yoursShort: yoursShort(facts),
    names: names(facts),
    total: price(facts.total),
    totalPlain: String(toPounds(facts.total)),
    arrival: arrival(facts),
    bringCash: bringCash(facts),
    cashShort: cashShort(facts),
    codeShort: codeShort(facts),
    codeNote: facts.deliveryCode ? 'رمز التسليم في صفحة الطلب: أعطه للمندوب عند الاستلام.' : '',
    confirmationHours: plural(facts.confirmationHours, HOURS),
    reminderHours: plural(facts.reminderHours, HOURS),
    timeoutHours: plural(facts.timeoutHours, HOURS),
    deliveryDays: plural(facts.deliveryDays, DAYS),
    because: because(facts),
    wrote: reason ? `كتب: ${withFullStop(reason)}` : '',
    theirPart: facts.isWholeMerchantOrder ? numbered(facts) : `جزء من ${numbered(facts)}`,
    units: plural(facts.units, UNITS),
    goods: price(facts.goods),
  };
}

export const orderTexts = {
  name: 'orders',
  fields: orderFields,
  texts: messageTexts,
  whatsapp: name => {
    const said = orderWhatsapp[name]?.(SAMPLE_FACTS);
    return said && readWhatsapp(said);
  },
} as const satisfies TextSet<TextName, keyof typeof orderFields>;

const SAMPLE_FACTS: Facts = {
  order: 'WK-10482',
  merchants: ['متجر النيل'],
  isWholeOrder: true,
  isWholeMerchantOrder: true,
  total: 124_900,
  units: 3,
  goods: 90_000,
  reason: '',
  due: 124_900,
  deliveryCode: null,
  promised: null,
  confirmationHours: 24,
  reminderHours: 24,
  timeoutHours: 72,
  deliveryDays: 14,
};

/** A mail's body, with the page that shows more. */
export function mailBody(body: string, url: string): string {
  return `${body}\n\nتفاصيل الطلب: ${url}`;
}
