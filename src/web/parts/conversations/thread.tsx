import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Note } from '#kit/display/note.tsx';
import { Icon } from '#kit/icon.tsx';
import type { ConversationThread, Side } from '#modules/conversations/conversation.ts';
import { conversationText as text } from '#modules/conversations/text.ts';
import { AboutWords } from '#modules/conversations/ui/about.tsx';
import { MessageList } from '#modules/conversations/ui/message-list.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { Answered } from '../../data/answered.tsx';
import { useAction } from '../../data/use-action.ts';
import { ReportButton } from '../reviews/report-button.tsx';
import { Composer } from './composer.tsx';
import styles from './thread.module.css';
import { useThread, type Ways } from './use-thread.ts';

interface ThreadProps {
  conversationId: number;
  side: Side;
  /** Must stay the same object. */
  ways: Ways;
  /** The list of conversations. */
  listHref: string;
}

/** One conversation for one of its sides: what it is about, its messages, and a field to write. */
export function Thread({ conversationId, side, ways, listHref }: ThreadProps) {
  const { answer, older } = useThread(ways, conversationId);
  return (
    <Answered answer={answer} heading="h1" text={TEXT}>
      {thread => <Known {...{ thread, side, ways, listHref, older }} onChanged={answer.reload} />}
    </Answered>
  );
}

interface KnownProps extends Pick<ThreadProps, 'side' | 'ways' | 'listHref'> {
  thread: ConversationThread;
  older: (before: number) => Promise<void>;
  onChanged: () => Promise<void>;
}

function Known({ thread, side, ways, listHref, older, onChanged }: KnownProps) {
  const { messages, hasMore, conversation } = thread;
  const section = useOwnInSight(messages.findLast(message => message.side === side)?.id);
  return (
    <section ref={section} className={styles.thread}>
      <Head thread={thread} listHref={listHref} />
      <div className={styles.messages}>
        {hasMore && <Older onOlder={() => older(messages[0]?.id ?? 0)} />}
        {messages.length === 0 ? (
          <EmptyState heading="h2" title={text.none} text={text.noneText} />
        ) : (
          <MessageList
            messages={messages}
            side={side}
            names={{
              buyer: side === 'buyer' ? text.you : conversation.name,
              merchant: side === 'merchant' ? text.you : conversation.name,
            }}
          />
        )}
      </div>
      <Foot {...{ thread, side, ways, onChanged }} />
    </section>
  );
}

/** What somebody has just written comes to stand above the field that stays at the foot of the screen. */
function useOwnInSight(newestOwn: number | undefined): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const seen = useRef(newestOwn);
  useEffect(() => {
    if (newestOwn !== seen.current) section.current?.scrollIntoView({ block: 'end' });
    seen.current = newestOwn;
  }, [newestOwn]);
  return section;
}

const TEXT = { loading: text.loading, failed: text.failed };

function Head({ thread: { conversation }, listHref }: { thread: ConversationThread; listHref: string }) {
  const { orderId, productId, name, imageUrl } = conversation;
  const subject = orderId === null ? `/product/${productId}` : `/order-details/${orderId}`;
  return (
    <header className={styles.head}>
      <Link to={listHref} className={styles.back}>
        <Icon name="arrow-start" size={20} /> {text.toList}
      </Link>
      <h1 className={styles.name}>
        <bdi>{name}</bdi>
      </h1>
      <Link to={subject} className={styles.subject}>
        <Picture identifier={imageUrl} alt="" width={48} height={48} sizes="48px" />
        <span className={styles.about}>
          <AboutWords conversation={conversation} />
        </span>
        <Icon name="chevron-end" size={18} />
      </Link>
    </header>
  );
}

function Older({ onOlder }: { onOlder: () => Promise<void> }) {
  const { busy, run } = useAction();
  return (
    <Button
      variant="soft"
      size="small"
      busy={busy ? text.loading : undefined}
      onClick={() => void run(onOlder)}
    >
      {text.older}
    </Button>
  );
}

interface FootProps {
  thread: ConversationThread;
  side: Side;
  ways: Ways;
  onChanged: () => Promise<void>;
}

function Foot({ thread: { conversation, messages }, side, ways, onChanged }: FootProps) {
  const { id: conversationId, endedBy, orderId } = conversation;
  const { busy, run } = useAction();
  const change = (to: 'ended' | 'open') =>
    run(async () => {
      await ways.end({ conversationId, ended: to === 'ended' });
      await onChanged();
    });
  const starts = orderId === null ? text.productStarts : text.starts;
  return (
    <>
      <Safety
        reported={messages.length > 0 ? conversationId : undefined}
        busy={busy}
        onEnd={endedBy === null ? () => void change('ended') : undefined}
      />
      <footer className={styles.foot}>
        {endedBy === null ? (
          <Composer
            starts={side === 'buyer' ? starts : []}
            onUpload={ways.upload}
            onWrite={async written => {
              await ways.write({ conversationId, ...written });
              await onChanged();
            }}
          />
        ) : (
          <Ended {...{ endedBy, side, busy }} onReopen={() => void change('open')} />
        )}
      </footer>
    </>
  );
}

interface SafetyProps {
  /** The conversation, once there is something in it to report. */
  reported: number | undefined;
  busy: boolean;
  onEnd: (() => void) | undefined;
}

/** Below the messages and not at the foot of the screen, where it would cover the newest of them. */
function Safety({ reported, busy, onEnd }: SafetyProps) {
  return (
    <div className={styles.safety}>
      <Icon name="shield-check" size={20} />
      <p>{text.safety}</p>
      {reported !== undefined && (
        <ReportButton kind="conversation" subjectId={reported} label={text.report} />
      )}
      {onEnd && (
        <Button variant="text" size="small" busy={busy ? text.loading : undefined} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </div>
  );
}

interface EndedProps {
  endedBy: NonNullable<ConversationThread['conversation']['endedBy']>;
  side: Side;
  busy: boolean;
  onReopen: () => void;
}

/** Whoever ended a conversation may open it again. */
function Ended({ endedBy, side, busy, onReopen }: EndedProps) {
  return (
    <Note tone="info">
      <p>
        {endedBy === side ? text.endedByYou : endedBy === 'staff' ? text.endedByStaff : text.endedByOther}
      </p>
      {endedBy === side && (
        <Button variant="outline" size="small" busy={busy ? text.loading : undefined} onClick={onReopen}>
          {text.reopen}
        </Button>
      )}
    </Note>
  );
}
