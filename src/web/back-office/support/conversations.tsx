import { useState } from 'react';
import { listMerchantConversations } from '#modules/conversations/back-office.calls.ts';
import { CONVERSATION_TABS } from '#modules/conversations/conversation.ts';
import { CONVERSATION_TAB_LABELS, conversationText as text } from '#modules/conversations/text.ts';
import { ConversationList } from '#modules/conversations/ui/conversation-list.tsx';
import { bodyOf } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import panels from '../panel.module.css';
import { oneOf } from '../parts/list/address.ts';
import { ListTabs } from '../parts/list/list-tabs.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.conversations), noindex: true });

const FILTERS = { tab: oneOf(CONVERSATION_TABS) } as const;

/** What buyers write to the merchant; those that wait for an answer come first. */
export default function ConversationsPage() {
  const query = useListQuery(FILTERS, { views: ['tab'] });
  const [now] = useState(() => new Date());
  const { tab = 'to_answer' } = query.filter;
  const conversations = useRememberedCall(listMerchantConversations, { tab, page: query.page });
  return (
    <div className={panels.page}>
      <PageHead title={pageTitles.conversations} />
      <div className={panels.panel}>
        <ListTabs
          label={text.title}
          labels={CONVERSATION_TAB_LABELS}
          shown={tab}
          hrefOf={name => query.hrefOf({ tab: name })}
          counts={bodyOf(conversations)?.counts}
        />
        <Listed
          answer={conversations}
          query={query}
          page={body => ({ rows: body.conversations, pages: body.totalPages })}
          empty={{ title: text.empty, text: text.emptyForShop }}
        >
          {body => (
            <ConversationList
              conversations={body.conversations}
              side="merchant"
              now={now}
              hrefOf={id => `/conversations/${id}`}
            />
          )}
        </Listed>
      </div>
    </div>
  );
}
