import type { Jobs } from '#platform/server/jobs.ts';
import { inquireAgain } from './inquire-again.ts';

/** Calls to gateways, so none of them runs in a transaction. */
export const jobs: Jobs = {
  'payments.inquire-again': async ctx => {
    await inquireAgain(ctx);
  },
};
