import type { Jobs } from '#platform/server/jobs.ts';
import { deliverPush, type PushJob } from './channels/deliver-push.ts';
import { fallBackToSms } from './channels/deliver-whatsapp.ts';
import { deliverMessages } from './deliver-messages.ts';

export const jobs: Jobs = {
  'notifications.deliver-messages': (ctx, payload) =>
    deliverMessages(ctx, (payload as { messageIds: number[] }).messageIds),
  'notifications.fall-back-to-sms': (ctx, payload) =>
    fallBackToSms(ctx, (payload as { messageId: number }).messageId, 'WhatsApp has not delivered it'),
  'notifications.deliver-push': (ctx, payload) => deliverPush(ctx, payload as PushJob),
};
