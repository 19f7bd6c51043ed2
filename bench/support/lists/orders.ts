import { countPacked, listHandovers } from '#modules/handovers/calls.ts';
import { countNewOrders, listManagedOrders, showOrderChoices } from '#modules/orders/back-office.calls.ts';
import { listOrders } from '#modules/orders/calls.ts';
import { listManagedCases } from '#modules/returns/back-office.calls.ts';
import { listCases } from '#modules/returns/returns.calls.ts';
import { askedBy, daysAgo, type Lists } from './asked.ts';

const [admin, merchant, buyer] = [askedBy('admin'), askedBy('merchant'), askedBy('buyer')];

/** Years of orders are numbered from here. */
const numberOf = (orders: number) => 10_000 + orders - 5;

export const ORDER_LISTS: Lists = {
  'orders that wait to be accepted': admin(countNewOrders),
  'own orders that wait to be accepted': merchant(countNewOrders),
  'orders, newest': admin(listManagedOrders),
  'orders, page 40': admin(listManagedOrders, { page: 40 }),
  'orders, page 1,000': admin(listManagedOrders, { page: 1_000 }),
  'orders, oldest': admin(listManagedOrders, { sort: 'oldest' }),
  'orders, tab new': admin(listManagedOrders, { tab: 'new' }),
  'orders, tab delivered': admin(listManagedOrders, { tab: 'delivered' }),
  'orders, tab delivered, page 50': admin(listManagedOrders, { tab: 'delivered', page: 50 }),
  'orders, a governorate': admin(listManagedOrders, { governorateId: 7 }),
  'orders, a governorate, cancelled': admin(listManagedOrders, { governorateId: 7, tab: 'cancelled' }),
  'orders, by card': admin(listManagedOrders, { paymentMethod: 'card' }),
  'orders, by card, cancelled': admin(listManagedOrders, { paymentMethod: 'card', tab: 'cancelled' }),
  'orders, a merchant': admin(listManagedOrders, { merchantId: 3 }),
  'orders, a merchant, a governorate': admin(listManagedOrders, { merchantId: 3, governorateId: 7 }),
  'orders, a merchant, by card, returned': admin(listManagedOrders, {
    merchantId: 3,
    paymentMethod: 'card',
    tab: 'returned',
  }),
  'orders, a governorate, by card': admin(listManagedOrders, { governorateId: 7, paymentMethod: 'card' }),
  'orders, until a year ago': admin(listManagedOrders, () => ({ to: daysAgo(365) })),
  'orders, a month': admin(listManagedOrders, () => ({ from: daysAgo(90), to: daysAgo(60) })),
  'orders, a month, cancelled': admin(listManagedOrders, () => ({
    from: daysAgo(90),
    to: daysAgo(60),
    tab: 'cancelled',
  })),
  'orders, by number': admin(listManagedOrders, ({ orders }) => ({ search: `WK-${numberOf(orders)}` })),
  'orders, by mobile': admin(listManagedOrders, { search: '01100000040' }),
  'orders, by a common name': admin(listManagedOrders, { search: 'محمد' }),
  'orders, by a name of one': admin(listManagedOrders, { search: 'القلقشندي' }),
  'orders, by a name and a tab': admin(listManagedOrders, { search: 'محمد حسن', tab: 'cancelled' }),
  'orders, by no name': admin(listManagedOrders, { search: 'ظظظ' }),
  'choices of the list': admin(showOrderChoices),
  'own orders, newest': merchant(listManagedOrders),
  'own orders, page 40': merchant(listManagedOrders, { page: 40 }),
  'own orders, tab delivered': merchant(listManagedOrders, { tab: 'delivered' }),
  'own orders, tab returned': merchant(listManagedOrders, { tab: 'returned' }),
  'own orders, a governorate': merchant(listManagedOrders, { governorateId: 7 }),
  'own orders, by card': merchant(listManagedOrders, { paymentMethod: 'card' }),
  'own orders, by number': merchant(listManagedOrders, ({ orders }) => ({
    search: String(numberOf(orders)),
  })),
  'own orders, by mobile': merchant(listManagedOrders, { search: '01100000040' }),
  'own orders, by a common name': merchant(listManagedOrders, { search: 'محمد' }),
  "a buyer's orders": buyer(listOrders),
  "a buyer's orders, page 3": buyer(listOrders, { page: 3 }),
  "a buyer's orders, tab delivered": buyer(listOrders, { tab: 'delivered' }),
  "a buyer's returns": buyer(listCases, {}),
  'signed lists': admin(listHandovers),
  'signed lists, page 10': admin(listHandovers, { page: 10 }),
  'his signed lists': merchant(listHandovers),
  'his packed parcels by courier': merchant(countPacked),
  'returns, waiting': admin(listManagedCases),
  'returns, escalated': admin(listManagedCases, { tab: 'escalated' }),
  'returns, claims': admin(listManagedCases, { tab: 'claims' }),
  'returns, done': admin(listManagedCases, { tab: 'done' }),
  'returns, done, page 20': admin(listManagedCases, { tab: 'done', page: 20 }),
  'own returns, waiting': merchant(listManagedCases),
  'own returns, done': merchant(listManagedCases, { tab: 'done' }),
};
