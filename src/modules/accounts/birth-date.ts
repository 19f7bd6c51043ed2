import { isCalendarDay } from '#platform/dates.ts';
import { asciiDigits } from '#platform/digits.ts';

const GROUPS = /^(\d{1,2})?\D*(\d{1,2})?\D*(\d{1,4})?/;
const SLASH = ' / ';

/**
 * The day that a person typed as day, month, year in either digit set, as `yyyy-mm-dd`; null if there is no such day.
 */
export function readBirthDate(text: string): string | null {
  const typed = asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (isCalendarDay(typed)) return typed;
  const [, day = '', month = '', year = ''] = GROUPS.exec(typed) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(written) ? written : null;
}

/**
 * A date while it is typed: slashes appear by themselves, and digits stay as they were typed. A browser that fills in
 * the day by itself writes it year first.
 */
export function shapeBirthDate(text: string): string {
  if (isCalendarDay(text)) return showBirthDate(text);
  const [, ...groups] = GROUPS.exec(asciiDigits(text)) ?? [];
  const digits = [...text].filter(character => /\p{Nd}/u.test(character));
  const shaped = groups
    .filter(group => group !== undefined)
    .map(group => digits.splice(0, group.length).join(''))
    .join(SLASH);
  const slashTyped = /\d\D+$/.test(asciiDigits(text)) && (groups[1] === undefined || groups[2] === undefined);
  return slashTyped ? shaped + SLASH : shaped;
}

/** `١٥ / ٠٤ / ١٩٩٨` for `1998-04-15`. */
export function showBirthDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return [date, month, year].map(arabicDigits).join(SLASH);
}

function arabicDigits(digits: string): string {
  return digits.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)));
}
