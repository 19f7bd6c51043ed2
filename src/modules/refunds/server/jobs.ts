import type { Jobs } from '#platform/server/jobs.ts';
import { resumeSending, sendTender } from './send-tender.ts';

/** Calls to gateways, so none of them runs in a transaction. */
export const jobs: Jobs = {
  /** Payload: `{ id }`, of a tender. */
  'refunds.send-tender': (ctx, payload) => sendTender(ctx, (payload as { id: number }).id),
  'refunds.resume-tenders': resumeSending,
};
