import { Icon } from '#kit/icon.tsx';
import { useSession } from '../data/session.ts';
import { navigationOf } from './navigation.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { NavigationLink } from './navigation-link.tsx';
import styles from './staff-bar.module.css';
import { staffBarText } from './text.ts';

/** The first entries, and whoever has customers who write also has those; beside them stands "more", which has all. */
const FIRST = 3;
const WRITTEN = 'conversations';

/**
 * On a phone the navigation is where the thumb is. A bar that belongs to the page, such as one that saves, takes its
 * place (`FOOT`); the way to other pages is then the menu above.
 */
export function PhoneBar() {
  const { account } = useSession();
  if (!account || account.role === 'user') return null;
  const { bar, more } = navigationOf(account);
  const all = [...bar, ...more];
  return (
    <nav aria-label={staffBarText.quick} className={styles.phone}>
      {all
        .filter(({ path }, at) => at < FIRST || path === WRITTEN)
        .map(entry => (
          <NavigationLink key={entry.path} entry={entry} size={22} />
        ))}
      <NavigationDrawer entries={all} className={styles.entry}>
        <Icon name="layout-grid" size={22} />
        {staffBarText.more}
      </NavigationDrawer>
    </nav>
  );
}
