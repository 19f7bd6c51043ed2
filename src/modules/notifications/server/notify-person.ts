import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { notify } from './notify.ts';
import { selectMuted } from './queries.ts';
import { sendMessage } from './send-message.ts';

export interface Recipient {
  userId: number;
  mobile: string;
  email: string;
}

export interface PersonMessage {
  /** `inbox` messages stay in the shop; the other two leave it. */
  channels: readonly ('inbox' | 'email' | 'sms')[];
  title: string;
  body: string;
  /** The mail's body, with the address that shows more. */
  mail: (url: string) => string;
  /** Complete in itself; without it, no SMS is sent. */
  sms?: string | undefined;
  /** Of the text message: see `Message`. */
  secret?: boolean;
  /** It is about the safety of the account, so that no channel can be switched off for it. */
  isSecurity?: boolean | undefined;
  /** A path of the shop. */
  link: string;
}

/**
 * Tells a person one thing through all its channels. Members and staff choose which of them besides the inbox. Nothing
 * is sent before the caller's transaction has committed.
 */
export async function notifyPerson(
  ctx: Ctx,
  tx: Tx,
  { to, said }: { to: Recipient; said: PersonMessage },
): Promise<void> {
  const { userId, mobile, email } = to;
  const { title, body, link, sms, secret = false } = said;
  const muted = said.isSecurity ? new Set<string>() : await selectMuted(tx, userId);
  const goesBy = (channel: PersonMessage['channels'][number]) =>
    said.channels.includes(channel) && !muted.has(channel);
  if (goesBy('inbox')) await notify(tx, { userId, title, body, link, now: ctx.clock.now() });
  if (goesBy('email')) {
    const letter = said.mail(new URL(link, ctx.config.publicUrl).href);
    const mail = { channel: 'email', recipient: email, subject: title, body: letter } as const;
    await sendMessage(tx, { ...mail, userId, secret: false, goodUntil: null });
  }
  if (goesBy('sms') && sms) {
    const text = { channel: 'sms', recipient: mobile, subject: '', body: sms } as const;
    await sendMessage(tx, { ...text, userId, secret, goodUntil: null });
  }
}
