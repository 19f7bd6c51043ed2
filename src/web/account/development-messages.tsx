import { EmptyState } from '#kit/display/empty-state.tsx';
import { listLatestMessages } from '#modules/notifications/calls.ts';
import type { SentMessage } from '#modules/notifications/message.ts';
import { messagesText } from '#modules/notifications/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { generalRefusals } from '#platform/text.ts';
import { useCall } from '../data/use-call.ts';
import { siteText } from '../text.ts';
import styles from './development-messages.module.css';

export const meta = () => ({ title: siteText.titled(messagesText.title), noindex: true });

/** The messages the shop would have sent, for a developer without mail server and SMS gateway. */
export default function DevelopmentMessages() {
  const answer = useCall(listLatestMessages, {});
  return (
    <div className={`page-width ${styles.page}`}>
      <h1>{messagesText.title}</h1>
      {answer.state === 'failed' && <p>{generalRefusals.not_found[1]}</p>}
      {answer.state === 'ready' && <Messages messages={answer.body.messages} />}
    </div>
  );
}

function Messages({ messages }: { messages: readonly SentMessage[] }) {
  if (messages.length === 0) return <EmptyState title={messagesText.empty} />;
  return (
    <>
      <p>{messagesText.about}</p>
      {messages.map(message => (
        <article key={message.id} className={styles.message}>
          <h2 className={styles.head}>
            {messagesText.channels[message.channel]} · <bdi dir="ltr">{message.recipient}</bdi>
          </h2>
          <time dateTime={message.createdAt}>{formatDateTime(new Date(message.createdAt))}</time>
          {message.subject && <p dir="auto">{message.subject}</p>}
          <p className={styles.body} dir="auto">
            {message.body}
          </p>
        </article>
      ))}
    </>
  );
}
