import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { Pill } from '#kit/display/pill.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { tintOf } from '#modules/media/ui/tint.ts';
import { cairoDay, formatDay, formatTime } from '#platform/dates.ts';
import type { ShownConversation, Side } from '../conversation.ts';
import { conversationText as text } from '../text.ts';
import { AboutWords } from './about.tsx';
import styles from './conversation-list.module.css';

interface ConversationListProps {
  conversations: readonly ShownConversation[];
  /** Who looks at it. */
  side: Side;
  now: Date;
  hrefOf: (conversationId: number) => string;
}

/** Conversations, each with the other side, what it is about and its newest message. */
export function ConversationList({ conversations, side, now, hrefOf }: ConversationListProps) {
  return (
    <ul className={styles.list}>
      {conversations.map(conversation => (
        <li key={conversation.id} className={classNames(styles.row, conversation.isUnread && styles.unread)}>
          <span className={classNames(styles.picture, tintOf(conversation.productId ?? conversation.id))}>
            <Picture identifier={conversation.imageUrl} alt="" width={48} height={48} sizes="48px" />
          </span>
          <div className={styles.words}>
            <p className={styles.title}>
              {conversation.isUnread && <span className="visually-hidden">{text.unread}: </span>}
              <Link to={hrefOf(conversation.id)} className={styles.link}>
                <bdi>{conversation.name}</bdi>
              </Link>
            </p>
            <p className={styles.about}>
              <AboutWords conversation={conversation} />
            </p>
            <p className={styles.newest}>
              <bdi>{conversation.newest}</bdi>
            </p>
          </div>
          <div className={styles.end}>
            {conversation.writtenAt && <span>{whenText(new Date(conversation.writtenAt), now)}</span>}
            {side === 'merchant' && conversation.isWaiting && <Pill tone="warn">{text.waiting}</Pill>}
            {conversation.endedBy && <Pill tone="neutral">{text.ended}</Pill>}
          </div>
        </li>
      ))}
    </ul>
  );
}

const whenText = (at: Date, now: Date): string =>
  cairoDay(at) === cairoDay(now) ? formatTime(at) : formatDay(at, now, text.days);
