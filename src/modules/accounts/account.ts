import * as z from 'zod/mini';
import { cleanText } from '#platform/arabic.ts';
import { ageOn, isCalendarDay } from '#platform/dates.ts';
import { asciiDigits, foldDigits } from '#platform/digits.ts';
import { normaliseEmail } from '#platform/email.ts';
import { normaliseMobile } from '#platform/phone.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import { DUTIES, ROLES } from '#platform/viewer.ts';
import { fieldText } from './text.ts';

/** People must be 18 to register [TRM-1]. */
export const LEAST_AGE = 18;
/** Each code has 6 digits (docs/egypt.md, Messages). */
export const CODE_LENGTH = 6;

/** The account that is signed in: the body of the role call [API-1]. */
export const roleData = z.object({
  id: z.int(),
  name: z.string(),
  role: z.enum(ROLES),
  mobile: z.string(),
  email: z.string(),
  mobileVerified: z.boolean(),
  /** Wanted, and not proved yet; empty if there is none. */
  wantedMobile: z.string(),
  wantedEmail: z.string(),
  /** Without one the account signs in by codes alone. */
  hasPassword: z.boolean(),
  merchantId: z.nullable(z.int()),
  duty: z.nullable(z.enum(DUTIES)),
  /** The account must set up two-factor sign-in before it can open the back-office. */
  lacksSecondFactor: z.boolean(),
  /** By when it must set it up to go on moving money; null if it has or needs none. */
  secondFactorDue: z.nullable(z.string()),
  /** The account's merchant is suspended: it may look but change nothing. */
  readsOnly: z.boolean(),
  /** The account's permissions in the back-office, by which its screens are drawn. */
  permissions: z.array(z.string()),
});
export type RoleData = z.output<typeof roleData>;

/** At least two words or five letters (docs/egypt.md, Addresses); no digits. */
function isFullName(name: string): boolean {
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  return /^[\p{L}\p{M} .'’-]+$/u.test(name) && (letters >= 5 || (letters >= 2 && name.includes(' ')));
}

export function isOfAge(birthDate: string, now: Date): boolean {
  return ageOn(birthDate, now) >= LEAST_AGE;
}

function isBirthDate(day: string): boolean {
  return isCalendarDay(day) && day >= '1900-01-01';
}

/** A mobile number or an e-mail address for signing in, in any spelling; null if it is neither. */
export function normaliseIdentifier(text: string): string | null {
  return normaliseMobile(text) ?? normaliseEmail(text);
}

const required = () => z.minLength(1, REQUIRED_FIELD);

export const nameInput = z
  .string(REQUIRED_FIELD)
  .check(
    z.overwrite(cleanText),
    required(),
    z.maxLength(100, fieldText.tooLong),
    z.refine(isFullName, fieldText.name),
  );

export const mobileInput = z.string(REQUIRED_FIELD).check(
  z.overwrite(text => normaliseMobile(text) ?? text.trim()),
  required(),
  z.refine(text => normaliseMobile(text) !== null, fieldText.mobile),
);

export const emailInput = z.string(REQUIRED_FIELD).check(
  z.overwrite(text => normaliseEmail(text) ?? text.trim()),
  required(),
  z.refine(text => normaliseEmail(text) !== null, fieldText.email),
);

/** Whoever signs in by mobile needs none. */
export const optionalEmailInput = z.string(REQUIRED_FIELD).check(
  z.overwrite(text => normaliseEmail(text) ?? text.trim()),
  z.refine(text => text === '' || normaliseEmail(text) !== null, fieldText.email),
);

export const identifierInput = z.string(REQUIRED_FIELD).check(
  z.overwrite(text => normaliseIdentifier(text) ?? text.trim()),
  required(),
  z.refine(text => normaliseIdentifier(text) !== null, fieldText.identifier),
);

export const birthDateInput = z
  .string(REQUIRED_FIELD)
  .check(z.overwrite(foldDigits), required(), z.refine(isBirthDate, fieldText.birthDate));

export const codeInput = z.string(REQUIRED_FIELD).check(
  z.overwrite(text => asciiDigits(text).replace(/[\s\p{Cf}-]/gu, '')),
  required(),
  z.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), fieldText.code),
);
