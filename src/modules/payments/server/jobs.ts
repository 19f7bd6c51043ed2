import type { Jobs } from '#platform/server/jobs.ts';
import { inquireAgain } from './inquire-again.ts';

/** Calls to gateways, so none of them runs in a transaction. */
export const jobs: Jobs = {
  'payments.inquire-again': async ctx => {
    await inquireAgain(ctx);
  },
  /** Payload: `{ key }`, of a picture of a transfer that no payment names any more. */
  'payments.forget-proof': ({ storage }, payload) => storage.remove((payload as { key: string }).key),
};
