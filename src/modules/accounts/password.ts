import * as z from 'zod/mini';
import { asciiDigits } from '#platform/digits.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import { codeInput } from './account.ts';
import { fieldText } from './text.ts';

/** Length is the one rule of form (ASVS 6.2.1, 6.2.5): no digit, no capital letter, no sign is demanded. */
export const SHORTEST_PASSWORD = 8;
/** Longer than anything people type; hashing must not be a way to keep the shop busy. */
const LONGEST_PASSWORD = 200;

/** One spelling of a password: composed, with the same digits from every keyboard. White space counts. */
export function foldPassword(text: string): string {
  return asciiDigits(text.normalize('NFC'));
}

/** A new password. Whether it is easy to guess, only the server can say (server/passwords/refuse-weak-password.ts). */
export const newPasswordInput = z
  .string(REQUIRED_FIELD)
  .check(
    z.overwrite(foldPassword),
    z.minLength(1, REQUIRED_FIELD),
    z.minLength(SHORTEST_PASSWORD, fieldText.passwordShort),
    z.maxLength(LONGEST_PASSWORD, fieldText.passwordLong),
  );

/** An existing password. Only its hash can say whether it is right. */
export const passwordInput = z
  .string(REQUIRED_FIELD)
  .check(
    z.overwrite(foldPassword),
    z.minLength(1, REQUIRED_FIELD),
    z.maxLength(LONGEST_PASSWORD, fieldText.passwordLong),
  );

/** What its owner proves an account by: the password, or a code to the mobile if it has none. */
export const ownerProof = { password: z.optional(passwordInput), ownerCode: z.optional(codeInput) };
