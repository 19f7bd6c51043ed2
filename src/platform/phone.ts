import { foldDigits } from './digits.ts';

/**
 * 010 was Vodafone's prefix, 011 e&'s, 012 Orange's, 015 WE's; numbers are portable, so it no longer names an operator.
 */
const MOBILE = /^(?:\+?20|0020)?0?(1[0125]\d{8})$/;
const SEPARATORS = /[\p{Cf}\p{Pd}\s.()/]/gu;

/**
 * An Egyptian mobile number as it is stored, `+201XXXXXXXXX`, from what a person typed: either digit set, with or
 * without country code, spaces and dashes. Null for landlines, short codes and other countries.
 */
export function normaliseMobile(text: string): string | null {
  const number = MOBILE.exec(foldDigits(text).replace(SEPARATORS, ''))?.[1];
  return number === undefined ? null : `+20${number}`;
}

const LANDLINE = /^(?:0\d{8,9}|1\d{4})$/;

/** A number at which a business is reached: a mobile as it is stored, a landline or a short number; null for others. */
export function normaliseBusinessPhone(text: string): string | null {
  const digits = foldDigits(text).replace(SEPARATORS, '');
  return normaliseMobile(text) ?? (LANDLINE.test(digits) ? digits : null);
}

/** A stored mobile number as Egyptians read it: `010 1234 5678`. Draw it inside `<bdi dir="ltr">`. */
export function formatMobile(e164: string): string {
  return e164.replace(/^\+20(\d{2})(\d{4})(\d{4})$/, '0$1 $2 $3');
}
