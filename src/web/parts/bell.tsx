import { Link } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import { noticeText } from '#modules/notifications/text.ts';
import { UnreadBadge } from '#modules/notifications/ui/unread-badge.tsx';
import { useUnread } from '../data/unread.ts';
import styles from './bell.module.css';

/** Leads to the notification centre, with the number of what is unread. */
export function Bell({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.bell} aria-label={noticeText.title} aria-describedby="unread-notices">
      <Icon name="bell" size={24} />
      <span id="unread-notices" className={styles.count}>
        <UnreadBadge count={useUnread()} />
      </span>
    </Link>
  );
}
