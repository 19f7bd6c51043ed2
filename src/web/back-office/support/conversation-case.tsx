import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { closeConversation, inspectConversation } from '#modules/conversations/back-office.calls.ts';
import type { ConversationThread } from '#modules/conversations/conversation.ts';
import { conversationText as text } from '#modules/conversations/text.ts';
import { AboutWords } from '#modules/conversations/ui/about.tsx';
import { MessageList } from '#modules/conversations/ui/message-list.tsx';
import { api } from '../../data/api.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useAction } from '../../data/use-action.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import panels from '../panel.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';

export const meta = () => ({ title: backOfficeText.titled(text.one), noindex: true });

/** Staff read a conversation for a case: why comes first, and is audited. */
export default function ConversationCase() {
  const { conversationId = '' } = useParams();
  if (!/^\d{1,15}$/.test(conversationId)) return <EmptyState heading="h1" title={text.missing} />;
  return <OneCase key={conversationId} conversationId={Number(conversationId)} />;
}

interface Read {
  thread: ConversationThread;
  reason: string;
}

function OneCase({ conversationId }: { conversationId: number }) {
  const [read, setRead] = useState<Read>();
  const form = useCallForm(inspectConversation, {
    read: ({ reason }) => ({ conversationId, reason }),
    onDone: (thread, { reason = '' }) => setRead({ thread, reason }),
  });
  return (
    <div className={panels.page}>
      <PageHead title={text.one} />
      <div className={panels.panel}>
        {read ? (
          <Inspected conversationId={conversationId} read={read} onRead={setRead} />
        ) : (
          <CallForm form={form} className={panels.page}>
            <Note tone="info">{text.inspectNote}</Note>
            <FormError message={form.message} />
            <TextAreaField label={text.inspectReason} name="reason" maxLength={300} />
            <div>
              <Button type="submit" busy={form.busy ? text.loading : undefined}>
                {text.inspect}
              </Button>
            </div>
          </CallForm>
        )}
      </div>
    </div>
  );
}

interface InspectedProps {
  conversationId: number;
  read: Read;
  onRead: (read: Read) => void;
}

function Inspected({ conversationId, read: { thread, reason }, onRead }: InspectedProps) {
  const { conversation, messages, hasMore } = thread;
  const { busy, message, run } = useAction();
  const isEnded = conversation.endedBy !== null;
  const close = () =>
    run(async () => {
      await api(closeConversation, { conversationId, ended: !isEnded, reason });
      const endedBy = isEnded ? null : 'staff';
      onRead({ reason, thread: { ...thread, conversation: { ...conversation, endedBy } } });
    });
  const older = () =>
    run(async () => {
      const more = await api(inspectConversation, { conversationId, reason, before: messages[0]?.id });
      onRead({ reason, thread: { ...more, messages: [...more.messages, ...messages] } });
    });
  return (
    <>
      <p className={panels.quiet}>
        <AboutWords conversation={conversation} />
      </p>
      {hasMore && (
        <Button
          variant="soft"
          size="small"
          busy={busy ? text.loading : undefined}
          onClick={() => void older()}
        >
          {text.older}
        </Button>
      )}
      <MessageList
        messages={messages}
        side={null}
        names={{ buyer: text.buyer, merchant: conversation.name }}
      />
      <FormError message={message} />
      <div>
        <Button variant="outline" busy={busy ? text.loading : undefined} onClick={() => void close()}>
          {isEnded ? text.reopen : text.end}
        </Button>
      </div>
    </>
  );
}
