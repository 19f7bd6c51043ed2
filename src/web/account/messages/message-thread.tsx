import { useParams } from 'react-router';
import { EmptyState } from '#kit/display/empty-state.tsx';
import * as calls from '#modules/conversations/calls.ts';
import { conversationText as text } from '#modules/conversations/text.ts';
import { api } from '../../data/api.ts';
import { upload } from '../../data/files.ts';
import { Thread } from '../../parts/conversations/thread.tsx';
import type { Ways } from '../../parts/conversations/use-thread.ts';
import { RequireRole } from '../../require-role.tsx';
import { siteText } from '../../text.ts';

export const meta = () => ({ title: siteText.titled(text.one), noindex: true });

const WAYS: Ways = {
  show: asked => api(calls.showConversation, asked),
  upload: async (file, onProgress) =>
    (await upload(calls.uploadMessagePhoto, { file }, { onProgress })).photo,
  write: written => api(calls.writeToMerchant, written),
  read: asked => api(calls.readConversation, asked),
  end: asked => api(calls.endConversation, asked),
};

/** One of the buyer's conversations. */
export default function MessageThread() {
  const { conversationId = '' } = useParams();
  if (!/^\d{1,15}$/.test(conversationId)) return <EmptyState heading="h1" title={text.missing} />;
  return (
    <RequireRole roles={['user']}>
      <div className="page-width">
        <Thread
          key={conversationId}
          conversationId={Number(conversationId)}
          side="buyer"
          ways={WAYS}
          listHref="/messages"
        />
      </div>
    </RequireRole>
  );
}
