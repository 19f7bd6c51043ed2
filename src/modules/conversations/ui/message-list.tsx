import { useState } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { FullView } from '#kit/overlay/full-view.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { cairoDay, formatDay, formatTime } from '#platform/dates.ts';
import type { ShownMessage, Side } from '../conversation.ts';
import { conversationText as text } from '../text.ts';
import styles from './message-list.module.css';

interface MessageListProps {
  messages: readonly ShownMessage[];
  /** Whose own messages stand at the end; null for staff, who are neither. */
  side: Side | null;
  /** The name of each side for who looks. */
  names: Readonly<Record<Side, string>>;
}

/** Messages under their days, oldest first. */
export function MessageList({ messages, side, names }: MessageListProps) {
  const [now] = useState(() => new Date());
  return (
    <ol className={styles.list}>
      {messages.map((message, at) => {
        const day = cairoDay(new Date(message.writtenAt));
        const before = messages[at - 1];
        const isNewDay = !before || cairoDay(new Date(before.writtenAt)) !== day;
        return (
          <li key={message.id} className={styles.item}>
            {isNewDay && (
              <p className={styles.day}>{formatDay(new Date(message.writtenAt), now, text.days)}</p>
            )}
            <Message
              message={message}
              name={names[message.side]}
              place={message.side === (side ?? 'buyer') ? 'own' : 'other'}
              showsRead={message.side === side}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface MessageProps {
  message: ShownMessage;
  name: string;
  place: 'own' | 'other';
  showsRead: boolean;
}

function Message({ message, name, place, showsRead }: MessageProps) {
  const { text: body, photo, masked, writtenAt, isRead } = message;
  return (
    <article className={classNames(styles.message, place === 'own' && styles.own)}>
      {photo && <Photo photo={photo} name={text.photoOf(name)} />}
      {body && (
        <p className={styles.body}>
          <bdi>{body}</bdi>
        </p>
      )}
      {masked.length > 0 && (
        <p className={styles.masked}>
          <Icon name="shield-check" size={16} /> {text.masked(masked)}
        </p>
      )}
      <p className={styles.about}>
        <bdi>{name}</bdi> · {formatTime(new Date(writtenAt))}
        {showsRead && isRead && ` · ${text.read}`}
      </p>
    </article>
  );
}

/** Whole in the list, and large when it is touched. */
function Photo({ photo, name }: { photo: string; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.photo} onClick={() => setOpen(true)}>
        <Picture identifier={photo} alt={name} width={240} height={240} sizes="240px" />
      </button>
      {open && (
        <FullView open onClose={() => setOpen(false)} title={name}>
          <Picture identifier={photo} alt={name} width={1200} height={1200} sizes="100vmin" />
        </FullView>
      )}
    </>
  );
}
