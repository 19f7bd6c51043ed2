import { Link } from 'react-router';
import type { TabCounts } from '#modules/orders/back-office/list-view.ts';
import { MOST_COUNTED, ORDER_TABS } from '#modules/orders/back-office/order-tab.ts';
import { formatCount } from '#platform/digits.ts';
import { listText, tabText } from '../text.ts';
import type { ListQuery } from './list-query.ts';
import styles from './tabs.module.css';

/** What the orders wait for, each with how many there are. */
export function Tabs({ query, counts }: { query: ListQuery; counts: TabCounts | undefined }) {
  const current = query.filter.tab ?? 'all';
  // Few shops ask for a confirmation: the tab stands there for those who do.
  const shown = (['all', ...ORDER_TABS] as const).filter(
    tab => tab !== 'waiting' || current === 'waiting' || (counts?.waiting ?? 0) > 0,
  );
  return (
    <nav aria-label={listText.tabs} className={styles.tabs}>
      {shown.map(tab => (
        <Link
          key={tab}
          to={query.hrefOfTab(tab)}
          aria-current={tab === current ? 'page' : undefined}
          className={styles.tab}
          preventScrollReset
        >
          {tabText[tab]}
          {counts && <span className={styles.count}>{countLabel(counts[tab])}</span>}
        </Link>
      ))}
    </nav>
  );
}

function countLabel(count: number): string {
  return count < MOST_COUNTED ? formatCount(count) : listText.more(MOST_COUNTED);
}
