import type { Ctx } from '#platform/server/context.ts';
import { countAttempt, type LimitName, networkOf, refuseUsedUp, releaseAttempt } from '../limits.ts';

/** Who tries to open which account, and whether the account knows the device. */
export interface Asker {
  account: number | string;
  address: string;
  deviceKey: string | undefined;
  isKnown: boolean;
}

/** Counts of what one try uses up. */
export type Tries = readonly (readonly [LimitName, string | number])[];

/**
 * Counts one try of a password before it is checked, so that simultaneous guesses each count. Strangers are counted by
 * their network for each account, and all of them together generously, so they cannot keep out whoever knows the
 * password; a known device has tries of its own. Refuses with `too_many_tries`, and then counts nothing.
 */
export async function takePasswordTry(ctx: Ctx, asker: Asker): Promise<Tries> {
  if (!asker.isKnown) await refuseUsedUp(ctx, 'wrong_by_address', asker.address);
  const tries = triesOf(asker);
  for (const [at, [limit, who]] of tries.entries()) {
    try {
      await countAttempt(ctx, limit, who);
    } catch (error) {
      await releaseTries(ctx, tries.slice(0, at + 1));
      throw error;
    }
  }
  return tries;
}

/** The password was right: nobody guessed. */
export async function releaseTries(ctx: Ctx, tries: Tries): Promise<void> {
  for (const [limit, who] of tries) await releaseAttempt(ctx, limit, who);
}

function triesOf({ account, address, deviceKey, isKnown }: Asker): Tries {
  if (isKnown) return [['password_by_device', `${account}:${deviceKey}`]];
  return [
    ['password_by_asker', `${account}@${networkOf(address)}`],
    ['password_by_account', account],
  ];
}
