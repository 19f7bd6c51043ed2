import { useParams } from 'react-router';
import { EmptyState } from '#kit/display/empty-state.tsx';
import * as calls from '#modules/conversations/back-office.calls.ts';
import { conversationText as text } from '#modules/conversations/text.ts';
import { api } from '../../data/api.ts';
import { upload } from '../../data/files.ts';
import { Thread } from '../../parts/conversations/thread.tsx';
import type { Ways } from '../../parts/conversations/use-thread.ts';
import { backOfficeText } from '../text.ts';

export const meta = () => ({ title: backOfficeText.titled(text.one), noindex: true });

const WAYS: Ways = {
  show: asked => api(calls.showMerchantConversation, asked),
  upload: async (file, onProgress) =>
    (await upload(calls.uploadPhotoForBuyer, { file }, { onProgress })).photo,
  write: written => api(calls.writeToBuyer, written),
  read: asked => api(calls.readMerchantConversation, asked),
  end: asked => api(calls.endWithBuyer, asked),
};

/** One of the merchant's conversations. */
export default function ConversationPage() {
  const { conversationId = '' } = useParams();
  if (!/^\d{1,15}$/.test(conversationId)) return <EmptyState heading="h1" title={text.missing} />;
  return (
    <Thread
      key={conversationId}
      conversationId={Number(conversationId)}
      side="merchant"
      ways={WAYS}
      listHref="/conversations"
    />
  );
}
