import type { LedgerAccount } from '#modules/ledger/account.ts';
import { post } from '#modules/ledger/server/post.ts';
import { lockOrder } from '#modules/orders/server/lock-order.ts';
import type { Payment } from '#modules/payments/attempt.ts';
import { type PaymentProvider, PaymentRefused } from '#modules/payments/provider.ts';
import { tenderAccount } from '#modules/payments/server/accounts.ts';
import { findPayment, lockAttempt } from '#modules/payments/server/attempts.ts';
import { known } from '#modules/payments/server/known-payment.ts';
import { openProvider, throughCircuit } from '#modules/payments/server/providers.ts';
import { SECOND } from '#platform/clock.ts';
import type { Piastres } from '#platform/money.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { emit } from '#platform/server/events.ts';
import type { CaseActor } from '../case-actor.ts';
import { failRefund, finishRefund } from './finish-refund.ts';
import {
  claimSending,
  finishTender,
  markByHand,
  moveTender,
  resumeTenders,
  type SentTender,
  selectSending,
  selectTender,
} from './send-tender.sql.ts';

/** For this long an answer may still be on its way, so it does not count as lost. */
const PATIENCE = 30 * SECOND;

/**
 * Sends a claimed tender the way its payment came. The claim commits first; then the gateway is asked, outside any
 * transaction. A second run after a crash or a lost answer does not ask again but inquires about the first request (M4;
 * docs/orders-rules.md, Payments). Throws if nobody knows yet, so that the queue tries again.
 */
export async function sendTender(ctx: Ctx, tenderId: number): Promise<void> {
  const claimed = await claimSending(ctx.db, tenderId, ctx.clock.now());
  const tender = await selectTender(ctx.db, tenderId);
  const payment = tender && (await findPayment(ctx.db, tender.paymentId));
  if (!tender || !payment || (tender.state === 'claimed' && tender.byHand)) return;
  const provider = openProvider(ctx.config, payment.provider);
  if (!provider)
    throw new Error(`tender ${tenderId} goes by ${payment.provider}, which this shop does not have`);
  const way = { tender, payment, provider: throughCircuit(ctx, provider) };
  if (claimed) return ask(ctx, way);
  if (tender.state === 'sending') return findWhetherSent(ctx, way);
  if (tender.state === 'claimed') throw new Error(`tender ${tenderId} waits for another of its payment`);
}

interface Way {
  tender: SentTender;
  payment: Payment;
  provider: PaymentProvider;
}

async function ask(ctx: Ctx, { tender, payment, provider }: Way): Promise<void> {
  const { id, amount, reason } = tender;
  try {
    const answer = await provider.refund({ reference: `R${id}`, payment: known(payment), amount, reason });
    if (answer === 'by_hand') return await markByHand(ctx.db, id);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    await fail(ctx, tender, error.message);
    ctx.log.error({ tender: id, err: error }, 'a refund was refused and waits for staff');
    return;
  }
  await conclude(ctx, tender);
}

/** The answer was lost: the gateway says what it refunded, and only then may anything be requested again. */
async function findWhetherSent(ctx: Ctx, { tender, payment, provider }: Way): Promise<void> {
  const { refunded } = await provider.inquire(known(payment));
  // Only a person can see at the gateway whether this refund is among those already made.
  if (refunded === null) {
    await fail(ctx, tender, 'unknown');
    ctx.log.error({ tender: tender.id }, 'nobody but staff can tell whether a refund arrived');
    return;
  }
  if (refunded >= (tender.refundedBefore ?? 0) + tender.amount) return conclude(ctx, tender);
  const waited = ctx.clock.now().getTime() - (tender.sentAt?.getTime() ?? 0);
  if (waited >= PATIENCE) await transaction(ctx, tx => moveTender(tx, tender.id, { to: 'claimed' }));
  throw new Error(`tender ${tender.id} has not arrived at ${payment.provider}`);
}

const byQueue = ({ id }: { id: number }): CaseActor => ({ kind: 'timer', requestId: `tender-${id}` });

function fail(ctx: Ctx, tender: SentTender, failure: string): Promise<void> {
  return transaction(ctx, async tx => {
    await lockOrder(tx, tender.orderId);
    if (await moveTender(tx, tender.id, { to: 'failed', failure }))
      await failRefund(ctx, tx, { refundId: tender.refundId, by: byQueue(tender) });
  });
}

function conclude(ctx: Ctx, tender: SentTender): Promise<void> {
  return transaction(ctx, async tx => {
    await lockOrder(tx, tender.orderId);
    await concludeTender(ctx, tx, tender);
  });
}

/**
 * Records that what goes by a payment arrived, by its gateway or by a person `from` another account of ours. The order is
 * locked by then.
 */
export async function concludeTender(
  ctx: Ctx,
  tx: Tx,
  { id, hand, by = byQueue({ id }) }: { id: number; hand?: SentByHand; by?: CaseActor },
): Promise<void> {
  const tender = await selectTender(tx, id);
  const payment = tender && (await lockAttempt(tx, tender.paymentId));
  if (!tender || !payment) return;
  const { refundId, amount, isExchange } = tender;
  const account = isExchange ? 'refund_payable' : (hand?.from ?? tenderAccount(payment));
  if (!(await bookTender(ctx, tx, { id, amount, account, hand }))) return;
  if (isExchange) await emit(tx, 'exchange.refunded', { id });
  await finishRefund(ctx, tx, { refundId, by });
}

/** A person sent it from an account of ours. */
interface SentByHand {
  from: LedgerAccount;
  reference: string;
  userId: number;
}

/** Books that a tender has left us or has become account credit; false if that was done before, so nothing goes twice. */
export async function bookTender(
  { clock }: Ctx,
  tx: Tx,
  {
    id,
    amount,
    account,
    hand,
  }: { id: number; amount: Piastres; account: LedgerAccount; hand?: SentByHand | undefined },
): Promise<boolean> {
  const now = clock.now();
  const { reference = '', userId: sentBy = null } = hand ?? {};
  if (!(await finishTender(tx, { id, reference, sentBy, now }))) return false;
  await post(tx, {
    cause: { type: 'refund_tender', id },
    kind: 'sent',
    entries: [
      { account: 'refund_payable', debit: amount },
      { account, credit: amount },
    ],
    ...(hand && { userId: hand.userId }),
    at: now,
  });
  return true;
}

/** After a gateway reported a refund: inquires about the refunds of this payment whose answers were lost. */
export async function finishTenders(ctx: Ctx, paymentId: number): Promise<void> {
  for (const id of await selectSending(ctx.db, paymentId)) await sendTender(ctx, id);
}

/** Takes up tenders that are under way though nothing works on them any more, because the queue has given up. */
export async function resumeSending(ctx: Ctx): Promise<void> {
  await resumeTenders(ctx.db, ctx.clock.now());
}
