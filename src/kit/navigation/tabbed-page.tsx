import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';
import styles from './tabbed-page.module.css';

export interface PageTab {
  name: string;
  to: string;
  icon: IconName;
  label: string;
  /** A count or mark behind the label. */
  mark?: ReactNode;
}

interface TabbedPageProps {
  title: string;
  /** The name of the tabs for screen readers. */
  label: string;
  tabs: readonly PageTab[];
  /** The name of the current tab. */
  current: string | undefined;
  className?: string;
  /** Goes to a tab. Of so many that a phone's row would hide the most, a list there shows them all. */
  onChoose?: (to: string) => void;
  children: ReactNode;
}

/** A page of many parts, each with its own address: tabs at its side, or in a row above it on a phone. */
export function TabbedPage({ title, label, tabs, current, className, onChoose, children }: TabbedPageProps) {
  return (
    <div className={classNames(styles.page, className)}>
      <h1>{title}</h1>
      {onChoose && <TabSelect label={label} tabs={tabs} current={current} onChoose={onChoose} />}
      <nav aria-label={label} className={classNames(styles.tabs, onChoose && styles.many)}>
        <ul>
          {tabs.map(tab => (
            <li key={tab.name}>
              <TabLink tab={tab} current={tab.name === current ? 'page' : undefined} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.parts}>{children}</div>
    </div>
  );
}

interface TabSelectProps extends Pick<TabbedPageProps, 'label' | 'tabs' | 'current'> {
  onChoose: (to: string) => void;
}

/** All tabs in a list of the platform's own. */
function TabSelect({ label, tabs, current, onChoose }: TabSelectProps) {
  const [first] = tabs;
  return (
    <span className={styles.select}>
      <select
        aria-label={label}
        value={current ?? first?.name}
        onChange={({ target }) => {
          const chosen = tabs.find(({ name }) => name === target.value);
          if (chosen) onChoose(chosen.to);
        }}
      >
        {tabs.map(tab => (
          <option key={tab.name} value={tab.name}>
            {tab.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} />
    </span>
  );
}

/**
 * On a phone the row extends beyond the screen, so the current tab is scrolled into view, again once marks that arrive
 * later make the row wider.
 */
function TabLink({ tab: { to, icon, label, mark }, current }: { tab: PageTab; current: 'page' | undefined }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const row = link.current?.closest('ul');
    if (!current || !row) return undefined;
    const observer = new ResizeObserver(() =>
      link.current?.scrollIntoView({ inline: 'center', block: 'nearest' }),
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, [current]);
  return (
    <Link ref={link} to={to} aria-current={current} className={styles.tab}>
      <Icon name={icon} />
      {label}
      {mark}
    </Link>
  );
}
