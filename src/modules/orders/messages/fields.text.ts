import type { TextField } from '#modules/notifications/message-text.ts';
import { arrivalText } from '#modules/shipping/promise.text.ts';
import {
  addDays,
  cairoDay,
  cairoMinute,
  formatDateTime,
  formatWeekday,
  startOfCairoDay,
} from '#platform/dates.ts';
import { withFullStop } from '#platform/full-stop.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, type Piastres, toPounds } from '#platform/money.ts';
import { type PluralForms, plural } from '#platform/plural.ts';
import { UNITS } from '../units.text.ts';
import type { Facts } from './facts.ts';

/** After «خلال» and «منذ» the dual has another ending. */
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

/** «قبل ٣٠ نوفمبر ٢٠٢٦، ٥:٣٠ م»; what ends at midnight ends with its day. Of a deadline that is not known, its length. */
export function untilWords(deadline: Date | null, span: string): string {
  if (!deadline) return `خلال ${span}`;
  const day = cairoDay(deadline);
  if (startOfCairoDay(day).getTime() === deadline.getTime())
    return `حتى نهاية ${isolate(formatWeekday(addDays(day, -1)))}`;
  return `قبل ${isolate(formatDateTime(deadline))}`;
}

/** `قبل 30/11 17:30`, for an SMS. */
export function untilShort(deadline: Date | null, span: string): string {
  if (!deadline) return `خلال ${span}`;
  const [, month, day, time] = /-(\d\d)-(\d\d)T(.+)/.exec(cairoMinute(deadline)) ?? [];
  return `قبل ${day}/${month} ${time}`;
}

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
export function yoursShort({ order, isWholeOrder, isWholeMerchantOrder }: Facts): string {
  return isWholeOrder && isWholeMerchantOrder ? `طلبك ${order}` : `جزء من طلبك ${order}`;
}

const because = ({ reason }: Facts) => (reason ? `السبب: ${withFullStop(reason)}` : '');
const bringCash = ({ due }: Facts) => (due ? `جهّز ${price(due)} نقدًا للمندوب.` : '');
const cashShort = ({ due }: Facts) => (due ? `جهز ${toPounds(due)} جنيه.` : '');
const codeShort = ({ deliveryCode }: Facts) => (deliveryCode ? `الرمز ${deliveryCode}` : '');
const arrival = ({ promised }: Facts) => (promised ? `${arrivalText(promised)}.` : '');
const NO_CASH = 'لا تدفع شيئًا عند الباب عن هذه الشحنة.';

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
  moneyBack: {
    label: 'أن ما دُفع يعود',
    sample: 'نرد إليك المستحق لك مما دفعته، ونبلغك عند وصوله.',
    isOptional: true,
    only: 'buyer',
  },
  noCash: {
    label: 'أن شيئًا لا يُدفع نقدًا عن شحنة لن تصل',
    sample: NO_CASH,
    isOptional: true,
    only: 'buyer',
  },
  codeShort: { label: 'رمز التسليم', sample: 'الرمز 482913', only: 'buyer', onlyIn: 'sms' },
  codeNote: {
    label: 'أين رمز التسليم',
    sample: 'رمز التسليم في صفحة الطلب: أعطه للمندوب عند الاستلام.',
    isOptional: true,
    only: 'buyer',
  },
  confirmBy: {
    label: 'متى تنتهي مهلة التأكيد',
    sample: 'قبل ٣٠ نوفمبر ٢٠٢٦، ٥:٣٠ م',
    only: 'buyer',
  },
  acceptBy: {
    label: 'متى تنتهي مهلة رد المتجر',
    sample: 'قبل ٣٠ نوفمبر ٢٠٢٦، ٥:٣٠ م',
    only: 'merchant',
  },
  acceptByShort: { label: 'متى تنتهي مهلة رد المتجر، مختصرًا', sample: 'قبل 30/11 17:30', only: 'merchant' },
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
    moneyBack: facts.isPaid ? 'نرد إليك المستحق لك مما دفعته، ونبلغك عند وصوله.' : '',
    noCash: facts.isPaid ? '' : NO_CASH,
    codeShort: codeShort(facts),
    codeNote: facts.deliveryCode ? 'رمز التسليم في صفحة الطلب: أعطه للمندوب عند الاستلام.' : '',
    confirmBy: untilWords(facts.deadline, plural(facts.confirmationHours, HOURS)),
    acceptBy: untilWords(facts.deadline, plural(facts.timeoutHours, HOURS)),
    acceptByShort: untilShort(facts.deadline, plural(facts.timeoutHours, HOURS)),
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
