import type { Jobs } from '#platform/server/jobs.ts';
import { deleteExpired } from './queries.ts';
import { sendResetCode } from './send-reset-code.ts';

export const jobs: Jobs = {
  'send-reset-code': (ctx, payload) => sendResetCode(ctx, (payload as { identifier: string }).identifier),
  /** Once a day: sessions, codes and counts that are over. */
  'forget-expired': ctx => deleteExpired(ctx.db, ctx.clock.now()),
};
