import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { RoleData } from '../account.ts';
import type * as calls from '../contacts.calls.ts';
import { accountRefusal } from '../text.ts';
import { checkCode, useCode } from './codes/code.ts';
import { deleteCodes, enqueueContactCode } from './codes/queries.ts';
import { deleteWanted, findWanted, setContact, type Wanted } from './contacts.sql.ts';
import { countCodeAttempt } from './limits.ts';
import { storeFormer } from './restore-contact.ts';
import { recordSecurity } from './security/record-security.ts';
import { showRole } from './show-role.ts';
import { takenRefusal } from './taken.ts';

/** Sends another code. Refuses if nothing is wanted, and after too many codes. */
export async function askForContactCode(
  ctx: Ctx,
  { kind }: CallInput<typeof calls.sendContactCode>,
  { viewer: { userId }, address }: Caller<Account>,
): Promise<{ success: true }> {
  const value = await findWanted(ctx.db, { userId, kind });
  if (value === undefined) throw accountRefusal('nothing_to_prove');
  await countCodeAttempt(ctx, value, address);
  await enqueueContactCode(ctx.db, { userId, kind });
  return { success: true };
}

/**
 * Makes the wanted e-mail address or mobile the account's, by the code that it was sent. Only whoever proved it learns
 * that another account has it. The old one is told, and an old e-mail address can take the account back.
 */
export async function proveContact(
  ctx: Ctx,
  { kind, code }: CallInput<typeof calls.proveContact>,
  caller: Caller<Account>,
): Promise<RoleData> {
  const { userId } = caller.viewer;
  const value = await findWanted(ctx.db, { userId, kind });
  if (value === undefined) throw accountRefusal('nothing_to_prove');
  const proof = { owner: { userId }, purpose: `prove_${kind}`, code, mobile: value } as const;
  const codeId = await checkCode(ctx, proof);
  const wanted = { userId, kind, value };
  await refuseTaken(ctx, wanted);
  try {
    await transaction(ctx, async tx => {
      await useCode(ctx, tx, codeId);
      if (!(await deleteWanted(tx, wanted))) throw accountRefusal('nothing_to_prove');
      const restoreToken = kind === 'email' ? await storeFormer(ctx, tx, userId) : undefined;
      // Before the change, so that the old address hears of it.
      const event = { kind: kind === 'email' ? 'email_changed' : 'mobile_changed', userId } as const;
      await recordSecurity(ctx, tx, { event: { ...event, restoreToken }, by: caller });
      await setContact(tx, wanted, ctx.clock.now());
      await deleteCodes(tx, userId);
    });
  } catch (error) {
    // Somebody else may have taken it since the check; then the database refused.
    await refuseTaken(ctx, wanted);
    throw error;
  }
  return showRole(ctx, userId);
}

async function refuseTaken(ctx: Ctx, { userId, kind, value }: Wanted): Promise<void> {
  const given = { mobile: '', email: '', [kind]: value };
  const refusal = await takenRefusal(ctx.db, given, userId);
  if (refusal) throw refusal;
}
