import { type Ctx, transaction } from '#platform/server/context.ts';
import { CircuitOpen } from '#platform/server/outage/circuits.ts';
import { NotSent } from '../not-sent.ts';
import { noteFailure, releaseMessage } from '../queries.ts';
import { sendMessage } from '../send-message.ts';
import { isAboutOne, postTemplate, WhatsappRefused } from './post-template.ts';
import { noteAccepted, selectWhatsapp, takeSms } from './whatsapp.sql.ts';

/**
 * Sends a claimed message by WhatsApp. It throws, and may be retried, only if the message surely was not sent. What
 * WhatsApp refuses, or a WhatsApp that answers nobody, sends it by SMS at once; of anything else the job that waits for
 * its delivery decides.
 */
export async function deliverWhatsapp(ctx: Ctx, messageId: number): Promise<void> {
  const account = ctx.config.whatsapp;
  if (!account) return fallBackToSms(ctx, messageId, 'WHATSAPP_TOKEN is not set');
  const said = await selectWhatsapp(ctx.db, messageId);
  if (!said) return;
  try {
    const name = await ctx.circuits.ask('whatsapp', () => postTemplate(account, said), isAboutOne);
    await noteAccepted(ctx.db, { messageId, name });
  } catch (error) {
    await recordFailure(ctx, messageId, error as Error);
  }
}

async function recordFailure(ctx: Ctx, messageId: number, error: Error): Promise<void> {
  if (error instanceof NotSent) {
    await releaseMessage(ctx.db, messageId, error.message);
    throw error;
  }
  if (error instanceof CircuitOpen || error instanceof WhatsappRefused)
    return fallBackToSms(ctx, messageId, error.message);
  await noteFailure(ctx.db, messageId, error.message);
  ctx.log.error({ messageId, kind: error.name }, 'a WhatsApp message may not have left');
}

/**
 * Sends by SMS what WhatsApp has not delivered, once; nothing if it was delivered meanwhile, or if its reader wants no
 * SMS.
 */
export async function fallBackToSms(ctx: Ctx, messageId: number, why: string): Promise<void> {
  await transaction(ctx, async tx => {
    const text = await takeSms(tx, { messageId, now: ctx.clock.now() });
    if (!text) return;
    await noteFailure(tx, messageId, why);
    await sendMessage(tx, { ...text, channel: 'sms', subject: '', goodUntil: null });
  });
}
