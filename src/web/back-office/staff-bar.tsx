import { Link } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import { NameMark } from '#kit/ornaments/name-mark.tsx';
import { type RoleData, signOut, useSession } from '../data/session.ts';
import { Bell } from '../parts/bell.tsx';
import { FindButton } from './find/find-button.tsx';
import { MoreMenu } from './more-menu.tsx';
import { navigationOf } from './navigation.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { NavigationLink } from './navigation-link.tsx';
import styles from './staff-bar.module.css';
import { pageTitles, roleNames, staffBarText } from './text.ts';

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
      <NavigationDrawer entries={[...bar, ...more]} className={styles.burger} label={staffBarText.menu}>
        <Icon name="menu" size={24} />
      </NavigationDrawer>
      <Link to="/" className={styles.logo} aria-label={pageTitles.home}>
        <NameMark on="brand" />
      </Link>
      <nav aria-label={staffBarText.label} className={styles.entries}>
        {bar.map(entry => (
          <NavigationLink key={entry.path} entry={entry} />
        ))}
        {more.length > 0 && <MoreMenu entries={more} />}
      </nav>
      <span className={styles.end}>
        <FindButton account={account} />
        <Bell to="/account?tab=notices" />
        <span className={styles.role}>{roleNames[account.role]}</span>
      </span>
      <button type="button" className={styles.logout} onClick={signOut}>
        <Icon name="log-out" size={16} />
        {staffBarText.logout}
      </button>
    </section>
  );
}
