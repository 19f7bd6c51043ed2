import { listStaffOrders, showOrderChoices } from '#modules/orders/back-office/contract.ts';
import { listOrders } from '#modules/orders/contract.ts';
import { listDeskCases } from '#modules/returns/contract/desk.ts';
import { listCases } from '#modules/returns/contract/returns.ts';
import { askedBy, daysAgo, type Lists } from './asked.ts';

const [admin, merchant, buyer] = [askedBy('admin'), askedBy('merchant'), askedBy('buyer')];

/** Years of orders are numbered from here. */
const numberOf = (orders: number) => 10_000 + orders - 5;

export const ORDER_LISTS: Lists = {
  'orders, newest': admin(listStaffOrders),
  'orders, page 40': admin(listStaffOrders, { page: 40 }),
  'orders, page 1,000': admin(listStaffOrders, { page: 1_000 }),
  'orders, oldest': admin(listStaffOrders, { sort: 'oldest' }),
  'orders, tab new': admin(listStaffOrders, { tab: 'new' }),
  'orders, tab delivered': admin(listStaffOrders, { tab: 'delivered' }),
  'orders, tab delivered, page 50': admin(listStaffOrders, { tab: 'delivered', page: 50 }),
  'orders, a governorate': admin(listStaffOrders, { governorateId: 7 }),
  'orders, a governorate, cancelled': admin(listStaffOrders, { governorateId: 7, tab: 'cancelled' }),
  'orders, by card': admin(listStaffOrders, { paymentMethod: 'card' }),
  'orders, by card, cancelled': admin(listStaffOrders, { paymentMethod: 'card', tab: 'cancelled' }),
  'orders, a merchant': admin(listStaffOrders, { merchantId: 3 }),
  'orders, a merchant, a governorate': admin(listStaffOrders, { merchantId: 3, governorateId: 7 }),
  'orders, a merchant, by card, returned': admin(listStaffOrders, {
    merchantId: 3,
    paymentMethod: 'card',
    tab: 'returned',
  }),
  'orders, a governorate, by card': admin(listStaffOrders, { governorateId: 7, paymentMethod: 'card' }),
  'orders, until a year ago': admin(listStaffOrders, () => ({ to: daysAgo(365) })),
  'orders, a month': admin(listStaffOrders, () => ({ from: daysAgo(90), to: daysAgo(60) })),
  'orders, a month, cancelled': admin(listStaffOrders, () => ({
    from: daysAgo(90),
    to: daysAgo(60),
    tab: 'cancelled',
  })),
  'orders, by number': admin(listStaffOrders, ({ orders }) => ({ search: `WK-${numberOf(orders)}` })),
  'orders, by mobile': admin(listStaffOrders, { search: '01100000040' }),
  'orders, by a common name': admin(listStaffOrders, { search: 'محمد' }),
  'orders, by a name of one': admin(listStaffOrders, { search: 'القلقشندي' }),
  'orders, by a name and a tab': admin(listStaffOrders, { search: 'محمد حسن', tab: 'cancelled' }),
  'orders, by no name': admin(listStaffOrders, { search: 'ظظظ' }),
  'choices of the list': admin(showOrderChoices),
  'his orders, newest': merchant(listStaffOrders),
  'his orders, page 40': merchant(listStaffOrders, { page: 40 }),
  'his orders, tab delivered': merchant(listStaffOrders, { tab: 'delivered' }),
  'his orders, tab returned': merchant(listStaffOrders, { tab: 'returned' }),
  'his orders, a governorate': merchant(listStaffOrders, { governorateId: 7 }),
  'his orders, by card': merchant(listStaffOrders, { paymentMethod: 'card' }),
  'his orders, by number': merchant(listStaffOrders, ({ orders }) => ({ search: String(numberOf(orders)) })),
  'his orders, by mobile': merchant(listStaffOrders, { search: '01100000040' }),
  'his orders, by a common name': merchant(listStaffOrders, { search: 'محمد' }),
  "a buyer's orders": buyer(listOrders),
  "a buyer's orders, page 3": buyer(listOrders, { page: 3 }),
  "a buyer's returns": buyer(listCases, {}),
  'returns, waiting': admin(listDeskCases),
  'returns, escalated': admin(listDeskCases, { tab: 'escalated' }),
  'returns, claims': admin(listDeskCases, { tab: 'claims' }),
  'returns, done': admin(listDeskCases, { tab: 'done' }),
  'returns, done, page 20': admin(listDeskCases, { tab: 'done', page: 20 }),
  'his returns, waiting': merchant(listDeskCases),
  'his returns, done': merchant(listDeskCases, { tab: 'done' }),
};
