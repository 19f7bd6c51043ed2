import { Tabs } from '#kit/navigation/tabs.tsx';
import type { TabCounts } from '#modules/orders/back-office/list-view.ts';
import { MOST_COUNTED, ORDER_TABS } from '#modules/orders/back-office/order-tab.ts';
import { formatCount } from '#platform/digits.ts';
import { listText, tabText } from '../text.ts';
import type { ListQuery } from './list-query.ts';

/** The tabs of the orders, each with its count. */
export function OrderTabs({ query, counts }: { query: ListQuery; counts: TabCounts | undefined }) {
  const current = query.filter.tab ?? 'all';
  // Few shops ask for confirmations, so the tab appears only for those.
  const shown = (['all', ...ORDER_TABS] as const).filter(
    tab => tab !== 'waiting' || current === 'waiting' || (counts?.waiting ?? 0) > 0,
  );
  const tabs = shown.map(tab => ({
    label: tabText[tab],
    to: query.hrefOfTab(tab),
    current: tab === current,
    count: counts && countLabel(counts[tab]),
  }));
  return <Tabs label={listText.tabs} tabs={tabs} />;
}

function countLabel(count: number): string {
  return count < MOST_COUNTED ? formatCount(count) : listText.more(MOST_COUNTED);
}
