import { notifyPeople, type PersonMessage } from '#modules/notifications/server/notify-person.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Side } from '../conversation.ts';
import { conversationMessages } from '../text.ts';
import { type LockedConversation, selectAnswering } from './write-message.sql.ts';

/** Where one side reads it. */
export const pageOf = (side: Side, conversationId: number) =>
  side === 'buyer' ? `/messages/${conversationId}` : `/conversations/${conversationId}`;

interface SideNotice {
  to: Side;
  conversation: LockedConversation;
  said: { title: string; body: string; sms: string };
}

/** Tells the people of one side something about their conversation, by the channels that each chose for messages. */
export async function notifySide(ctx: Ctx, tx: Tx, { to, conversation, said }: SideNotice): Promise<void> {
  const link = pageOf(to, conversation.id);
  const message: PersonMessage = {
    ...said,
    kind: 'messages',
    channels: to === 'buyer' ? ['inbox', 'email', 'sms'] : ['inbox', 'email'],
    linkWords: conversationMessages.link,
    link,
    act: 'reply',
  };
  const people = to === 'buyer' ? [conversation.userId] : await selectAnswering(tx, conversation.merchantId);
  await notifyPeople(
    ctx,
    tx,
    people.map(person => ({ to: person, said: message })),
  );
}
