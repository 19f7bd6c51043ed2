/** Marks and isolates that steer the direction of text and show nothing. */
export const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const COUNT = new Intl.NumberFormat('ar-EG', { maximumFractionDigits: 0 });

/** Arabic-Indic and Persian digits as ASCII, ٫ as a full stop, ٬ and bidi controls dropped; the rest is untouched. */
export function foldDigits(text: string): string {
  return asciiDigits(text.replace(BIDI_CONTROLS, '')).replaceAll('٫', '.').replaceAll('٬', '');
}

/** Arabic-Indic and Persian digits as ASCII, and nothing else changed. */
export function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, asciiDigit);
}

/** A whole number as Egyptians read it: `١٬٢٤٩`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** The whole number ≥ 0 a person typed in either digit set, with or without separators; else null. */
export function parseWhole(text: string): number | null {
  const digits = typedNumber(text);
  if (!/^\d+$/.test(digits)) return null;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : null;
}

/**
 * The price ≥ 0 in pounds a person typed in either digit set, with at most 2 decimals; else null. A comma counts only
 * as a separator of thousands: `12,50` is refused, not taken for 1250.
 */
export function parsePounds(text: string): number | null {
  const digits = typedNumber(text);
  return /^(\d{1,13}(\.\d{0,2})?|\.\d{1,2})$/.test(digits) ? Number(digits) : null;
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
