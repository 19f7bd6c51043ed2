import { Icon } from '#kit/icon.tsx';
import { useSession } from '../data/session.ts';
import { HereLink } from './here-link.tsx';
import type { NavigationEntry } from './navigation.ts';
import { NewOrdersBadge } from './parts/new-orders/new-orders-badge.tsx';
import styles from './staff-bar.module.css';
import { WaitingBadge } from './waiting-badge.tsx';

interface NavigationLinkProps {
  entry: NavigationEntry;
  size?: 16 | 22;
  onClick?: () => void;
}

/** An entry of the navigation, with the number of what waits there. */
export function NavigationLink({ entry, size = 16, onClick }: NavigationLinkProps) {
  // A super_admin accepts no orders, and the bar has no room to spare.
  const overseesAll = useSession().role === 'super_admin';
  return (
    <HereLink to={`/${entry.path}`} className={styles.entry} onClick={onClick}>
      <Icon name={entry.icon} size={size} />
      {entry.title}
      {(entry.path === 'merchants' || entry.path === 'conversations') && <WaitingBadge of={entry.path} />}
      {entry.path === 'orders' && !overseesAll && <NewOrdersBadge />}
    </HereLink>
  );
}
