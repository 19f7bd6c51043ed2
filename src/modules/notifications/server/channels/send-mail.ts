import type { Message } from '../../message.ts';
import { NotSent, neverReached } from '../not-sent.ts';
import { letterPage } from './letter.ts';

const TIMEOUT_MS = 8_000;

interface Post {
  smtpUrl: string;
  from: string;
  publicUrl: string;
}

/** Hands a mail to the server at `smtpUrl`, as text and as a page drawn from it. Throws NotSent if the server refused it or could not be reached. */
export async function sendMail({ smtpUrl, from, publicUrl }: Post, message: Message): Promise<void> {
  // Loaded with the first mail: a shop that sends none would hold 7 MB for it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    const { recipient: to, subject, body: text, userId } = message;
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      html: letterPage({ subject, body: text, publicUrl, to: userId === null ? 'guest' : 'account' }),
    });
  } catch (error) {
    const { responseCode, message: why } = error as Error & { responseCode?: number };
    throw responseCode || neverReached(error) ? new NotSent(why) : error;
  } finally {
    transport.close();
  }
}
