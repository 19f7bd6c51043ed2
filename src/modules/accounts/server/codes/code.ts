import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { CODE_LENGTH } from '../../account.ts';
import { messageText } from '../../messages.text.ts';
import { accountRefusal, fieldText } from '../../text.ts';
import { triesLeftText } from '../../wrong-code.text.ts';
import {
  type CodeOwner,
  type CodePurpose,
  insertCode,
  isReplacedCode,
  markCodeUsed,
  takeCodeTry,
} from './queries.ts';

// Egypt.md 6.
const CODE_LIFETIME = 5 * MINUTE;
const MOST_TRIES = 5;

export interface CodeReceiver {
  /** Null of somebody who may have no account yet. */
  userId: number | null;
  channel: 'sms' | 'email';
  recipient: string;
}

/** How a message leaves, within the transaction that causes it; server/consequences.ts passes the function in. */
export type SendMessage = (
  tx: Tx,
  message: CodeReceiver & { subject: string; body: string; secret: boolean; goodUntil: Date | null },
) => Promise<void>;

type NewCode = CodeReceiver & { purpose: CodePurpose };

/** Sends a new code; earlier ones for the same purpose stop working. */
export async function sendCode(ctx: Ctx, send: SendMessage, code: NewCode): Promise<void> {
  await transaction(ctx, tx => sendCodeIn(ctx, tx, { ...code, send }));
}

/** The same in the caller's transaction. */
export async function sendCodeIn(
  ctx: Ctx,
  tx: Tx,
  { send, purpose, ...receiver }: NewCode & { send: SendMessage },
): Promise<void> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const now = ctx.clock.now();
  const owner = receiver.userId === null ? { mobile: receiver.recipient } : { userId: receiver.userId };
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME);
  const codeHash = hashCode({ owner, purpose, mobile: boundMobile(purpose, receiver.recipient), code });
  await insertCode(tx, { owner, purpose, codeHash, now, expiresAt });
  const body = codeText(purpose, receiver.channel)
    .replaceAll('{code}', code)
    .replaceAll('{host}', new URL(ctx.config.publicUrl).hostname);
  await send(tx, { ...receiver, subject: messageText.codeSubject, body, secret: true, goodUntil: expiresAt });
}

const SMS: Readonly<Record<CodePurpose, string>> = {
  verify_mobile: messageText.verifyMobile,
  reset_password: messageText.resetPassword,
  confirm_order: messageText.confirmOrder,
  enter: messageText.verifyMobile,
  confirm_owner: messageText.confirmOwner,
  caller: messageText.caller,
  prove_email: messageText.verifyMobile,
  prove_mobile: messageText.verifyMobile,
};

const MAIL: Partial<Readonly<Record<CodePurpose, string>>> = {
  prove_email: messageText.proveEmailMail,
};

function codeText(purpose: CodePurpose, channel: 'sms' | 'email'): string {
  if (channel === 'email') return MAIL[purpose] ?? messageText.resetPasswordMail;
  return SMS[purpose];
}

interface GivenCode {
  owner: CodeOwner;
  purpose: CodePurpose;
  code: string;
  /** The mobile or mailbox to confirm, by the purposes that are bound to one. */
  mobile?: string;
  /** The field of a refusal. */
  field?: string;
  /** What else is wrong with the same form: a refusal names it too. */
  alsoWrong?: Readonly<Record<string, string>>;
  /** How often it may be tried; five times unless the caller counts tries of its own. */
  mostTries?: number | 'any';
  /** What a refusal says of the tries of a caller who has tries of its own; otherwise those of the code. */
  triesLeft?: number;
}

/**
 * Returns the id of the matching code, which `useCode` uses up together with what it allows. Refuses with `wrong_code`
 * if it does not match, has expired, was used, or had its tries; this try counts in any case. Who has a code of its own
 * learns how many tries are left, and of an earlier code that a newer one has replaced it; of strangers' tries nobody
 * learns anything.
 */
export async function checkCode(
  ctx: Ctx,
  {
    owner,
    purpose,
    code,
    mobile = '',
    mostTries = MOST_TRIES,
    triesLeft,
    field = 'code',
    alsoWrong,
  }: GivenCode,
): Promise<number> {
  const now = ctx.clock.now();
  const found = await takeCodeTry(ctx.db, { owner, purpose, now }, mostTries);
  const given = hashCode({ owner, purpose, mobile: boundMobile(purpose, mobile), code });
  if (found && timingSafeEqual(found.codeHash, given)) return found.id;
  const wrong = (sentence: string = fieldText.wrongCode) => wrongCode({ ...alsoWrong, [field]: sentence });
  if (triesLeft !== undefined) throw wrong(triesLeftText(triesLeft, 'maybe'));
  if (!found || mostTries !== MOST_TRIES) throw wrong();
  const left = MOST_TRIES - found.tries;
  const isReplaced = left > 0 && (await isReplacedCode(ctx.db, { owner, purpose, now, codeHash: given }));
  throw wrong(triesLeftText(left, isReplaced ? 'replaced' : 'still'));
}

/** Refuses with `wrong_code` if another request used it first. */
export async function useCode(ctx: Ctx, tx: Tx, codeId: number): Promise<void> {
  if (!(await markCodeUsed(tx, codeId, ctx.clock.now()))) throw wrongCode();
}

function wrongCode(fields: Record<string, string> = { code: fieldText.wrongCode }) {
  return accountRefusal('wrong_code', { fields });
}

const BOUND: ReadonlySet<CodePurpose> = new Set(['verify_mobile', 'prove_email', 'prove_mobile']);

/** A code sent to one mobile must not confirm another one that the account has since. */
function boundMobile(purpose: CodePurpose, mobile: string): string {
  return BOUND.has(purpose) ? mobile : '';
}

/** Bound to its owner and purpose, so a code for one purpose is useless for another. */
function hashCode({
  owner,
  purpose,
  mobile,
  code,
}: Required<Pick<GivenCode, 'owner' | 'purpose' | 'mobile' | 'code'>>): Buffer {
  const whose = 'userId' in owner ? owner.userId : owner.mobile;
  return createHash('sha256').update(`${purpose}:${whose}:${mobile}:${code}`).digest();
}
