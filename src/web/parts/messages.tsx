import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { conversationText } from '#modules/conversations/text.ts';
import { listNotifications, readNotifications } from '#modules/notifications/calls.ts';
import type { Notification } from '#modules/notifications/notification.ts';
import { inboxText } from '#modules/notifications/text.ts';
import { NotificationList } from '#modules/notifications/ui/notification-list.tsx';
import { clampPage } from '#platform/page.ts';
import { Answered } from '../data/answered.tsx';
import { api } from '../data/api.ts';
import { useSession } from '../data/session.ts';
import { useCall } from '../data/use-call.ts';
import { Section } from './section.tsx';

/** The account's messages, newest first. Messages on the page count as read, and stay marked until the next visit. */
export function Messages({ onRead }: { onRead: () => void }) {
  const [query] = useSearchParams();
  const isBuyer = useSession().role === 'user';
  const page = clampPage(Number(query.get('page') ?? 1), Number.MAX_SAFE_INTEGER);
  const inbox = useCall(listNotifications, { page });
  return (
    <Section
      title={inboxText.title}
      action={
        isBuyer && (
          <ButtonLink to="/messages" variant="soft" size="small" icon="message-circle">
            {conversationText.title}
          </ButtonLink>
        )
      }
    >
      <Answered answer={inbox}>
        {({ notifications, totalPages }) => (
          <>
            <Shown notifications={notifications} onRead={onRead} />
            <Pagination page={page} pages={totalPages} hrefFor={other => `?tab=messages&page=${other}`} />
          </>
        )}
      </Answered>
    </Section>
  );
}

interface ShownProps {
  notifications: readonly Notification[];
  onRead: () => void;
}

function Shown({ notifications, onRead }: ShownProps) {
  const unread = notifications
    .filter(({ read }) => !read)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (unread === '') return;
    // If the network is gone, a message stays unread until the next visit.
    api(readNotifications, { ids: unread.split(',').map(Number) }).then(onRead, () => undefined);
  }, [unread, onRead]);
  if (notifications.length > 0) return <NotificationList notifications={notifications} />;
  return (
    <EmptyState
      heading="h3"
      lantern
      title={inboxText.empty}
      text={inboxText.emptyText}
      action={<ButtonLink to="/categories">{inboxText.browse}</ButtonLink>}
    />
  );
}
