import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { eventMessages } from '../messages.text.ts';
import type { PaperKind } from '../papers.ts';
import { notifyMerchant } from './notify-merchant.ts';
import { selectEvent } from './queries.ts';

/** Tells the applicant, or the merchant's owners and managers, about a decision: in the inbox, by mail, and by SMS. */
export async function notifyOfEvent(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const told = await selectEvent(tx, id);
  const message = told && eventMessages[told.event];
  if (!told || !message) return;
  const words = message({ ...told, papers: told.papers as PaperKind[] });
  const link = told.event === 'papers_asked' || told.event === 'rejected' ? '/marketplace' : '/account';
  await notifyMerchant(ctx, tx, { ...words, merchantId: told.merchantId, link });
}
