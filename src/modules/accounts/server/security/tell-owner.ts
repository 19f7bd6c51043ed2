import { formatDateTime } from '#platform/dates.ts';
import { isolate } from '#platform/isolate.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { securityMail, securityNote, securityWords } from '../../messages.text.ts';
import { describeDevice } from '../../session.ts';
import type { SendMessage } from '../codes/code.ts';
import type { Telling } from './queries.ts';

/**
 * Tells the owner by e-mail what happened to the account, and by SMS what could take it away from its owner. Nobody can
 * switch these messages off.
 */
export async function tellOwner(ctx: Ctx, send: SendMessage, telling: Telling): Promise<void> {
  const { kind, userId, email, mobile, at } = telling;
  const { browser, system } = describeDevice(telling.device);
  const device = [browser, system].filter(Boolean).join(' · ');
  const text = securityMail[kind];
  const facts = [text.body, securityWords.at(isolate(formatDateTime(new Date(at))))];
  if (device) facts.push(securityWords.device(isolate(device)));
  const url = new URL(ctx.config.publicUrl).href;
  const body = [...facts, '', securityNote, url].join('\n');
  await transaction(ctx, async tx => {
    const common = { userId, secret: false, goodUntil: null } as const;
    await send(tx, { ...common, channel: 'email', recipient: email, subject: text.title, body });
    if (text.sms)
      await send(tx, { ...common, channel: 'sms', recipient: mobile, subject: '', body: text.sms });
  });
}
