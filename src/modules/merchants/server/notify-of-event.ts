import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { eventMessages } from '../messages.text.ts';
import type { PaperKind } from '../papers.ts';
import { notifyMerchant } from './notify-merchant.ts';
import { selectEvent } from './queries.ts';

/** Tells the applicant, or the merchant's owners and managers, about a decision: in the inbox, by mail, and by SMS. */
export async function notifyOfEvent(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const event = await selectEvent(tx, id);
  const message = event && eventMessages[event.event];
  if (!event || !message) return;
  const words = message({ ...event, papers: event.papers as PaperKind[] });
  const link = event.event === 'papers_asked' || event.event === 'rejected' ? '/marketplace' : '/account';
  await notifyMerchant(ctx, tx, { ...words, merchantId: event.merchantId, link });
}
