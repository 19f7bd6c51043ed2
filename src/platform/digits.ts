/** Marks and isolates that control the direction of text and are invisible. */
export const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const VOWELS = /[\u064B-\u0652]/g;

/** What stands before a negative number in Arabic: the mark keeps the sign on the number's right side. */
const MINUS = '\u061C-';

/** Turns Arabic-Indic and Persian digits into ASCII and ٫ into a full stop, and drops ٬ and bidi controls. */
export function foldDigits(text: string): string {
  return asciiDigits(text.replace(BIDI_CONTROLS, '')).replaceAll('٫', '.').replaceAll('٬', '');
}

/** Turns Arabic-Indic and Persian digits into ASCII and changes nothing else. */
export function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, asciiDigit);
}

/** A text as old telephones show it, which know neither Arabic digits nor marks of direction and vowels. */
export function forOldPhones(text: string): string {
  return asciiDigits(text.replace(BIDI_CONTROLS, '').replace(VOWELS, ''));
}

/** The digits of an Arabic text as Egyptians read them: `الدور ٣`. A text with Latin letters keeps its own, like `A 12`. */
export function shownDigits(text: string): string {
  return /[A-Za-z]/.test(text) ? text : arabicDigits(text);
}

/** The text's ASCII digits as Egyptians write them: a year, without separators. */
export function arabicDigits(text: string): string {
  return text.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)));
}

/** A whole number as Egyptians read it: `١٬٢٤٩`. */
export function formatCount(count: number): string {
  return formatFixed(count, 0);
}

/** A number with at most two decimals, none where it is whole: `٦٫٧`. */
export function formatAmount(amount: number): string {
  return formatFixed(amount * 100, 2).replace(/٫٠٠$|(?<=٫.)٠$/, '');
}

/**
 * A number of hundredths or tenths with exactly this many decimals: 124,950 of two is `١٬٢٤٩٫٥٠`; a part of a unit is
 * rounded away from zero at the half. The same as `Intl` says for `ar-EG`, whose first use takes a phone 80 ms (decision 145).
 */
export function formatFixed(units: number, decimals: number): string {
  const rounded = Math.round(Math.abs(units));
  const digits = String(rounded).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const whole = digits.slice(0, point).replace(/\B(?=(\d{3})+$)/g, '٬');
  const number = arabicDigits(decimals ? `${whole}٫${digits.slice(point)}` : whole);
  return units < 0 && rounded ? MINUS + number : number;
}

/** The whole number ≥ 0 that a person typed in either digit set, with or without separators; otherwise null. */
export function parseWhole(text: string): number | null {
  const digits = typedNumber(text);
  if (!/^\d+$/.test(digits)) return null;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : null;
}

/**
 * The price ≥ 0 in pounds that a person typed in either digit set, with at most 2 decimals; otherwise null. A comma
 * only separates thousands: `12,50` is refused and not read as 1250.
 */
export function parsePounds(text: string): number | null {
  const digits = typedNumber(text);
  return /^(\d{1,13}(\.\d{0,2})?|\.\d{1,2})$/.test(digits) ? Number(digits) : null;
}

/**
 * A number as programs write it where a comma stands before the piastres, respelt: `1.604,00` and `1234,50` become
 * `1604.00` and `1234.50`. Every other text is unchanged: `1,234` is a thousand, and `1.604` may be either.
 */
export function withPoint(number: string): string {
  const hasComma = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/.test(number);
  return hasComma ? number.replaceAll('.', '').replace(',', '.') : number;
}

function typedNumber(text: string): string {
  return foldDigits(text)
    .replace(/\s/g, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
}

/** Both sets start at a multiple of 16, so the last four bits are the digit. */
function asciiDigit(digit: string): string {
  return String(digit.charCodeAt(0) & 0xf);
}
