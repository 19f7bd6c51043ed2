import { ageOn, isCalendarDay } from '#platform/dates.ts';
import { foldDigits } from '#platform/digits.ts';

/** Century, birth date, governorate, number, check digit (egypt.md 1.4). How the last is computed is not published. */
const NATIONAL_ID = /^([23])(\d{2})(\d{2})(\d{2})\d{7}$/;
const LEAST_AGE = 18;

/** The 14 digits of a national id in any spelling; null when it is none, or its date is no day, or lies ahead. */
export function normaliseNationalId(text: string, now: Date): string | null {
  const digits = foldDigits(text).replace(/[\s\p{Cf}\p{Pd}]/gu, '');
  const born = birthDateIn(digits);
  return born !== null && ageOn(born, now) >= 0 ? digits : null;
}

/** Whether its owner is 18 today in Cairo. Takes what `normaliseNationalId` gives. */
export function isAdultsId(id: string, now: Date): boolean {
  const born = birthDateIn(id);
  return born !== null && ageOn(born, now) >= LEAST_AGE;
}

/** All that anybody is shown of it without asking: `••••••••••1234`. */
export function maskNationalId(id: string): string {
  return '•'.repeat(10) + id.slice(-4);
}

function birthDateIn(id: string): string | null {
  const [, century, year, month, day] = NATIONAL_ID.exec(id) ?? [];
  const written = `${century === '2' ? '19' : '20'}${year}-${month}-${day}`;
  return isCalendarDay(written) ? written : null;
}
