import { foldDigits } from './digits.ts';

/** What one SMTP path can carry (RFC 5321, 4.5.3.1). */
const LONGEST_EMAIL = 254;
/** Refuses only what a mail program would stumble over. A code sent there shows whether the mailbox exists. */
const EMAIL = /^[^\s@<>()[\]:;,"\\]{1,64}@(?:[^\s@<>()[\]:;,"\\.]+\.)+[^\s@<>()[\]:;,"\\.]+$/;

/** An e-mail address as it is stored and compared, in lower case; null if it does not look like `a@b.c`. */
export function normaliseEmail(text: string): string | null {
  const email = foldDigits(text)
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toLowerCase();
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : null;
}
