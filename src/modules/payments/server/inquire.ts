import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Payment } from '../attempt.ts';
import type { PaymentState } from '../provider.ts';
import { moveAttempt } from './attempts.ts';
import { capture, differenceOf } from './capture.ts';
import { known } from './known-payment.ts';
import { openProvider, throughCircuit } from './providers.ts';
import { insertEvent, lockPayment, selectPayment } from './queries.ts';

/**
 * Asks the provider what became of an attempt and records the answer; money that came is captured, even if its message
 * was lost. Throws if the provider cannot be asked. Returns the attempt's state.
 */
export async function inquire(ctx: Ctx, payment: Payment): Promise<PaymentState['state']> {
  if (payment.reference === null || payment.askedAt === null) return 'unpaid';
  const provider = openProvider(ctx.config, payment.provider);
  if (!provider)
    throw new Error(`payment ${payment.id} is by ${payment.provider}, which this shop does not have`);
  const found = await throughCircuit(ctx, provider).inquire(known(payment));
  if (found.state === 'captured') return takeMoney(ctx, payment, found);
  if (found.state === 'declined' || found.state === 'voided' || found.state === 'expired')
    await follow(ctx, payment, found.state);
  return found.state;
}

/** After a message that only gave a reason to ask. */
export async function inquireAgain(ctx: Ctx, paymentId: number): Promise<void> {
  const payment = await selectPayment(ctx.db, paymentId);
  if (payment) await inquire(ctx, payment);
}

/** Another amount or currency is not this order's payment: staff look at it, and nothing changes. */
async function takeMoney(
  ctx: Ctx,
  { id, provider }: Payment,
  state: PaymentState,
): Promise<'captured' | 'unpaid'> {
  return transaction(ctx, async tx => {
    const payment = await lockPayment(tx, { id });
    if (!payment) return 'unpaid';
    const outcome = differenceOf(state, payment);
    if (outcome === null) {
      await capture(ctx, tx, { payment, transaction: state.transaction });
      return 'captured';
    }
    const eventId = `inquiry:${id}:${state.transaction}:${state.amount}:${state.currency}`;
    const event = { ...state, reference: payment.reference ?? '', eventId, kind: 'captured' } as const;
    const of = { provider, paymentId: id, outcome };
    await insertEvent(tx, { ...of, event, body: Buffer.alloc(0), at: ctx.clock.now() });
    return 'unpaid';
  });
}

async function follow(ctx: Ctx, { id }: Payment, event: 'declined' | 'voided' | 'expired'): Promise<void> {
  await transaction(ctx, async tx => {
    const payment = await lockPayment(tx, { id });
    if (payment) await moveAttempt(tx, payment, event);
  });
}
