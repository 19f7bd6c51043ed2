import type { Config } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { CircuitOpen } from '#platform/server/outage/circuits.ts';
import type { Message } from '../message.ts';
import { deliverWhatsapp } from './channels/deliver-whatsapp.ts';
import { printMessage } from './channels/print-message.ts';
import { sendMail } from './channels/send-mail.ts';
import { sendSms } from './channels/send-sms.ts';
import { NotSent } from './not-sent.ts';
import { type ClaimedMessage, claimMessages, dropBody, noteFailure, releaseMessage } from './queries.ts';

/**
 * Delivers each message at most once, all at the same time. They are claimed before they are sent, so a crash in between
 * loses them instead of sending them twice, because a code can be requested again. It throws, and may be retried, only if
 * one of them surely was not sent; the others are not sent again.
 */
export async function deliverMessages(ctx: Ctx, messageIds: readonly number[]): Promise<void> {
  const messages = await claimMessages(ctx.db, messageIds, ctx.clock.now());
  const sent = await Promise.allSettled(messages.map(message => deliver(ctx, message)));
  const failed = sent.find(each => each.status === 'rejected');
  if (failed) throw failed.reason;
}

function deliver(ctx: Ctx, { id, channel, ...message }: ClaimedMessage): Promise<void> {
  return channel === 'whatsapp' ? deliverWhatsapp(ctx, id) : deliverPlain(ctx, id, { ...message, channel });
}

async function deliverPlain(ctx: Ctx, messageId: number, message: Message): Promise<void> {
  const missing = missingChannel(ctx.config, message);
  if (missing) return releaseMessage(ctx.db, messageId, `${missing} is not set`);
  try {
    const left = await carry(ctx, message);
    if (left && message.secret) await dropBody(ctx.db, messageId);
  } catch (error) {
    await recordFailure(ctx, messageId, error as Error);
  }
}

/** A real shop shows its messages to nobody. Without a gateway a message stays unsent, and a retry would not help. */
function missingChannel(config: Config, { channel }: Message): 'SMTP_URL' | 'SMS_GATEWAY_URL' | null {
  if (config.mode !== 'production' || config.databaseUrl === null) return null;
  if (channel === 'email') return config.smtpUrl ? null : 'SMTP_URL';
  return config.smsGatewayUrl ? null : 'SMS_GATEWAY_URL';
}

/** Whether the message left this machine; a printed one did not, and stays readable. */
async function carry(ctx: Ctx, message: Message): Promise<boolean> {
  const { config, circuits } = ctx;
  const { smtpUrl, smsGatewayUrl, mailFrom: from, publicUrl } = config;
  if (message.channel === 'email' && smtpUrl)
    await circuits.ask('smtp', () => sendMail({ smtpUrl, from, publicUrl }, message));
  else if (message.channel === 'sms' && smsGatewayUrl)
    await circuits.ask('sms', () => sendSms(smsGatewayUrl, message));
  else {
    printMessage(config, message);
    return false;
  }
  return true;
}

async function recordFailure(ctx: Ctx, messageId: number, error: Error): Promise<void> {
  if (error instanceof NotSent || error instanceof CircuitOpen) {
    await releaseMessage(ctx.db, messageId, error.message);
    throw error;
  }
  await noteFailure(ctx.db, messageId, error.message);
  ctx.log.error({ messageId, kind: error.name }, 'a message may not have left and will not be sent again');
}
