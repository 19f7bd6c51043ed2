import type { Jobs } from '#platform/server/jobs.ts';
import { deliverMessage } from './deliver-message.ts';
import { deliverPush, type PushJob } from './push/deliver-push.ts';
import { fallBackToSms } from './whatsapp/deliver-whatsapp.ts';

export const jobs: Jobs = {
  'notifications.deliver-message': (ctx, payload) =>
    deliverMessage(ctx, (payload as { messageId: number }).messageId),
  'notifications.fall-back-to-sms': (ctx, payload) =>
    fallBackToSms(ctx, (payload as { messageId: number }).messageId, 'WhatsApp has not delivered it'),
  'notifications.deliver-push': (ctx, payload) => deliverPush(ctx, payload as PushJob),
};
