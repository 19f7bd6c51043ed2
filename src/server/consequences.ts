import { jobs as notificationJobs } from '#modules/notifications/server/jobs.ts';
import { orderPlaced } from '#modules/orders/server/order-placed.ts';
import { jobs as searchJobs } from '#modules/search/server/jobs.ts';
import type { Jobs } from '#platform/server/jobs.ts';

/**
 * When X happened, do Y: every side effect of the business. Events are jobs written in the transaction that they tell
 * of; each is retried alone and safe to run twice.
 */
export const consequences: Jobs = {
  'order.placed': orderPlaced,
  ...searchJobs,
  ...notificationJobs,
};
