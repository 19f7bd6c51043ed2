import { formatCount } from '#platform/digits.ts';

export const overviewText = {
  hello: 'أهلًا،',
  back: 'حسابي',
  orders: 'طلباتي',
  allOrders: (count: number) => (count > 0 ? `كل الطلبات (${formatCount(count)})` : 'كل الطلبات'),
  toPay: 'بانتظار الدفع',
  preparing: 'قيد التجهيز',
  onTheWay: 'في الطريق',
  nothingUnderWay: 'لا طلبات جارية الآن.',
  credit: 'رصيد الحساب',
} as const;
