import { Link, useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { listConversationsOfOrder, openWithBuyer } from '#modules/conversations/back-office.calls.ts';
import { conversationText as text } from '#modules/conversations/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import styles from './order-conversations.module.css';

/** Leads a merchant to its conversation with the buyer. */
export function WriteToBuyer({ merchantOrderId }: { merchantOrderId: number }) {
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const open = () =>
    run(async () => {
      const { conversationId } = await api(openWithBuyer, { merchantOrderId });
      navigate(`/conversations/${conversationId}`);
    });
  return (
    <Button
      className={styles.write}
      variant="outline"
      size="small"
      icon="message-circle"
      busy={busy ? text.opening : undefined}
      onClick={() => void open()}
    >
      {text.writeToBuyer}
    </Button>
  );
}

/** For staff: with which merchants the buyer wrote about the order; reading one asks why. */
export function ConversationsOfOrder({ orderId }: { orderId: number }) {
  const found = bodyOf(useCall(listConversationsOfOrder, { orderId }))?.conversations ?? [];
  if (found.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={text.title}>
      <h2 className={styles.title}>{text.title}</h2>
      <ul>
        {found.map(({ id, merchant, writtenAt }) => (
          <li key={id}>
            <Link to={`/conversations/case/${id}`}>
              <bdi>{merchant}</bdi>
            </Link>{' '}
            <span className={styles.quiet}>{formatDateTime(new Date(writtenAt))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
