import type { Jobs } from '#platform/server/jobs.ts';
import { askGateways, resumeSending } from './ask-again.ts';
import { refundPayment } from './refund-payment.ts';

/** Calls to gateways, so none of them runs in a transaction. */
export const jobs: Jobs = {
  /** Payload: `{ id }`, of a refund. */
  'payments.send-refund': (ctx, payload) => refundPayment(ctx, (payload as { id: number }).id),
  'payments.ask-gateways': async ctx => {
    await askGateways(ctx);
  },
  'payments.resume-refunds': resumeSending,
  /** Payload: `{ key }`, of a picture of a transfer that no payment names any more. */
  'payments.forget-proof': ({ storage }, payload) => storage.remove((payload as { key: string }).key),
};
