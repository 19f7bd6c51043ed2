import { Link } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Icon, type IconName } from '#kit/icon.tsx';
import { WholePieces } from '#kit/whole-pieces.tsx';
import { DAY } from '#platform/clock.ts';
import { cairoDay, formatDay, formatTime } from '#platform/dates.ts';
import type { Notification, NotificationKind } from '../notification.ts';
import { actWords, noticeText } from '../text.ts';
import styles from './notification-list.module.css';

interface ListProps {
  notifications: readonly Notification[];
  now: Date;
  /** Somebody follows a notice to its page. */
  onFollow: (notification: Notification) => void;
}

/** Notices by today, this week and earlier; each leads to its subject and may ask for one thing there. */
export function NotificationList({ notifications, now, onFollow }: ListProps) {
  const ages = [...new Set(notifications.map(notification => ageOf(notification, now)))];
  return ages.map(age => (
    <section key={age} aria-label={noticeText[age]}>
      <h3 className={styles.age}>{noticeText[age]}</h3>
      <ul className={styles.list}>
        {notifications
          .filter(notification => ageOf(notification, now) === age)
          .map(notification => (
            <li key={notification.id}>
              <NotificationRow notification={notification} now={now} onFollow={onFollow} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

type Age = 'today' | 'thisWeek' | 'earlier';

function ageOf({ createdAt }: Notification, now: Date): Age {
  const at = new Date(createdAt);
  if (cairoDay(at) === cairoDay(now)) return 'today';
  return now.getTime() - at.getTime() < 7 * DAY ? 'thisWeek' : 'earlier';
}

interface NotificationRowProps {
  notification: Notification;
  now: Date;
  onFollow: (notification: Notification) => void;
}

function NotificationRow({ notification, now, onFollow }: NotificationRowProps) {
  const { kind, title, body, link, act, createdAt, read } = notification;
  const follow = () => onFollow(notification);
  const at = new Date(createdAt);
  return (
    <article className={classNames(styles.notice, !read && styles.unread)}>
      <span className={classNames(styles.mark, act && styles.asks)}>
        <Icon name={act === 'review' ? 'star' : ICONS[kind]} />
      </span>
      <h4 className={styles.title}>
        {!read && <span className="visually-hidden">{noticeText.unread}: </span>}
        <Link to={link} className={styles.link} onClick={follow}>
          <WholePieces text={title} />
        </Link>
      </h4>
      <time className={styles.time} dateTime={createdAt}>
        {ageOf(notification, now) === 'today' ? formatTime(at) : formatDay(at, now, noticeText.days)}
      </time>
      <p className={styles.body}>
        <WholePieces text={body} />
      </p>
      {act && (
        <ButtonLink to={link} variant="outline" size="small" className={styles.act} onClick={follow}>
          {actWords[act]}
        </ButtonLink>
      )}
    </article>
  );
}

const ICONS: Readonly<Record<NotificationKind, IconName>> = {
  orders: 'truck',
  messages: 'message-circle',
  money: 'return',
  watched: 'tag',
  cart: 'shopping-cart',
  offers: 'percent',
  account: 'shield-check',
};
