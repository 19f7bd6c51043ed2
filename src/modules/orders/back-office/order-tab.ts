/** The tabs of the list of orders. Each merchant order is under exactly one, by the column `tab` (migrations/0014-orders.sql). */
export const ORDER_TABS = [
  'waiting',
  'new',
  'preparing',
  'shipped',
  'out',
  'delivered',
  'cancelled',
  'returned',
] as const;
export type OrderTab = (typeof ORDER_TABS)[number];
