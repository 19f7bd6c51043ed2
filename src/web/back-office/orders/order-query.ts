import { ORDER_TABS } from '#modules/orders/back-office/order-tab.ts';
import type { listManagedOrders } from '#modules/orders/back-office.calls.ts';
import type { CallRequest } from '#platform/call.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { type Chosen, day, id, oneOf, words } from '../parts/list/address.ts';
import type { ListQuery } from '../parts/list/use-list-query.ts';
import { periodText } from './text.ts';

export const ORDER_FILTERS = {
  tab: oneOf(ORDER_TABS),
  q: words,
  payment: words,
  merchant: id,
  governorate: id,
  /** The last so many days, including today; `days` if the days are given. */
  days: oneOf(Object.keys(periodText).filter(each => each !== '')),
  from: day,
  to: day,
  sort: oneOf(['oldest']),
} as const;

export type OrderQuery = ListQuery<typeof ORDER_FILTERS>;

export type OrderFilter = Omit<CallRequest<typeof listManagedOrders>, 'page' | 'limit'>;

/** What the list is asked for. */
export function orderFilter(chosen: Chosen<typeof ORDER_FILTERS>): OrderFilter {
  const { q, payment, merchant, governorate, days, ...same } = chosen;
  const last = Number(days);
  return {
    ...same,
    ...(last > 0 && { from: addDays(cairoDay(new Date()), 1 - last), to: undefined }),
    search: q,
    paymentMethod: payment,
    merchantId: merchant,
    governorateId: governorate,
  };
}
