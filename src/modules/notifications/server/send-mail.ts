import { createTransport } from 'nodemailer';
import type { Message } from '../message.ts';
import { NotSent, neverReached } from './not-sent.ts';

const TIMEOUT_MS = 8_000;

/** Hands a mail to the server at `smtpUrl`. Throws NotSent if the server refused it or could not be reached. */
export async function sendMail(smtpUrl: string, from: string, message: Message): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.sendMail({ from, to: message.recipient, subject: message.subject, text: message.body });
  } catch (error) {
    const { responseCode, message: why } = error as Error & { responseCode?: number };
    throw responseCode || neverReached(error) ? new NotSent(why) : error;
  } finally {
    transport.close();
  }
}
