import { checkCode, sendCode, sendCodeIn, useCode } from '#modules/accounts/server/codes/code.ts';
import { countOwnCode, secondsToWait } from '#modules/accounts/server/limits.ts';
import { sendMessage } from '#modules/notifications/server/send-message.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { confirmOrder as confirmCall, sendOrderCode as sendCall } from '../calls.ts';
import { orderRefusal } from '../text.ts';
import { actorFor, toBody } from './actor-for.ts';
import { selectToConfirm } from './confirm-order.sql.ts';
import { applyToOrder, applyToOrderIn } from './steps/apply-event.ts';
import { selectOrder } from './views/queries.ts';

const PURPOSE = 'confirm_order';

/** Sends the confirmation code to the buyer of a new order that needs one; after ten in a day, only if the buyer asks. */
export async function askToConfirm(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const buyer = await selectToConfirm(tx, id);
  if (!buyer || (await secondsToWait(ctx, 'order_code_by_account', buyer.userId)) > 0) return;
  await sendCodeIn(ctx, tx, { ...receiverOf(buyer), purpose: PURPOSE, send: sendMessage });
}

/**
 * Sends another code. Refuses if the order is not the buyer's, if it needs no confirmation, or after too many codes.
 */
export async function sendOrderCode(
  ctx: Ctx,
  { orderId }: CallInput<typeof sendCall>,
  { viewer, address }: Caller<Account>,
): Promise<CallBody<typeof sendCall>> {
  const order = await selectOrder(ctx.db, orderId);
  if (order?.userId !== viewer.userId) throw orderRefusal('order_not_found');
  const buyer = await selectToConfirm(ctx.db, orderId);
  if (!buyer) throw orderRefusal('not_possible_now');
  await countOwnCode(ctx, buyer.userId, address);
  await sendCode(ctx, sendMessage, { ...receiverOf(buyer), purpose: PURPOSE });
  return { success: true };
}

function receiverOf({ userId, mobile }: { userId: number; mobile: string }) {
  return { userId, channel: 'sms', recipient: mobile } as const;
}

/** One confirmation covers the whole order. The buyer proves it with the code; staff have phoned the buyer. */
export async function confirmOrder(
  ctx: Ctx,
  { orderId, code = '' }: CallInput<typeof confirmCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof confirmCall>> {
  const by = actorFor(caller);
  const input = { orderId, event: 'confirmed', by } as const;
  if (by.kind !== 'buyer') return merchantOrdersOf(await applyToOrder(ctx, input));
  const order = await selectOrder(ctx.db, orderId);
  if (order?.userId !== by.userId) throw orderRefusal('order_not_found');
  if (!order.merchantOrders.some(merchantOrder => merchantOrder.status === 'pending_confirmation'))
    throw orderRefusal('not_possible_now');
  const codeId = await checkCode(ctx, { owner: { userId: by.userId }, purpose: PURPOSE, code });
  return transaction(ctx, async tx => {
    const merchantOrders = await applyToOrderIn(ctx, tx, input);
    await useCode(ctx, tx, codeId);
    return merchantOrdersOf(merchantOrders);
  });
}

function merchantOrdersOf(
  merchantOrders: Awaited<ReturnType<typeof applyToOrder>>,
): CallBody<typeof confirmCall> {
  return { merchantOrders: merchantOrders.map(toBody) };
}
