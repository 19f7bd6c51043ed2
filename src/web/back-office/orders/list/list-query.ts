import { useSearchParams } from 'react-router';
import { ORDER_TABS, type OrderTab } from '#modules/orders/back-office/order-tab.ts';
import type { listManagedOrders } from '#modules/orders/back-office.calls.ts';
import type { CallRequest } from '#platform/call.ts';
import { addDays, cairoDay, isCalendarDay } from '#platform/dates.ts';
import { clampPage } from '#platform/page.ts';

export const PAGE_LIMIT = 20;

type Asked = CallRequest<typeof listManagedOrders>;
export type Filter = Omit<Asked, 'page' | 'limit'>;

/** The filters are in the address, so they survive a reload and can be linked. */
export function useListQuery() {
  const [params, setParams] = useSearchParams();
  const page = clampPage(Number(params.get('page') ?? 1), 1_000);
  return {
    params,
    page,
    filter: filterIn(params),
    /** Changes a filter and returns to the first page; null removes it. */
    choose: (changes: Readonly<Record<string, string | null>>) => setParams(changed(params, changes)),
    hrefOfPage: (other: number) => `?${changed(params, { page: String(other) })}`,
    hrefOfTab: (tab: OrderTab | 'all') => `?${changed(params, { tab: tab === 'all' ? null : tab })}`,
    /** Whether anything except the tab filters the list. */
    isNarrowed: [...params.keys()].some(key => key !== 'tab' && key !== 'page'),
  };
}

export type ListQuery = ReturnType<typeof useListQuery>;

function changed(params: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

function filterIn(params: URLSearchParams): Filter {
  const tab = ORDER_TABS.find(each => each === params.get('tab'));
  const whole = (name: string) =>
    /^\d{1,9}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null;
  const [merchantId, governorateId] = [whole('merchant'), whole('governorate')];
  const [search, paymentMethod] = [params.get('q'), params.get('payment')];
  return {
    ...(tab && { tab }),
    ...(search && { search }),
    ...(paymentMethod && { paymentMethod }),
    ...(merchantId !== null && { merchantId }),
    ...(governorateId !== null && { governorateId }),
    ...(params.get('sort') === 'oldest' && { sort: 'oldest' as const }),
    ...daysIn(params),
  };
}

/** `days=14` are the last 14 days, including today; otherwise the given days. */
function daysIn(params: URLSearchParams): Pick<Filter, 'from' | 'to'> {
  const days = Number(params.get('days'));
  if (Number.isInteger(days) && days > 0)
    return { from: addDays(cairoDay(new Date()), 1 - Math.min(days, 366)) };
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return { ...(isCalendarDay(from) && { from }), ...(isCalendarDay(to) && { to }) };
}
