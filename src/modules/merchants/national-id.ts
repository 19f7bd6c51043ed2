import { ageOn, isCalendarDay } from '#platform/dates.ts';
import { foldDigits } from '#platform/digits.ts';

/**
 * Century, birth date, governorate, number, check digit (docs/egypt.md, Sellers). How the check digit is computed is
 * not public.
 */
const NATIONAL_ID = /^([23])(\d{2})(\d{2})(\d{2})\d{7}$/;
const LEAST_AGE = 18;

/**
 * The 14 digits of a national id in any spelling; null if it is invalid, or its date is impossible or in the future.
 */
export function normaliseNationalId(text: string, now: Date): string | null {
  const digits = foldDigits(text).replace(/[\s\p{Cf}\p{Pd}]/gu, '');
  const born = birthDateIn(digits);
  return born !== null && ageOn(born, now) >= 0 ? digits : null;
}

/** Whether its owner is 18 today in Cairo. Takes a result of `normaliseNationalId`. */
export function isAdultsId(id: string, now: Date): boolean {
  const born = birthDateIn(id);
  return born !== null && ageOn(born, now) >= LEAST_AGE;
}

/** The part that is shown without asking: `••••••••••1234`. */
export function maskNationalId(id: string): string {
  return '•'.repeat(10) + id.slice(-4);
}

function birthDateIn(id: string): string | null {
  const [, century, year, month, day] = NATIONAL_ID.exec(id) ?? [];
  const written = `${century === '2' ? '19' : '20'}${year}-${month}-${day}`;
  return isCalendarDay(written) ? written : null;
}
