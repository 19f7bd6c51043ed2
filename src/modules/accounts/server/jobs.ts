import type { Jobs } from '#platform/server/jobs.ts';
import type { ContactKind } from '../contact.ts';
import type { SendMessage } from './codes/code.ts';
import {
  sendContactCode,
  sendEntryCode,
  sendMobileCode,
  sendOwnerCode,
  sendResetCode,
} from './codes/send-codes.ts';
import type { Alerting } from './security/alert.sql.ts';
import { sendAlert } from './security/alert.ts';
import { type Notify, notifyOwner } from './security/notify-owner.ts';
import type { OwnerNotice } from './security/queries.ts';
import { watchFailures } from './security/watch-failures.ts';

/** Both belong to another module: accounts does not know how messages leave, nor what an inbox is. */
export const accountJobs = (send: SendMessage, notify: Notify): Jobs => ({
  'accounts.send-mobile-code': (ctx, payload) =>
    sendMobileCode(ctx, send, (payload as { userId: number }).userId),
  'accounts.send-reset-code': (ctx, payload) =>
    sendResetCode(ctx, send, (payload as { identifier: string }).identifier),
  'accounts.send-entry-code': (ctx, payload) =>
    sendEntryCode(ctx, send, (payload as { mobile: string }).mobile),
  'accounts.send-contact-code': (ctx, payload) =>
    sendContactCode(ctx, send, payload as { userId: number; kind: ContactKind }),
  'accounts.send-owner-code': (ctx, payload) =>
    sendOwnerCode(ctx, send, (payload as { userId: number }).userId),
  'accounts.send-alert': (ctx, payload) => sendAlert(ctx, send, payload as Alerting),
  'accounts.watch-failures': ctx => watchFailures(ctx),
  'accounts.notify-owner': (ctx, payload) => notifyOwner(ctx, { send, notify }, payload as OwnerNotice),
});
