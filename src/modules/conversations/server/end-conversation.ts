import { readNoticesAbout } from '#modules/notifications/server/read-notifications.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { closeConversation as closeCall } from '../back-office.calls.ts';
import type { endConversation as endCall, readConversation as readCall } from '../calls.ts';
import { SIDES } from '../conversation.ts';
import { conversationMessages, refuseConversation } from '../text.ts';
import { setEnded, setRead } from './end-conversation.sql.ts';
import { notifySide, pageOf } from './notify-side.ts';
import { countConversations, type Party } from './queries.ts';
import { lockConversation } from './write-message.sql.ts';

/** Whoever ended it may open it again, and nobody else (`ended_by_another`). */
export async function endConversation(
  ctx: Ctx,
  { conversationId, ended }: CallInput<typeof endCall>,
  party: Party,
): Promise<CallBody<typeof endCall>> {
  await transaction(ctx, async tx => {
    const conversation = await lockConversation(tx, conversationId, party);
    if (!conversation) throw refuseConversation('conversation_not_found');
    const { endedBy } = conversation;
    if (endedBy !== null && endedBy !== party.side) throw refuseConversation('ended_by_another');
    await setEnded(tx, conversationId, ended ? party.side : null);
  });
  return { success: true };
}

/** The party has read all that there is, and so who reads needs no notice of it. */
export async function readConversation(
  ctx: Ctx,
  { conversationId }: CallInput<typeof readCall>,
  { party, userId }: { party: Party; userId: number },
): Promise<CallBody<typeof readCall>> {
  await transaction(ctx, async tx => {
    if (!(await setRead(tx, conversationId, party))) throw refuseConversation('conversation_not_found');
    await readNoticesAbout(ctx, tx, { userId, link: pageOf(party.side, conversationId) });
  });
  return { unread: (await countConversations(ctx.db, party)).unread };
}

/** By staff: audited with the reason, which both sides are told. */
export async function closeConversation(
  ctx: Ctx,
  { conversationId, ended, reason }: CallInput<typeof closeCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof closeCall>> {
  await transaction(ctx, async tx => {
    const conversation = await lockConversation(tx, conversationId, null);
    if (!conversation) throw refuseConversation('conversation_not_found');
    const to = ended ? 'staff' : null;
    await setEnded(tx, conversationId, to);
    const subject = { type: 'conversation', id: conversationId };
    await recordChange(tx, caller, {
      what: 'conversation.ended',
      subject,
      from: conversation.endedBy,
      to,
      reason,
    });
    const title = ended ? conversationMessages.closed : conversationMessages.opened;
    const sms = conversationMessages.sms[ended ? 'closed' : 'opened'];
    const said = { title, body: conversationMessages.reason(reason), sms };
    for (const side of SIDES) await notifySide(ctx, tx, { to: side, conversation, said });
  });
  return { success: true };
}
