import { withLink } from '#modules/notifications/said-text.ts';
import { notify } from '#modules/notifications/server/notify.ts';
import { sendMessage } from '#modules/notifications/server/send-message.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { type MerchantMessage, merchantLink } from '../messages.text.ts';
import { selectWhoAnswers } from './queries.ts';

interface MerchantNotice extends MerchantMessage {
  merchantId: number;
  /** The page that the message leads to. */
  link: string;
}

/** Tells a merchant's owners and managers, or who applied: in the inbox, by mail and SMS, in the caller's transaction. */
export async function notifyMerchant(ctx: Ctx, tx: Tx, notice: MerchantNotice): Promise<void> {
  const { merchantId, title, body, sms, link } = notice;
  for (const { userId, email, mobile } of await selectWhoAnswers(tx, merchantId)) {
    await notify(tx, { userId, kind: 'account', title, body, link, now: ctx.clock.now() });
    await sendMessage(tx, {
      userId,
      channel: 'email',
      recipient: email,
      subject: title,
      body: withLink(body, { words: merchantLink, url: new URL(link, ctx.config.publicUrl).href }),
      secret: false,
      goodUntil: null,
    });
    if (sms === undefined) continue;
    const text = { channel: 'sms', recipient: mobile, subject: '', body: sms } as const;
    await sendMessage(tx, { userId, ...text, secret: false, goodUntil: null });
  }
}
