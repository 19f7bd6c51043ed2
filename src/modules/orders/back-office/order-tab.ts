/** The tabs of the list of orders. A merchant order stands under exactly one: migration 0060 says which. */
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

/** What is counted is counted up to here: so many more cost time, and nobody reads the difference. */
export const MOST_COUNTED = 1_000;
