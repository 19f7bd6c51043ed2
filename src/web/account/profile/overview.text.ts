import type { NearestPart } from '#modules/orders/order-view.ts';
import { MERCHANT_ORDER_LABELS } from '#modules/orders/text.ts';
import { STEP_LABELS } from '#modules/orders/ui/status.text.ts';
import { briefArrivalText } from '#modules/shipping/promise.text.ts';
import { cairoDay } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';

export const overviewText = {
  hello: 'أهلًا،',
  back: 'حسابي',
  orders: 'طلباتي',
  allOrders: (count: number) => (count > 0 ? `كل الطلبات (${formatCount(count)})` : 'كل الطلبات'),
  toPay: 'بانتظار الدفع',
  preparing: 'قيد التجهيز',
  onTheWay: 'في الطريق',
  toReview: 'قيّم',
  nothingUnderWay: 'لا طلبات جارية الآن.',
  credit: 'رصيد الحساب',
} as const;

/** «خرج للتوصيل، يصلك اليوم»; a day that has passed is not promised again. */
export function nearestLine({ status, isOut, promised }: NearestPart, now: Date): string {
  if (isOut) return `${STEP_LABELS.out_for_delivery}، يصلك اليوم`;
  const isPromised = promised && COMING.has(status) && cairoDay(now) <= promised.last;
  return isPromised
    ? `${MERCHANT_ORDER_LABELS[status]}، ${briefArrivalText(promised)}`
    : MERCHANT_ORDER_LABELS[status];
}

const COMING: ReadonlySet<string> = new Set(['new', 'accepted', 'ready', 'shipped']);
