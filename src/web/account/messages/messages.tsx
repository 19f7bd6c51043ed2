import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { listConversations } from '#modules/conversations/calls.ts';
import { conversationText as text } from '#modules/conversations/text.ts';
import { ConversationList } from '#modules/conversations/ui/conversation-list.tsx';
import { clampPage } from '#platform/page.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { RequireRole } from '../../require-role.tsx';
import { siteText } from '../../text.ts';
import styles from './messages.module.css';

export const meta = () => ({ title: siteText.titled(text.title), noindex: true });

/** The buyer's conversations with merchants. */
export default function MessagesPage() {
  return (
    <RequireRole roles={['user']}>
      <div className={`page-width ${styles.page}`}>
        <h1 className={styles.title}>{text.title}</h1>
        <Conversations />
      </div>
    </RequireRole>
  );
}

function Conversations() {
  const [query] = useSearchParams();
  const page = clampPage(Number(query.get('page') ?? 1), Number.MAX_SAFE_INTEGER);
  const answer = useCall(listConversations, { page });
  const [now] = useState(() => new Date());
  return (
    <div className={styles.panel}>
      <Answered answer={answer}>
        {({ conversations, totalPages }) =>
          conversations.length === 0 ? (
            <EmptyState
              heading="h2"
              lantern
              title={text.empty}
              text={text.emptyText}
              action={<ButtonLink to="/profile?tab=orders">{text.browse}</ButtonLink>}
            />
          ) : (
            <>
              <ConversationList
                conversations={conversations}
                side="buyer"
                now={now}
                hrefOf={id => `/messages/${id}`}
              />
              <Pagination page={page} pages={totalPages} hrefFor={other => `?page=${other}`} />
            </>
          )
        }
      </Answered>
    </div>
  );
}
