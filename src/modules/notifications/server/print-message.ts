import type { Config } from '#platform/server/config.ts';
import type { Message } from '../message.ts';
import { NotSent } from './not-sent.ts';

/**
 * Shows a message to whoever runs the shop on his own machine. This is not the log, which never holds a code.
 * Throws NotSent on a real shop, where a message waits until its channel is configured.
 */
export function printMessage(
  { mode, databaseUrl }: Config,
  { channel, recipient, subject, body }: Message,
): void {
  if (mode === 'production' && databaseUrl !== null)
    throw new NotSent(`${channel === 'sms' ? 'SMS_GATEWAY_URL' : 'SMTP_URL'} is not set`);
  if (mode === 'test') return;
  const heading = [channel, recipient, subject].filter(Boolean).join(' · ');
  process.stdout.write(`\n┌ ${heading}\n${body.replace(/^/gm, '│ ')}\n└\n`);
}
