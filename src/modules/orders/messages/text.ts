import type { WhatsappText } from '#modules/notifications/whatsapp.ts';
import { arrivalText } from '#modules/shipping/promise.text.ts';
import { asciiDigits } from '#platform/digits.ts';
import { withFullStop } from '#platform/full-stop.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, type Piastres, toPounds } from '#platform/money.ts';
import { type PluralForms, plural } from '#platform/plural.ts';
import { UNITS } from '../units.text.ts';
import type { Facts } from './facts.ts';

/**
 * The texts of one message. The inbox and the mail use title and body. The SMS is separate, has Latin digits for old
 * phones and fits into 70 letters (docs/egypt.md, Messages).
 */
export interface MessageText {
  title: (facts: Facts) => string;
  body: (facts: Facts) => string;
  sms?: (facts: Facts) => string;
  /** For whoever agreed to WhatsApp, in place of the SMS. */
  whatsapp?: (facts: Facts) => WhatsappText;
}

/** After «خلال» and «منذ» the dual has another ending. */
const arrival = ({ promised }: Facts) => (promised ? `${arrivalText(promised)}. ` : '');

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

const because = ({ reason }: Facts) => (reason ? ` السبب: ${withFullStop(reason)}` : '');
const bringCash = ({ due }: Facts) => (due ? ` جهّز ${price(due)} نقدًا للمندوب.` : '');
const cashShort = ({ due }: Facts) => (due ? ` جهز ${toPounds(due)} جنيه.` : '');
const codeShort = ({ deliveryCode }: Facts) => (deliveryCode ? ` الرمز ${deliveryCode}` : '');

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

const cancelledTitle = (facts: Facts) => `أُلغي ${yours(facts)}`;
const cancelledShort = (facts: Facts) => `وكالة: ألغي ${yoursShort(facts)}. السبب في حسابك.`;

export const messageTexts = {
  placed: {
    title: facts => `تم استلام ${yours(facts)}`,
    body: facts => `الإجمالي ${price(facts.total)}. ${arrival(facts)}سنبلغك عند شحن كل جزء منه.`,
    sms: facts =>
      `وكالة: تم استلام طلبك ${facts.order} بقيمة ${toPounds(facts.total)} جنيه. سنبلغك عند شحنه.`,
    whatsapp: facts => ({
      template: 'order_placed',
      values: { order: facts.order, amount: formatPrice(facts.total) },
    }),
  },
  placed_to_confirm: {
    title: facts => `أكّد ${yours(facts)}`,
    body: facts =>
      `الإجمالي ${price(facts.total)}. أرسلنا رمزًا إلى موبايلك: أدخله في صفحة الطلب خلال ${plural(facts.confirmationHours, HOURS)} لنبدأ تجهيزه.`,
  },
  paid: {
    title: facts => `تم دفع ${yours(facts)}`,
    body: () => 'بدأ تجهيز طلبك. سنبلغك عند شحن كل جزء منه.',
  },
  payment_expired: {
    title: cancelledTitle,
    body: () => 'لم يصلنا الدفع في الموعد. يمكنك طلبه مرة أخرى من صفحة الطلب.',
  },
  confirmed: {
    title: facts => `تم تأكيد ${yours(facts)}`,
    body: () => 'بدأ تجهيز طلبك. سنبلغك عند شحن كل جزء منه.',
  },
  not_confirmed: {
    title: cancelledTitle,
    body: facts =>
      `لم يتم تأكيد الطلب خلال ${plural(facts.confirmationHours, HOURS)}. يمكنك طلبه مرة أخرى من صفحة الطلب.`,
    sms: facts => `وكالة: ألغي طلبك ${facts.order} لعدم تأكيده. اطلبه ثانية من حسابك.`,
    whatsapp: facts => ({ template: 'order_not_confirmed', values: { order: facts.order } }),
  },
  accepted: {
    title: facts => `${yours(facts)} قيد التجهيز`,
    body: facts => `قبل ${names(facts)} طلبك وبدأ تجهيزه. سنبلغك عند شحنه.`,
  },
  rejected: {
    title: cancelledTitle,
    body: facts => `اعتذر ${names(facts)} عن تنفيذ الطلب.${because(facts)}`,
    sms: cancelledShort,
    whatsapp: aboutPart('order_cancelled'),
  },
  timed_out: {
    title: cancelledTitle,
    body: facts => `لم يرد ${names(facts)} خلال ${plural(facts.timeoutHours, HOURS)}، فألغينا الطلب.`,
    sms: cancelledShort,
    whatsapp: aboutPart('order_cancelled'),
  },
  cancelled_by_buyer: {
    title: cancelledTitle,
    body: facts => `تم الإلغاء بناءً على طلبك.${because(facts)}`,
  },
  cancelled_by_shop: {
    title: cancelledTitle,
    body: facts => `نعتذر عن هذا الإلغاء.${because(facts)}`,
    sms: cancelledShort,
    whatsapp: aboutPart('order_cancelled'),
  },
  packed: {
    title: facts => `${yours(facts)} جاهز للشحن`,
    body: facts => `جهّز ${names(facts)} طلبك. سنبلغك عند خروجه إليك.`,
  },
  shipped: {
    title: facts => `تم شحن ${yours(facts)}`,
    body: facts =>
      `خرج الطلب من ${names(facts)}.${bringCash(facts)}${facts.deliveryCode ? ' رمز التسليم في صفحة الطلب: أعطه للمندوب عند الاستلام.' : ''}`,
    sms: facts => `وكالة: شحن ${yoursShort(facts)}.${cashShort(facts)}${codeShort(facts)}`,
    whatsapp: aboutPart('order_shipped', 'order_shipped_cash'),
  },
  out_for_delivery: {
    title: facts => `${yours(facts)} مع المندوب الآن`,
    body: facts => `يصلك اليوم.${bringCash(facts)}`,
    sms: facts => `وكالة: ${yoursShort(facts)} مع المندوب الآن.${cashShort(facts)}`,
    whatsapp: aboutPart('order_out_for_delivery', 'order_out_for_delivery_cash'),
  },
  attempt_failed: {
    title: facts => `لم نتمكن من تسليم ${yours(facts)}`,
    body: facts => `سنحاول مرة أخرى.${bringCash(facts)}${because(facts)}`,
    sms: facts => `وكالة: لم يسلم ${yoursShort(facts)} وسنعود إليك.${cashShort(facts)}`,
    whatsapp: aboutPart('order_attempt_failed', 'order_attempt_failed_cash'),
  },
  delivered: {
    title: facts => `تم تسليم ${yours(facts)}`,
    body: () => 'إن لم يصلك، فأبلغنا من صفحة الطلب.',
    sms: facts => `وكالة: تم تسليم ${yoursShort(facts)}. إن لم يصلك فأبلغنا.`,
    whatsapp: aboutPart('order_delivered'),
  },
  undelivered: {
    title: facts => `تعذر تسليم ${yours(facts)}`,
    body: facts => `الشحنة في طريقها إلى المتجر.${because(facts)}`,
    sms: facts => `وكالة: تعذر تسليم ${yoursShort(facts)} وهو عائد إلى المتجر.`,
    whatsapp: aboutPart('order_undelivered'),
  },
  lost: {
    title: facts => `فُقد ${yours(facts)} أثناء التوصيل`,
    body: () => 'نعتذر عن ذلك. لا تدفع شيئًا عند الباب عن هذه الشحنة. فريق وكالة يتابع الأمر.',
    sms: facts => `وكالة: فقد ${yoursShort(facts)} أثناء التوصيل. نعتذر ونتابع.`,
    whatsapp: aboutPart('order_lost'),
  },
  damaged: {
    title: facts => `تلف ${yours(facts)} أثناء التوصيل`,
    body: () => 'نعتذر عن ذلك. لا تدفع شيئًا عند الباب عن هذه الشحنة. فريق وكالة يتابع الأمر.',
    sms: facts => `وكالة: تلف ${yoursShort(facts)} أثناء التوصيل. نعتذر ونتابع.`,
    whatsapp: aboutPart('order_damaged'),
  },
  back: {
    title: facts => `عاد ${yours(facts)} إلى المتجر`,
    body: facts => `وصلت الشحنة إلى ${names(facts)}. يمكنك طلبها مرة أخرى من صفحة الطلب.`,
  },
  reopened: {
    title: facts => `${yours(facts)} ما زال في الطريق`,
    body: facts => `صحّحنا حالة الشحنة.${because(facts)}`,
  },
  overdue: {
    title: facts => `تأخر ${yours(facts)}`,
    body: facts =>
      `لم يصلك خلال ${plural(facts.deliveryDays, DAYS)}، ومن حقك أن تتراجع عن الشراء. راسل الدعم الفني.`,
  },
  claim_opened: {
    title: facts => `وصلتنا شكواك من ${yours(facts)}`,
    body: () => 'نراجعه مع المتجر ومندوب التوصيل، ونرد عليك.',
  },

  // Messages to merchants and staff.
  new_order: {
    title: facts => `طلب جديد ${isolate(facts.order)}`,
    body: facts =>
      `${plural(facts.units, UNITS)} بقيمة ${price(facts.goods)}. اقبل الطلب خلال ${plural(facts.timeoutHours, HOURS)} وجهّزه للشحن.`,
    sms: facts =>
      asciiDigits(`وكالة: طلب جديد ${facts.order}. اقبله خلال ${plural(facts.timeoutHours, HOURS)}.`),
    whatsapp: facts => ({
      template: 'merchant_new_order',
      values: { order: facts.order, within: plural(facts.timeoutHours, HOURS) },
    }),
  },
  reminder: {
    title: facts => `${numbered(facts)} ينتظر ردك`,
    body: facts =>
      `وصلك منذ ${plural(facts.reminderHours, HOURS)}. اقبله أو ارفضه، وإلا أُلغي بعد ${plural(facts.timeoutHours, HOURS)} من وصوله.`,
    sms: facts =>
      asciiDigits(`وكالة: الطلب ${facts.order} ينتظر ردك منذ ${plural(facts.reminderHours, HOURS)}.`),
    whatsapp: facts => ({
      template: 'merchant_reminder',
      values: { order: facts.order, within: plural(facts.reminderHours, HOURS) },
    }),
  },
  order_timed_out: {
    title: facts => `أُلغي ${numbered(facts)}`,
    body: facts => `لم يصلنا ردك خلال ${plural(facts.timeoutHours, HOURS)}. عادت القطع إلى مخزونك.`,
  },
  order_cancelled: {
    title: facts =>
      facts.isWholeMerchantOrder ? `أُلغي ${numbered(facts)}` : `أُلغي جزء من ${numbered(facts)}`,
    body: facts => `لا تشحن القطع الملغاة؛ عادت إلى مخزونك.${because(facts)}`,
  },
  order_attempt_failed: {
    title: facts => `محاولة تسليم ${numbered(facts)} لم تنجح`,
    body: facts => `سيعيد المندوب المحاولة.${because(facts)}`,
  },
  order_delivered: {
    title: facts => `تم تسليم ${numbered(facts)}`,
    body: () => 'استلم العميل الشحنة.',
  },
  order_undelivered: {
    title: facts => `تعذر تسليم ${numbered(facts)}`,
    body: facts => `الشحنة في طريقها إليك.${because(facts)}`,
  },
  order_lost: {
    title: facts => `فُقدت شحنة من ${numbered(facts)}`,
    body: () => 'فُتحت مطالبة على شركة الشحن.',
  },
  order_damaged: {
    title: facts => `تلفت شحنة من ${numbered(facts)}`,
    body: () => 'فُتحت مطالبة على شركة الشحن.',
  },
  order_back: {
    title: facts => `عادت شحنة من ${numbered(facts)}`,
    body: () => 'سُجّل وصولها إليك، والسليم منها عاد إلى مخزونك.',
  },
  order_not_back: {
    title: facts => `لم تعد شحنة من ${numbered(facts)} في موعدها`,
    body: () => 'فُتحت مطالبة على شركة الشحن.',
  },
  order_reopened: {
    title: facts => `${numbered(facts)} ما زال في الطريق`,
    body: facts => `صُحّحت حالة الشحنة.${because(facts)}`,
  },
  order_late: {
    title: facts => `لم يُسلَّم ${numbered(facts)} لشركة الشحن في موعده`,
    body: () => 'سلّمه اليوم. التأخير محسوب في نسبة تأخر المتجر.',
  },
  order_overdue: {
    title: facts => `تأخر ${numbered(facts)}`,
    body: facts => `لم يصل إلى العميل خلال ${plural(facts.deliveryDays, DAYS)}، ومن حقه أن يتراجع عن الشراء.`,
  },
  order_claimed: {
    title: facts => `شكوى من ${numbered(facts)}: لم يصل`,
    body: facts =>
      `يقول العميل إن الطلب لم يصله.${facts.reason ? ` كتب: ${withFullStop(facts.reason)}` : ''}`,
  },
} as const satisfies Record<string, MessageText>;
export type TextName = keyof typeof messageTexts;

/** A mail's body, with the page that shows more. */
export function mailBody(body: string, url: string): string {
  return `${body}\n\nتفاصيل الطلب: ${url}`;
}
