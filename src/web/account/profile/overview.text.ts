import type { OwnTab } from '#modules/orders/order.ts';
import type { BesideOrders, NearestPart } from '#modules/orders/order-view.ts';
import { MERCHANT_ORDER_LABELS } from '#modules/orders/text.ts';
import { STEP_LABELS } from '#modules/orders/ui/status.text.ts';
import { briefArrivalText } from '#modules/shipping/promise.text.ts';
import { cairoDay } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { type PluralForms, plural } from '#platform/plural.ts';

export const overviewText = {
  hello: 'أهلًا،',
  back: 'حسابي',
  orders: 'طلباتي',
  allOrders: (count: number) => (count > 0 ? `كل الطلبات (${formatCount(count)})` : 'كل الطلبات'),
  tabs: 'الطلبات حسب حالتها',
  all: 'الكل',
  noneSo: 'لا طلبات بهذه الحالة',
  toReview: 'قيّم',
  nothingUnderWay: 'لا طلبات جارية الآن.',
  credit: 'رصيد الحساب',
  support: 'كلّم الدعم عبر المحادثة',
} as const;

export const OWN_TAB_LABELS: Readonly<Record<OwnTab, string>> = {
  to_pay: 'بانتظار الدفع',
  preparing: 'قيد التجهيز',
  on_the_way: 'في الطريق',
  delivered: 'تم التسليم',
};

/** The address of the account's list of orders. */
export const ordersHref = (tab?: OwnTab) => (tab ? `?tab=orders&of=${tab}` : '?tab=orders');

const OPEN_RETURNS: PluralForms = {
  zero: '',
  one: 'مرتجع واحد لم ينته بعد',
  two: 'مرتجعان لم ينتهيا بعد',
  few: '{n} مرتجعات لم تنته بعد',
  many: '{n} مرتجعًا لم ينته بعد',
  other: '{n} مرتجع لم ينته بعد',
};

const INSPECTED: PluralForms = {
  zero: '',
  one: 'واحد قيد الفحص',
  two: 'اثنان قيد الفحص',
  few: '{n} قيد الفحص',
  many: '{n} قيد الفحص',
  other: '{n} قيد الفحص',
};

const NEW_MESSAGES: PluralForms = {
  zero: '',
  one: 'رسالة جديدة',
  two: 'رسالتان جديدتان',
  few: '{n} رسائل جديدة',
  many: '{n} رسالة جديدة',
  other: '{n} رسالة جديدة',
};

const LIKES: PluralForms = {
  zero: '',
  one: 'منتج واحد',
  two: 'منتجان',
  few: '{n} منتجات',
  many: '{n} منتجًا',
  other: '{n} منتج',
};

const ADDRESSES: PluralForms = {
  zero: '',
  one: 'عنوان واحد',
  two: 'عنوانان',
  few: '{n} عناوين',
  many: '{n} عنوانًا',
  other: '{n} عنوان',
};

/** What stands under the name of a part; nothing where there is nothing to say. */
export function linesOf(beside: BesideOrders): Readonly<Record<string, string>> {
  const { openReturns, inspectedReturns, newMessages, likes, addresses } = beside;
  return {
    returns: plural(inspectedReturns, INSPECTED) || plural(openReturns, OPEN_RETURNS),
    messages: plural(newMessages, NEW_MESSAGES),
    favourites: plural(likes, LIKES),
    addresses: plural(addresses, ADDRESSES),
  };
}

/** «خرج للتوصيل، يصلك اليوم»; a day that has passed is not promised again. */
export function nearestLine({ status, isOut, promised }: NearestPart, now: Date): string {
  if (isOut) return `${STEP_LABELS.out_for_delivery}، يصلك اليوم`;
  const isPromised = promised && COMING.has(status) && cairoDay(now) <= promised.last;
  return isPromised
    ? `${MERCHANT_ORDER_LABELS[status]}، ${briefArrivalText(promised)}`
    : MERCHANT_ORDER_LABELS[status];
}

const COMING: ReadonlySet<string> = new Set(['new', 'accepted', 'ready', 'shipped']);
