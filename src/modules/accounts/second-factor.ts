import * as z from 'zod/mini';
import { asciiDigits } from '#platform/digits.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import type { Account } from '#platform/viewer.ts';
import { CODE_LENGTH } from './account.ts';
import { fieldText } from './text.ts';

/** Letters and digits that nobody confuses (RFC 4648), in four groups of four: 80 bits. */
export const RECOVERY_CODE_LENGTH = 16;
export const RECOVERY_CODES = 10;

/** Finance and merchants' owners have so many days to set up a second factor; then they move no money without one. */
export const GRACE_DAYS = 14;

/** Whether the account must have a second factor: it opens everything, or moves money. */
export function mustHaveSecondFactor({ role, duty }: Pick<Account, 'role' | 'duty'>): boolean {
  return role === 'super_admin' || role === 'finance' || (role === 'merchant' && duty === 'owner');
}

const SECOND_CODE = new RegExp(`^(?:\\d{${CODE_LENGTH}}|[A-Z2-7]{${RECOVERY_CODE_LENGTH}})$`);

/** A code of the authenticator app, or a recovery code; spaces and dashes do not count. */
export const secondCodeInput = z.string(REQUIRED_FIELD).check(
  z.overwrite(text =>
    asciiDigits(text)
      .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
      .toUpperCase(),
  ),
  z.minLength(1, REQUIRED_FIELD),
  z.regex(SECOND_CODE, fieldText.secondCode),
);
