import { notifyPerson } from '#modules/notifications/server/notify-person.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Side } from '../conversation.ts';
import { conversationMessages } from '../text.ts';
import { type LockedConversation, selectRecipients } from './write-message.sql.ts';

/** Where one side reads it. */
export const pageOf = (side: Side, conversationId: number) =>
  side === 'buyer' ? `/messages/${conversationId}` : `/conversations/${conversationId}`;

interface Told {
  to: Side;
  conversation: LockedConversation;
  said: { title: string; body: string };
}

/** Tells the people of one side something about their conversation, by the channels that each chose for messages. */
export async function tellSide(ctx: Ctx, tx: Tx, { to, conversation, said }: Told): Promise<void> {
  const link = pageOf(to, conversation.id);
  for (const person of await selectRecipients(tx, to, conversation))
    await notifyPerson(ctx, tx, {
      to: person,
      said: {
        ...said,
        kind: 'messages',
        channels: to === 'buyer' ? ['inbox', 'email', 'sms'] : ['inbox', 'email'],
        mail: url => conversationMessages.mail(said.body, url),
        sms: said.title,
        link,
        act: 'reply',
      },
    });
}
