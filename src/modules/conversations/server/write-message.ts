import { countAttempt } from '#modules/accounts/server/limits.ts';
import { namePrivate } from '#modules/media/server/private-pictures.ts';
import { maskContacts } from '#modules/moderation/contact.ts';
import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { writeToMerchant as writeCall } from '../calls.ts';
import type { ShownMessage } from '../conversation.ts';
import { conversationMessages, conversationText, refuseConversation } from '../text.ts';
import { notifySide } from './notify-side.ts';
import { type MessageRow, type Party } from './queries.ts';
import { shownMessageOf } from './show-conversations.ts';
import { insertMessage, type LockedConversation, lockConversation } from './write-message.sql.ts';

type Written = CallInput<typeof writeCall>;

/**
 * Writes for one side. What leads past the shop is masked first, and never stored. The other side is told of the first
 * message that it has not read. Refuses another's conversation (`conversation_not_found`), one that is ended
 * (`conversation_ended`), a photo that was not uploaded here (`message_photo_unknown`) and more than anybody writes in
 * earnest (`too_many_tries`).
 */
export async function writeMessage(
  ctx: Ctx,
  { conversationId, text, photo: address }: Written,
  { party, caller }: { party: Party; caller: Caller<Account> },
): Promise<ShownMessage> {
  const { userId } = caller.viewer;
  await countAttempt(ctx, party.side === 'buyer' ? 'message_by_buyer' : 'message_by_member', userId);
  const { text: shown, kinds: masked } = maskContacts(text, ctx.config.publicUrl);
  const photo = await namePhoto(ctx, address);
  const message = await transaction(ctx, async tx => {
    const conversation = await lockConversation(tx, conversationId, party);
    if (!conversation) throw refuseConversation('conversation_not_found');
    if (conversation.endedBy) throw refuseConversation('conversation_ended');
    const { side } = party;
    const answersSince = side === 'merchant' ? conversation.waitingSince : null;
    const now = ctx.clock.now();
    const written = { conversationId, side, userId, text: shown, photo, masked, answersSince, now };
    const row = await insertMessage(tx, written);
    await notifyOther(ctx, tx, { conversation, row });
    return row;
  });
  return shownMessageOf(ctx, message);
}

async function namePhoto(ctx: Ctx, address: string | undefined): Promise<string> {
  if (address === undefined) return '';
  const [named] = (await namePrivate(ctx, [address])) ?? [];
  if (!named) throw refuseConversation('message_photo_unknown');
  return named;
}

/** Once, until the other side has looked. */
async function notifyOther(
  ctx: Ctx,
  tx: Tx,
  { conversation, row }: { conversation: LockedConversation; row: MessageRow },
): Promise<void> {
  const { shop, buyer, isReadByBuyer, isReadByMerchant } = conversation;
  const { side } = row;
  const body = row.text || conversationText.photo;
  if (!(side === 'buyer' ? isReadByMerchant : isReadByBuyer)) return;
  const title =
    side === 'buyer'
      ? conversationMessages.fromBuyer(buyer || conversationText.buyer)
      : conversationMessages.fromShop(shop);
  await notifySide(ctx, tx, {
    to: side === 'buyer' ? 'merchant' : 'buyer',
    conversation,
    said: { title, body, sms: conversationMessages.sms.written },
  });
}
