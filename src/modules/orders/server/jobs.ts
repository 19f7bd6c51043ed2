import type { Jobs } from '#platform/server/jobs.ts';
import { fireTimers } from './fire-timers.ts';

export const jobs: Jobs = {
  'orders.fire-timers': async ctx => void (await fireTimers(ctx)),
};
