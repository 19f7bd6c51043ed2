import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Caller, Role } from '#platform/viewer.ts';
import { isOfAge } from '../account.ts';
import type * as calls from '../calls.ts';
import { accountRefusal, fieldText } from '../text.ts';
import { checkCode, useCode } from './codes/code.ts';
import { countAttempt, networkOf } from './limits.ts';
import { releaseTries, type Tries } from './passwords/password-tries.ts';
import { type Credentials, findCredentials, insertTermsConsent, insertUser } from './queries.ts';
import { passSecondFactor } from './second-factor/pass-second-factor.ts';
import { isKnownDevice } from './sessions/known-device.ts';
import { openSession, type SignedIn } from './sessions/open-session.ts';
import { findRole } from './sessions/queries.ts';

/** Of one code, by all strangers together; one of them has five (limits.ts). A known device still gets through then. */
const TRIES_OF_STRANGERS = 10;

/** Who reads of everybody's orders or moves the shop's money needs more than a message that others may read. */
const NEEDS_PASSWORD: ReadonlySet<Role> = new Set(['support', 'finance', 'super_admin']);

type Given = CallInput<typeof calls.enter>;

/**
 * Signs in by the code that was sent to the mobile. Only whoever has the code learns what the mobile has: an account,
 * one that opens by its password alone, or none. For none it asks for the birth date and opens one.
 */
export async function enter(ctx: Ctx, given: Given, caller: Caller): Promise<SignedIn> {
  const found = await findCredentials(ctx.db, given.mobile);
  const codeId = await checkEntryCode(ctx, given, { found, address: caller.address });
  const use = { given, caller, codeId };
  return found ? signIn(ctx, found, use) : signUp(ctx, use);
}

async function checkEntryCode(
  ctx: Ctx,
  { mobile, code, birthDate, deviceKey }: Given,
  { found, address }: { found: Credentials | undefined; address: string },
): Promise<number> {
  const isKnown = await isKnownDevice(ctx, found?.userId, deviceKey);
  const asker = `${mobile}@${isKnown ? deviceKey : networkOf(address)}`;
  const ofAddress: Tries = isKnown ? [] : [['enter_by_address', address]];
  for (const [limit, who] of ofAddress) await countAttempt(ctx, limit, who);
  const triesLeft = await countAttempt(ctx, 'code_by_asker', asker);
  const mostTries = isKnown ? 'any' : TRIES_OF_STRANGERS;
  const asked = { owner: { mobile }, purpose: 'enter', code, mostTries, triesLeft } as const;
  const codeId = await checkCode(ctx, { ...asked, alsoWrong: wrongWithAge(ctx, birthDate) });
  await releaseTries(ctx, [...ofAddress, ['code_by_asker', asker]]);
  return codeId;
}

const wrongWithAge = ({ clock }: Ctx, birthDate: string | undefined): Record<string, string> =>
  birthDate === undefined || isOfAge(birthDate, clock.now()) ? {} : { birthDate: fieldText.underAge };

interface Use {
  given: Given;
  caller: Caller;
  codeId: number;
}

/** A mobile that was never proved may be a stranger's by a typing mistake: it opens nothing. */
async function signIn(ctx: Ctx, found: Credentials, { given, caller, codeId }: Use): Promise<SignedIn> {
  const { userId } = found;
  if (found.blocked) throw accountRefusal('account_blocked');
  if (NEEDS_PASSWORD.has(found.role) || !found.mobileVerified) throw accountRefusal('password_needed');
  await passSecondFactor(ctx, { userId, code: given.secondCode });
  return transaction(ctx, async tx => {
    // Who becomes staff at this moment is no longer let in by a code.
    if (NEEDS_PASSWORD.has(await findRole(tx, userId))) throw accountRefusal('password_needed');
    await useCode(ctx, tx, codeId);
    const { address, device } = caller;
    return openSession(ctx, tx, { userId, device, address, deviceKey: given.deviceKey });
  });
}

/** Its name comes with the first address. Refuses people under 18, today in Cairo [TRM-2]. */
async function signUp(ctx: Ctx, { given, caller, codeId }: Use): Promise<SignedIn> {
  const { mobile, birthDate, acceptTerms } = given;
  if (birthDate === undefined || acceptTerms === undefined) throw accountRefusal('sign_up_needed');
  const now = ctx.clock.now();
  const fields = wrongWithAge(ctx, birthDate);
  if (fields['birthDate']) throw accountRefusal('under_age', { fields });
  return transaction(ctx, async tx => {
    await useCode(ctx, tx, codeId);
    const person = { name: '', mobile, email: '', passwordHash: '', birthDate } as const;
    const userId = await insertUser(tx, { ...person, role: 'user', mobileVerifiedAt: now });
    if (userId === undefined) throw accountRefusal('wrong_code', { fields: { code: fieldText.wrongCode } });
    await insertTermsConsent(tx, userId, caller.address);
    return openSession(ctx, tx, { userId, device: caller.device, address: caller.address });
  });
}
