import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Caller } from '#platform/viewer.ts';
import { isOfAge } from '../account.ts';
import type * as calls from '../calls.ts';
import { accountRefusal, fieldText } from '../text.ts';
import { enqueueMobileCode } from './codes/queries.ts';
import { countAttempt, countCodeAttempt } from './limits.ts';
import { hashPassword } from './password-hash.ts';
import { insertTermsConsent, insertUser } from './queries.ts';
import { refuseOwnWords } from './refuse-own-words.ts';
import { openSession, type SignedIn } from './sessions/open-session.ts';
import { takenRefusal } from './taken.ts';

type SignUp = CallInput<typeof calls.signUp>;

/**
 * Creates an account, signs it in and sends its mobile a code. Refuses people under 18 (today in Cairo), and a mobile
 * or e-mail that has an account [TRM-2].
 */
export async function signUp(ctx: Ctx, input: SignUp, caller: Caller): Promise<SignedIn> {
  if (!isOfAge(input.birthDate, ctx.clock.now()))
    throw accountRefusal('under_age', { fields: { birthDate: fieldText.underAge } });
  refuseOwnWords(input.password, input);
  await refuseTaken(ctx, input, caller);
  await countCodeAttempt(ctx, input.mobile, caller.address);
  const passwordHash = await hashPassword(input.password);
  return transaction(ctx, async tx => {
    const userId = await openAccount(tx, input, passwordHash);
    await insertTermsConsent(tx, userId, caller.address);
    await enqueueMobileCode(tx, userId);
    return openSession(ctx, tx, { userId, device: caller.device, address: caller.address });
  });
}

/** Limited, because the answer reveals who has an account. */
async function refuseTaken(ctx: Ctx, input: SignUp, caller: Caller): Promise<void> {
  await countAttempt(ctx, 'sign_up_by_address', caller.address);
  const refusal = await takenRefusal(ctx.db, input);
  if (refusal) throw refusal;
}

async function openAccount(tx: Tx, input: SignUp, passwordHash: string): Promise<number> {
  const { name, mobile, email, birthDate } = input;
  const person = { name, mobile, email, birthDate, passwordHash };
  const userId = await insertUser(tx, { ...person, role: 'user', mobileVerifiedAt: null });
  if (userId !== undefined) return userId;
  throw (await takenRefusal(tx, input)) ?? new Error('an account was refused that nobody has');
}
