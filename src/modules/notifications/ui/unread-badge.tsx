import { formatCount } from '#platform/digits.ts';
import { unreadNotices } from '../text.ts';
import styles from './unread-badge.module.css';

const MOST_SHOWN = 99;

/** The number of unread notices; nothing if there are none. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">
        {count > MOST_SHOWN ? `${formatCount(MOST_SHOWN)}+` : formatCount(count)}
      </span>
      <span className="visually-hidden">{unreadNotices(count)}</span>
    </span>
  );
}
