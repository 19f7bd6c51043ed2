import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import { NameMark } from '#kit/name-mark.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { type RoleData, signOut, useSession } from '../data/session.ts';
import { FindButton } from './find/find-button.tsx';
import { HereLink } from './here-link.tsx';
import { MoreMenu } from './more-menu.tsx';
import { type NavigationEntry, navigationOf } from './navigation.ts';
import { NewOrdersBadge } from './parts/new-orders/new-orders-badge.tsx';
import styles from './staff-bar.module.css';
import { pageTitles, roleNames, staffBarText } from './text.ts';
import { WaitingBadge } from './waiting-badge.tsx';

/** The bar above every page of staff, with the whole navigation of their role [HDR-8, NAV-9]. */
export function StaffBar() {
  const { account } = useSession();
  if (!account || account.role === 'user') return null;
  return <BarOf account={account} />;
}

function BarOf({ account }: { account: RoleData }) {
  const { bar, more } = navigationOf(account);
  return (
    <section className={styles.bar} aria-label={staffBarText.bar}>
      <Burger entries={[...bar, ...more]} />
      <Link to="/" className={styles.logo} aria-label={pageTitles.home}>
        <NameMark on="brand" />
      </Link>
      <nav aria-label={staffBarText.label} className={styles.entries}>
        {bar.map(entry => (
          <Entry key={entry.path} entry={entry} />
        ))}
        {more.length > 0 && <MoreMenu entries={more} />}
      </nav>
      <span className={styles.end}>
        <FindButton account={account} />
        <span className={styles.role}>{roleNames[account.role]}</span>
      </span>
      <button type="button" className={styles.logout} onClick={signOut}>
        <Icon name="log-out" size={16} />
        {staffBarText.logout}
      </button>
    </section>
  );
}

function Entry({ entry, onClick }: { entry: NavigationEntry; onClick?: () => void }) {
  // A super_admin accepts no orders, and the bar has no room to spare.
  const overseesAll = useSession().role === 'super_admin';
  return (
    <HereLink to={`/${entry.path}`} className={styles.entry} onClick={onClick}>
      <Icon name={entry.icon} size={16} />
      {entry.title}
      {entry.path === 'merchants' && <WaitingBadge />}
      {entry.path === 'orders' && !overseesAll && <NewOrdersBadge />}
    </HereLink>
  );
}

/** Up to 1023 px the entries and the sign-out are in a drawer. */
function Burger({ entries }: { entries: readonly NavigationEntry[] }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.burger}
        aria-haspopup="dialog"
        aria-label={staffBarText.menu}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={24} />
      </button>
      <Drawer open={open} onClose={close} side="start" title={staffBarText.label}>
        <nav aria-label={staffBarText.label} className={styles.list}>
          {entries.map(entry => (
            <Entry key={entry.path} entry={entry} onClick={close} />
          ))}
          <button type="button" className={styles.entry} onClick={signOut}>
            <Icon name="log-out" size={16} />
            {staffBarText.logout}
          </button>
        </nav>
      </Drawer>
    </>
  );
}
