import { formatCount } from '#platform/digits.ts';
import { unreadMessages } from '../text.ts';
import styles from './unread-badge.module.css';

const MOST_SHOWN = 99;

/** How many messages were not read yet; nothing where there are none. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">
        {count > MOST_SHOWN ? `${formatCount(MOST_SHOWN)}+` : formatCount(count)}
      </span>
      <span className="visually-hidden">{unreadMessages(count)}</span>
    </span>
  );
}
