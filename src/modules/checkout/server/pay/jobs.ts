import { askGateways, resumeSending } from '#modules/payments/server/ask-again.ts';
import { findPayment } from '#modules/payments/server/attempts.ts';
import { inquire } from '#modules/payments/server/inquire.ts';
import { finishRefunds, refundPayment } from '#modules/payments/server/refund-payment.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { enforceDeadline } from './enforce-deadline.ts';

const idOf = (payload: unknown) => (payload as { id: number }).id;

/** Calls to gateways, so none of them runs in a transaction. */
export const jobs: Jobs = {
  'order.payment_fell_due': (ctx, event) => enforceDeadline(ctx, idOf(event)),
  'payment.reported': async (ctx, event) => {
    const payment = await findPayment(ctx.db, idOf(event));
    if (payment) await inquire(ctx, payment);
  },
  'payment.refund_reported': (ctx, event) => finishRefunds(ctx, idOf(event)),
  'payments.send-refund': (ctx, event) => refundPayment(ctx, idOf(event)),
  'ask-gateways': async ctx => {
    await askGateways(ctx);
  },
  'resume-refunds': resumeSending,
};
