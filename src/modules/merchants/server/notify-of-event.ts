import { notify } from '#modules/notifications/server/notify.ts';
import { sendMessage } from '#modules/notifications/server/send-message.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { eventMessages } from '../messages.text.ts';
import type { PaperKind } from '../papers.ts';
import { selectEvent, selectWhoAnswers } from './queries.ts';

/** Tells the applicant, or the merchant's owners and managers, about a decision: in the inbox and by mail. */
export async function notifyOfEvent(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const told = await selectEvent(tx, id);
  const message = told && eventMessages[told.event];
  if (!told || !message) return;
  const { title, body } = message({ ...told, papers: told.papers as PaperKind[] });
  const link = told.event === 'papers_asked' || told.event === 'rejected' ? '/marketplace' : '/account';
  for (const { userId, email } of await selectWhoAnswers(tx, told.merchantId)) {
    await notify(tx, { userId, title, body, link, now: ctx.clock.now() });
    await sendMessage(tx, {
      userId,
      channel: 'email',
      recipient: email,
      subject: title,
      body: `${body}\n\n${new URL(link, ctx.config.publicUrl).href}`,
      secret: false,
      goodUntil: null,
    });
  }
}
