import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { formatDateTime } from '#platform/dates.ts';
import type { Notification } from '../notification.ts';
import { inboxText } from '../text.ts';
import styles from './notification-list.module.css';

/** The entries of an inbox, each with a link to its subject. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <ul className={styles.list}>
      {notifications.map(notification => (
        <li key={notification.id}>
          <Told notification={notification} />
        </li>
      ))}
    </ul>
  );
}

function Told({ notification: { title, body, link, createdAt, read } }: { notification: Notification }) {
  return (
    <article className={classNames(styles.told, !read && styles.unread)}>
      <h3 className={styles.title}>
        {!read && <span className="visually-hidden">{inboxText.unread}: </span>}
        <Link to={link} className={styles.link}>
          {title}
        </Link>
      </h3>
      <p className={styles.body}>{body}</p>
      <p className={styles.time}>{formatDateTime(new Date(createdAt))}</p>
    </article>
  );
}
