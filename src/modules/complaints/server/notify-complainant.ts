import { notifyPerson } from '#modules/notifications/server/notify-person.ts';
import { sendMessage } from '#modules/notifications/server/send-message.ts';
import { formatDate } from '#platform/dates.ts';
import { isolate } from '#platform/isolate.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { complaintLink, complaintMessages } from '../text.ts';
import type { StoredComplaint } from './queries.ts';

const PAGE = { link: '/complaints', linkWords: complaintLink } as const;

/** An account's complaint has come, and until when it is answered. */
export async function notifyReceived(
  ctx: Ctx,
  tx: Tx,
  { userId, number, dueAt }: { userId: number; number: number; dueAt: Date },
): Promise<void> {
  const title = complaintMessages.received.title(isolate(String(number)));
  const body = complaintMessages.received.body(formatDate(new Date(dueAt.getTime() - 1)));
  const said = { channels: ['inbox', 'email'] as const, title, body, ...PAGE };
  await notifyPerson(ctx, tx, { to: userId, said });
}

/** The shop has answered: an account reads the answer in its inbox, a guest is led to it by a text message. */
export async function notifyAnswered(
  ctx: Ctx,
  tx: Tx,
  { complaint, body }: { complaint: StoredComplaint; body: string },
): Promise<void> {
  const { id, userId, mobile } = complaint;
  const sms = complaintMessages.answered.sms(String(id));
  if (userId === null) {
    const text = { channel: 'sms', recipient: mobile, subject: '', body: sms, secret: false } as const;
    return sendMessage(tx, { userId: null, ...text, goodUntil: null });
  }
  const title = complaintMessages.answered.title(isolate(String(id)));
  const said = { channels: ['inbox', 'email', 'sms'] as const, title, body, sms, ...PAGE };
  await notifyPerson(ctx, tx, { to: userId, said });
}
