import type { Jobs } from '#platform/server/jobs.ts';
import { deliverMessage } from './deliver-message.ts';

export const jobs: Jobs = {
  'notifications.deliver-message': (ctx, payload) =>
    deliverMessage(ctx, (payload as { messageId: number }).messageId),
};
