import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Icon } from '#kit/icon.tsx';
import { ChipLinks } from '#kit/navigation/chip-links.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { listNotifications, readAllNotifications, readNotifications } from '#modules/notifications/calls.ts';
import {
  NOTICE_GROUP_NAMES,
  type NoticeGroup,
  type Notification,
} from '#modules/notifications/notification.ts';
import { noticeGroupNames, noticeText } from '#modules/notifications/text.ts';
import { NotificationList } from '#modules/notifications/ui/notification-list.tsx';
import type { CallBody } from '#platform/call.ts';
import { formatCount } from '#platform/digits.ts';
import { clampPage } from '#platform/page.ts';
import { Answered } from '../data/answered.tsx';
import { api } from '../data/api.ts';
import { setUnread } from '../data/unread.ts';
import { useAction } from '../data/use-action.ts';
import { type CallAnswer, useCall } from '../data/use-call.ts';
import styles from './notices.module.css';
import { Section } from './section.tsx';

type Listed = CallBody<typeof listNotifications>;

interface NoticesProps {
  /** The page's tab with the choices. */
  choices: string;
}

/** Everything that the account was told, newest first; a notice is read once it was followed, or all were marked. */
export function Notices({ choices }: NoticesProps) {
  const [query] = useSearchParams();
  const group = NOTICE_GROUP_NAMES.find(name => name === query.get('of'));
  const page = clampPage(Number(query.get('page') ?? 1), Number.MAX_SAFE_INTEGER);
  const answer = useCall(listNotifications, { page, ...(group && { group }) });
  return (
    <Section title={noticeText.title} action={<ReadAll answer={answer} />}>
      <Answered answer={answer}>{listed => <Shown listed={listed} group={group} page={page} />}</Answered>
      <Link to={`?tab=${choices}`} className={styles.choose}>
        <Icon name="options" />
        {noticeText.choose}
      </Link>
    </Section>
  );
}

interface ShownProps {
  listed: Listed;
  group: NoticeGroup | undefined;
  page: number;
}

function Shown({ listed, group, page }: ShownProps) {
  const { notifications, totalPages, unread } = listed;
  const [now] = useState(() => new Date());
  useEffect(() => setUnread(unread), [unread]);
  return (
    <>
      <Groups listed={listed} group={group} />
      {notifications.length > 0 ? (
        <div>
          <NotificationList notifications={notifications} now={now} onFollow={markRead} />
        </div>
      ) : (
        <EmptyState heading="h3" lantern title={noticeText.empty} text={noticeText.emptyText} />
      )}
      <Pagination page={page} pages={totalPages} hrefFor={other => `${hrefOf(group)}&page=${other}`} />
    </>
  );
}

const hrefOf = (group: NoticeGroup | undefined) => (group ? `?tab=notices&of=${group}` : '?tab=notices');

function Groups({ listed: { unreadOf }, group }: Pick<ShownProps, 'listed' | 'group'>) {
  const choices = [undefined, ...NOTICE_GROUP_NAMES].map(name => ({
    to: hrefOf(name),
    label: (
      <>
        {name ? noticeGroupNames[name] : noticeText.all}
        {name && unreadOf[name] > 0 && <span>{formatCount(unreadOf[name])}</span>}
      </>
    ),
    isCurrent: name === group,
  }));
  return <ChipLinks label={noticeText.groups} choices={choices} />;
}

/** Does not hold up whoever follows a notice; if the network is gone, it stays unread. */
function markRead({ id, read }: Notification): void {
  if (read) return;
  void api(readNotifications, { ids: [id] }).then(
    body => setUnread(body.unread),
    () => undefined,
  );
}

function ReadAll({ answer }: { answer: CallAnswer<Listed> }) {
  const action = useAction();
  if (answer.state !== 'ready' || answer.body.unread === 0) return null;
  const newestId = Math.max(...answer.body.notifications.map(({ id }) => id));
  if (newestId < 0) return null;
  const read = () =>
    action.run(async () => {
      setUnread((await api(readAllNotifications, { upTo: newestId })).unread);
      await answer.reload();
    });
  return (
    <Button variant="text" size="small" onClick={read}>
      {noticeText.readAll}
    </Button>
  );
}
