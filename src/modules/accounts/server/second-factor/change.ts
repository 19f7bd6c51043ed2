import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { mustHaveSecondFactor } from '../../second-factor.ts';
import { accountRefusal } from '../../text.ts';
import { confirmOwner, type OwnerProof } from '../confirm-owner.ts';
import { recordSecurity } from '../security/record-security.ts';
import { demandCode } from './pass-second-factor.ts';
import { deleteSecondFactor, findSecondFactor } from './queries.ts';
import { giveRecoveryCodes } from './set-up.ts';

interface Proof extends OwnerProof {
  secondCode: string;
}

/** New recovery codes, against password and code. */
export async function renewRecoveryCodes(
  ctx: Ctx,
  proof: Proof,
  { viewer, address, device }: Caller<Account>,
): Promise<{ recoveryCodes: string[] }> {
  await prove(ctx, proof, viewer);
  const { userId } = viewer;
  return transaction(ctx, async tx => {
    const by = { address, device };
    await recordSecurity(ctx, tx, { event: { kind: 'recovery_codes_renewed', userId }, by });
    return { recoveryCodes: await giveRecoveryCodes(tx, userId) };
  });
}

/** Switches it off, against password and code. Whoever must have a second factor keeps it. */
export async function switchSecondFactorOff(
  ctx: Ctx,
  proof: Proof,
  { viewer, address, device }: Caller<Account>,
): Promise<{ success: true }> {
  if (mustHaveSecondFactor(viewer)) throw accountRefusal('second_factor_must_stay');
  await prove(ctx, proof, viewer);
  const { userId } = viewer;
  await transaction(ctx, async tx => {
    await deleteSecondFactor(tx, userId);
    const by = { address, device };
    await recordSecurity(ctx, tx, { event: { kind: 'second_factor_off', userId }, by });
  });
  return { success: true };
}

async function prove(ctx: Ctx, { secondCode, ...proof }: Proof, { userId }: Account): Promise<void> {
  const factor = await findSecondFactor(ctx.db, userId);
  if (factor?.state !== 'on') throw accountRefusal('second_factor_off');
  await confirmOwner(ctx, { userId, ...proof });
  await demandCode(ctx, factor, { userId, code: secondCode });
}
