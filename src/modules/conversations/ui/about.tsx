import { orderNumber } from '#platform/id.ts';
import type { ShownConversation } from '../conversation.ts';
import { conversationText as text } from '../text.ts';

/** «طلب WK-10074 · قميص قطن», «عن منتج · قميص قطن» */
export function AboutWords({ conversation: { orderId, title } }: { conversation: ShownConversation }) {
  return (
    <>
      {orderId === null ? (
        text.aboutProduct
      ) : (
        <>
          {text.aboutOrder} <bdi dir="ltr">{orderNumber(orderId)}</bdi>
        </>
      )}
      {title && (
        <>
          {' · '}
          <bdi dir="rtl">{title}</bdi>
        </>
      )}
    </>
  );
}
