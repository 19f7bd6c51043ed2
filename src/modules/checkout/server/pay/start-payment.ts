import { lockOrder } from '#modules/orders/server/lock-order.ts';
import { heldUntil, holdUntil, payBy } from '#modules/orders/server/payment-hold.ts';
import { orderRefusal } from '#modules/orders/text.ts';
import type { Payment } from '#modules/payments/attempt.ts';
import { gatewayCallback } from '#modules/payments/calls.ts';
import type { PaymentOpened, PaymentProvider, PaymentRequest } from '#modules/payments/provider.ts';
import {
  listAttempts,
  lockAttempts,
  moveAttempt,
  sharesOf,
  storeOpened,
} from '#modules/payments/server/attempts.ts';
import { providerOf, throughCircuit } from '#modules/payments/server/providers.ts';
import { paymentRefusal } from '#modules/payments/text.ts';
import { OPEN_STATUSES } from '#modules/payments/transitions.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { CallBody } from '#platform/call.ts';
import { HOUR } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account } from '#platform/viewer.ts';
import type { startPayment as startCall } from '../../calls.ts';
import { codeHours } from '../code-hours.ts';
import { askAboutAttempts, voidAttempts } from './ask-about-attempts.ts';
import { amountDue, openAttempt } from './open-attempt.ts';
import { type OrderToPay, selectOrderToPay } from './queries.ts';
import { sendPaymentCode } from './send-payment-code.ts';

type Reply = CallBody<typeof startCall>;

/**
 * Lets the buyer pay a waiting order: returns the gateway's page or a payment code. It first inquires about earlier
 * attempts, so nobody pays twice; `paid` if one of them succeeded. These are voided only once the new one is there, so that
 * a gateway which is away takes no code from a buyer who carries it. Refuses with `nothing_to_pay`, `method_not_offered`, and
 * `gateway_unavailable` if nobody knows whether the buyer has paid.
 */
export const startPayment: UseCase<typeof startCall> = async (ctx, { orderId, method }, { viewer }) => {
  const order = await ownOrder(ctx, orderId, viewer);
  const provider = providerOf(ctx.config, await readSettings(ctx), method);
  if (!provider) throw paymentRefusal('method_not_offered');
  const earlier = await listAttempts(ctx.db, orderId);
  if ((await orUnavailable(ctx, askAboutAttempts(ctx, orderId))) === 'paid') return { kind: 'paid' };
  const now = ctx.clock.now();
  const due = await amountDue(ctx.db, orderId);
  const reusable = earlier.find(
    each => each.method === method && each.amount === due && isStillGood(each, now),
  );
  if (reusable) return replyOf(reusable);
  const attempt = await transaction(ctx, tx =>
    openAttempt(ctx, tx, { orderId, method, provider: provider.name }),
  );
  const opened = await ask(ctx, provider, await requestOf(ctx, attempt, order));
  const others = earlier.filter(each => each.status === 'pending');
  if ((await orUnavailable(ctx, voidAttempts(ctx, others))) === 'paid') return giveUp(ctx, attempt);
  return recordOpened(ctx, { attempt, userId: order.userId }, opened);
};

/** The order if it is the viewer's own. */
export async function ownOrder(ctx: Ctx, orderId: number, { userId }: Account): Promise<OrderToPay> {
  const order = await selectOrderToPay(ctx.db, orderId);
  if (order?.userId !== userId) throw orderRefusal('order_not_found');
  return order;
}

/** If a gateway cannot be asked, nobody knows whether it was paid, so nothing else may start. */
export async function orUnavailable<T>(ctx: Ctx, asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (err) {
    ctx.log.error({ err }, 'a gateway could not be asked');
    throw paymentRefusal('gateway_unavailable');
  }
}

/** A code stays valid for a while; a page is good for one visit. */
export function isStillGood({ status, code, expiresAt }: Payment, now: Date): boolean {
  return status === 'pending' && code !== null && expiresAt !== null && expiresAt > now;
}

async function requestOf(
  ctx: Ctx,
  payment: Payment,
  { buyer, merchants, placedAt }: OrderToPay,
): Promise<PaymentRequest> {
  const { publicUrl } = ctx.config;
  const names = new Map(merchants.map(({ id, name }) => [id, name]));
  const shares = await sharesOf(ctx.db, payment.id);
  return {
    reference: payment.reference ?? '',
    method: payment.method as PaymentRequest['method'],
    amount: payment.amount,
    currency: 'EGP',
    orderId: payment.orderId,
    buyer,
    items: shares.map(({ merchantOrderId, amount }) => ({
      name: names.get(merchantOrderId) ?? String(merchantOrderId),
      amount,
      quantity: 1,
    })),
    expiresAt: await expiryOf(ctx, payment, placedAt),
    returnUrl: `${publicUrl}/payment/${payment.orderId}`,
    callbackUrl: publicUrl + gatewayCallback.path.replace(':provider', payment.provider),
  };
}

const AT_ONCE: ReadonlySet<string> = new Set(['card', 'wallet']);

/**
 * The units are held while the buyer pays in the browser; a code is carried to a shop. Its hours count from the order, so
 * that one code after another holds nothing for longer.
 */
async function expiryOf(ctx: Ctx, { method, orderId }: Payment, placedAt: Date): Promise<Date> {
  const held = await heldUntil(ctx.db, orderId);
  if (held !== null && AT_ONCE.has(method)) return held;
  const hours = await codeHours(ctx, orderId, await readSettings(ctx));
  const until = new Date(placedAt.getTime() + hours * HOUR);
  return held !== null && held > until ? held : until;
}

/** Whatever failed, the buyer holds nothing new to pay with. */
async function ask(ctx: Ctx, provider: PaymentProvider, request: PaymentRequest): Promise<PaymentOpened> {
  const opened = await orUnavailable(ctx, throughCircuit(ctx, provider).create(request));
  if (!opened) throw paymentRefusal('method_not_offered');
  return opened;
}

/** What came before was paid while its successor was begun, of which the buyer has seen nothing. */
async function giveUp(ctx: Ctx, { id, orderId }: Payment): Promise<Reply> {
  await transaction(ctx, async tx => {
    await lockOrder(tx, orderId);
    const attempts = await lockAttempts(tx, orderId);
    for (const each of attempts) if (each.id === id) await moveAttempt(tx, each, 'replaced');
  });
  return { kind: 'paid' };
}

async function recordOpened(
  ctx: Ctx,
  { attempt: { id, orderId }, userId }: { attempt: Payment; userId: number },
  opened: PaymentOpened,
): Promise<Reply> {
  await transaction(ctx, async tx => {
    await lockOrder(tx, orderId);
    // Its gateway may tell of its money at this moment, under this lock alone.
    const attempts = await lockAttempts(tx, orderId);
    const payment = attempts.find(each => each.id === id);
    if (!payment) return;
    if (payment.status === 'created') await takePlaceOfOthers(tx, payment, attempts);
    await storeOpened(tx, payment, { ...opened, at: ctx.clock.now() });
    const held = await heldUntil(tx, orderId);
    if (held !== null && opened.expiresAt > held) await holdUntil(tx, orderId, opened.expiresAt);
    if (opened.kind === 'code') await sendPaymentCode(ctx, tx, { payment, opened, userId });
  });
  return opened.kind === 'redirect'
    ? { kind: 'redirect', url: opened.url }
    : { kind: 'code', code: opened.code, expiresAt: opened.expiresAt.toISOString() };
}

async function takePlaceOfOthers(tx: Tx, payment: Payment, attempts: readonly Payment[]): Promise<void> {
  for (const each of attempts.filter(other => other.id !== payment.id && OPEN_STATUSES.has(other.status)))
    await moveAttempt(tx, each, 'replaced');
  await payBy(tx, payment.orderId, payment.method);
}

function replyOf({ code, expiresAt }: Payment): Reply {
  return { kind: 'code', code: code ?? '', expiresAt: expiresAt?.toISOString() ?? '' };
}
