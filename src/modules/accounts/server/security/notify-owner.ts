import { formatDateTime } from '#platform/dates.ts';
import { isolate } from '#platform/isolate.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { doOnce } from '#platform/server/events.ts';
import { restoreNote, securityMail, securityNote, securityWords } from '../../messages.text.ts';
import { describeDevice } from '../../session.ts';
import type { SendMessage } from '../codes/code.ts';
import type { OwnerNotice } from './queries.ts';

/** Where an owner sees who is signed in, and ends it. */
const INBOX_LINK = '/profile?tab=devices';

/** Writes into the inbox. */
export type Notify = (
  tx: Tx,
  entry: { userId: number; kind: 'account'; title: string; body: string; link: string; now: Date },
) => Promise<void>;

interface Ways {
  send: SendMessage;
  notify: Notify;
}

/**
 * Tells the owner once, in the inbox and by e-mail, what happened to the account, and by SMS what could take it away from its
 * owner, or whatever happened if there is no e-mail address. Nobody can switch these messages off.
 */
export async function notifyOwner(ctx: Ctx, { send, notify }: Ways, notice: OwnerNotice): Promise<void> {
  const { kind, userId, email, mobile, at, restoreToken } = notice;
  const { browser, system } = describeDevice(notice.device);
  const device = [browser, system].filter(Boolean).join(' · ');
  const text = securityMail[kind];
  const facts = [text.body, securityWords.at(isolate(formatDateTime(new Date(at))))];
  if (device) facts.push(securityWords.device(isolate(device)));
  const url = new URL(restoreToken ? `/take-back#${restoreToken}` : INBOX_LINK, ctx.config.publicUrl).href;
  const body = [
    ...facts,
    '',
    restoreToken ? restoreNote : securityNote,
    `${securityWords[restoreToken ? 'takeBack' : 'devices']} ${url}`,
  ].join('\n');
  const sms = text.sms ?? (email === '' ? securityWords.sms(text.title) : undefined);
  await doOnce(ctx, `accounts.notify-owner ${kind} ${userId} ${at}`, async tx => {
    await notify(tx, {
      userId,
      kind: 'account',
      title: text.title,
      body: facts.join(' '),
      link: INBOX_LINK,
      now: new Date(at),
    });
    const common = { userId, secret: restoreToken !== undefined, goodUntil: null } as const;
    await send(tx, { ...common, channel: 'email', recipient: email, subject: text.title, body });
    if (sms) await send(tx, { ...common, channel: 'sms', recipient: mobile, subject: '', body: sms });
  });
}
