import { accountJobs } from '#modules/accounts/server/jobs.ts';
import { jobs as notificationJobs } from '#modules/notifications/server/jobs.ts';
import { sendMessage } from '#modules/notifications/server/send-message.ts';
import { countRequests } from '#modules/orders/server/count-requests.ts';
import { tellOrderPlaced } from '#modules/orders/server/tell-order-placed.ts';
import { jobs as searchJobs } from '#modules/search/server/jobs.ts';
import { type Consequences, eventJobs } from '#platform/server/events.ts';
import type { Jobs, Work } from '#platform/server/jobs.ts';

/** When X happened, do Y: every side effect of the business. */
const events: Record<string, Consequences> = {
  'order.placed': { countRequests, tellOrderPlaced },
};

/** All work that is done outside a request. */
const jobs: Jobs = {
  ...eventJobs(events),
  ...accountJobs(sendMessage),
  ...searchJobs,
  ...notificationJobs,
};

/** Early in the morning in Cairo, when few buy. */
export const work: Work = { jobs, crontab: '0 2 * * * forget-expired' };
