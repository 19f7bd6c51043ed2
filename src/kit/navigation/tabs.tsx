import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './tabs.module.css';

export interface Tab {
  label: string;
  to: string;
  current: boolean;
  /** The number in it, as text; undefined while it is unknown. */
  count?: string | undefined;
}

/** One list in parts, each with its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const current = useRef<HTMLAnchorElement>(null);
  const at = tabs.findIndex(tab => tab.current);
  const width = tabs.map(({ count = '' }) => count).join();
  // On a phone not all tabs fit, and counts that arrive later make them wider.
  useEffect(() => {
    if (at > 0 && width) current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at, width]);
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(tab => (
        <Link
          key={tab.to}
          to={tab.to}
          ref={tab.current ? current : undefined}
          aria-current={tab.current ? 'page' : undefined}
          className={styles.tab}
          preventScrollReset
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
