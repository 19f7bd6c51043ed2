import { Refusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ContactKind } from '../../contact.ts';
import { findWanted } from '../contacts.sql.ts';
import { countAttempt } from '../limits.ts';
import { type Credentials, findCredentials, findRoleData } from '../queries.ts';
import { type CodeReceiver, type SendMessage, sendCode } from './code.ts';

/** Sends the code that confirms a mobile, unless it was confirmed meanwhile. */
export async function sendMobileCode(ctx: Ctx, send: SendMessage, userId: number): Promise<void> {
  const account = await findRoleData(ctx.db, userId);
  if (!account || account.mobileVerified) return;
  await sendCode(ctx, send, { userId, channel: 'sms', recipient: account.mobile, purpose: 'verify_mobile' });
}

/** Sends the code that signs in, or opens an account. */
export async function sendEntryCode(ctx: Ctx, send: SendMessage, mobile: string): Promise<void> {
  await sendCode(ctx, send, { userId: null, channel: 'sms', recipient: mobile, purpose: 'enter' });
}

/** Sends the code that proves an e-mail address or a mobile that the account wants, unless it wants none any more. */
export async function sendContactCode(
  ctx: Ctx,
  send: SendMessage,
  { userId, kind }: { userId: number; kind: ContactKind },
): Promise<void> {
  const recipient = await findWanted(ctx.db, { userId, kind });
  if (recipient === undefined) return;
  const channel = kind === 'email' ? 'email' : 'sms';
  await sendCode(ctx, send, { userId, channel, recipient, purpose: `prove_${kind}` });
}

/** Sends the code by which an account without a password confirms who is asking. */
export async function sendOwnerCode(ctx: Ctx, send: SendMessage, userId: number): Promise<void> {
  const account = await findRoleData(ctx.db, userId);
  if (!account) return;
  await sendCode(ctx, send, { userId, channel: 'sms', recipient: account.mobile, purpose: 'confirm_owner' });
}

/** Sends the code that sets a new password; does nothing if there is no such account, or it had its codes today. */
export async function sendResetCode(ctx: Ctx, send: SendMessage, identifier: string): Promise<void> {
  const found = await findCredentials(ctx.db, identifier);
  if (!found || found.blocked || !(await mayHaveCode(ctx, found.userId))) return;
  await sendCode(ctx, send, { ...receiverOf(found, identifier), purpose: 'reset_password' });
}

/** One account has two names; together they get no more codes than one. */
async function mayHaveCode(ctx: Ctx, userId: number): Promise<boolean> {
  try {
    await countAttempt(ctx, 'reset_by_account', userId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** An unconfirmed number may be a stranger's by a typing mistake, so its code goes by mail. */
function receiverOf(
  { userId, mobile, mobileVerified, email }: Credentials,
  identifier: string,
): CodeReceiver {
  const bySms = email === '' || (identifier === mobile && mobileVerified);
  return bySms
    ? { userId, channel: 'sms', recipient: mobile }
    : { userId, channel: 'email', recipient: email };
}
