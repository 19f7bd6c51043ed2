import { countAttempt } from '#modules/accounts/server/limits.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { openWithBuyer as openWithBuyerCall } from '../back-office.calls.ts';
import type { openConversation as openCall } from '../calls.ts';
import { refuseConversation } from '../text.ts';
import { type About, findOrInsert, selectMerchantOrder, selectProduct } from './open-conversation.sql.ts';

/** Refuses an order that is not the buyer's and a product that nobody sees (`conversation_not_found`). */
export async function openConversation(
  ctx: Ctx,
  { merchantOrderId, productId }: CallInput<typeof openCall>,
  { viewer: { userId } }: Caller<Account>,
): Promise<CallBody<typeof openCall>> {
  await countAttempt(ctx, 'conversation_by_buyer', userId);
  return open(ctx, async tx => {
    if (merchantOrderId !== undefined) return selectMerchantOrder(tx, merchantOrderId, { userId });
    return productId === undefined ? undefined : selectProduct(tx, productId, userId);
  });
}

/** The same from the other side; a merchant writes first only to who bought from it. */
export function openWithBuyer(
  ctx: Ctx,
  { merchantOrderId }: CallInput<typeof openWithBuyerCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof openWithBuyerCall>> {
  return open(ctx, tx => selectMerchantOrder(tx, merchantOrderId, { merchantId: viewer.merchantId ?? 0 }));
}

function open(ctx: Ctx, find: (tx: Tx) => Promise<About | undefined>): Promise<{ conversationId: number }> {
  return transaction(ctx, async tx => {
    const about = await find(tx);
    if (!about) throw refuseConversation('conversation_not_found');
    return { conversationId: await findOrInsert(tx, about, ctx.clock.now()) };
  });
}
