import type { Config } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { CircuitOpen } from '#platform/server/outage/circuits.ts';
import type { Message } from '../message.ts';
import { NotSent } from './not-sent.ts';
import { printMessage } from './print-message.ts';
import { claimMessage, dropBody, noteFailure, releaseMessage } from './queries.ts';
import { sendMail } from './send-mail.ts';
import { sendSms } from './send-sms.ts';
import { deliverWhatsapp } from './whatsapp/deliver-whatsapp.ts';

/**
 * Delivers a message at most once. It is claimed before it is sent, so a crash in between loses it instead of sending
 * it twice, because a code can be requested again. It throws, and may be retried, only if the message surely was not
 * sent.
 */
export async function deliverMessage(ctx: Ctx, messageId: number): Promise<void> {
  const message = await claimMessage(ctx.db, messageId, ctx.clock.now());
  if (!message) return;
  const { channel } = message;
  if (channel === 'whatsapp') return deliverWhatsapp(ctx, messageId);
  return deliverPlain(ctx, messageId, { ...message, channel });
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
