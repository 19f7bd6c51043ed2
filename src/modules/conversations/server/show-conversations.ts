import { signPicture } from '#modules/media/server/private-pictures.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import { pageOf } from '#platform/server/limit-to-page.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type {
  listMerchantConversations as ofMerchantCall,
  listConversationsOfOrder as ofOrderCall,
} from '../back-office.calls.ts';
import type { listConversations as listCall } from '../calls.ts';
import {
  CONVERSATIONS_A_PAGE,
  type ConversationThread,
  MESSAGES_AT_ONCE,
  type ShownConversation,
  type ShownMessage,
} from '../conversation.ts';
import { conversationText, refuseConversation } from '../text.ts';
import {
  type ConversationRow,
  countConversations,
  type MessageRow,
  type Party,
  selectConversation,
  selectConversations,
  selectMessages,
  selectOfOrder,
} from './queries.ts';

export const buyerOf = ({ viewer: { userId } }: Caller<Account>): Party => ({ side: 'buyer', userId });

/** Staff work for no merchant, and no merchant has the id 0. */
export const merchantOf = ({ viewer: { merchantId } }: Caller<Account>): Party => ({
  side: 'merchant',
  merchantId: merchantId ?? 0,
});

export async function listConversations(
  ctx: Ctx,
  { page }: CallInput<typeof listCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof listCall>> {
  const { counts, ...listed } = await listOf(ctx, buyerOf(caller), { tab: 'all', page });
  return { ...listed, unread: counts.unread };
}

export async function listMerchantConversations(
  ctx: Ctx,
  { tab, page }: CallInput<typeof ofMerchantCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof ofMerchantCall>> {
  const { counts, ...listed } = await listOf(ctx, merchantOf(caller), { tab, page });
  const { unread, ...tabs } = counts;
  return { ...listed, counts: tabs, unread };
}

async function listOf({ db }: Ctx, party: Party, { tab, page }: CallInput<typeof ofMerchantCall>) {
  const counts = await countConversations(db, party);
  const { rows, totalPages } = await pageOf(
    { page, limit: CONVERSATIONS_A_PAGE, count: counts[tab] },
    place => selectConversations(db, party, { tab, ...place }),
  );
  return { conversations: rows.map(shown), counts, totalPages };
}

export interface AskedThread {
  conversationId: number;
  before?: number | undefined;
}

/** Of the party, or any for staff (null). Refuses another's (`conversation_not_found`). */
export async function showThread(
  ctx: Ctx,
  { conversationId, before }: AskedThread,
  party: Party | null,
): Promise<ConversationThread> {
  const row = await selectConversation(ctx.db, conversationId, party);
  if (!row) throw refuseConversation('conversation_not_found');
  const messages = await selectMessages(ctx.db, { conversationId, before, limit: MESSAGES_AT_ONCE + 1 });
  return {
    conversation: shown(row),
    messages: messages
      .slice(0, MESSAGES_AT_ONCE)
      .map(each => shownMessageOf(ctx, each))
      .toReversed(),
    hasMore: messages.length > MESSAGES_AT_ONCE,
  };
}

/** Without a word of what was written: reading it needs a reason. */
export async function listConversationsOfOrder(
  { db }: Ctx,
  { orderId }: CallInput<typeof ofOrderCall>,
): Promise<CallBody<typeof ofOrderCall>> {
  const rows = await selectOfOrder(db, orderId);
  return { conversations: rows.map(row => ({ ...row, writtenAt: row.writtenAt.toISOString() })) };
}

function shown({ writtenAt, newest, newestHasPhoto, ...row }: ConversationRow): ShownConversation {
  const words = newest === '' && newestHasPhoto ? conversationText.photo : newest;
  return {
    ...row,
    name: row.name || conversationText.buyer,
    newest: words,
    writtenAt: writtenAt?.toISOString() ?? null,
  };
}

/** For somebody who may read the conversation. */
export function shownMessageOf(
  ctx: Pick<Ctx, 'secrets' | 'clock'>,
  { writtenAt, photo, ...row }: MessageRow,
): ShownMessage {
  return { ...row, photo: photo && signPicture(ctx, photo), writtenAt: writtenAt.toISOString() };
}
