import { foldDigits } from '#platform/digits.ts';
import { normaliseMobile } from '#platform/phone.ts';

export const CHANNEL_KINDS = ['iban', 'wallet'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** EG, two check digits and 25 digits of bank, branch and account (docs/egypt.md, Sellers). */
const EGYPTIAN_IBAN = /^EG\d{27}$/;

/**
 * An Egyptian IBAN as it is stored, without spaces; null if it is invalid or its check digits (ISO 13616, mod 97) are
 * wrong.
 */
export function parseIban(typed: string): string | null {
  const iban = foldDigits(typed).replace(/[\s-]/g, '').toUpperCase();
  return EGYPTIAN_IBAN.test(iban) && remainder97(iban) === 1n ? iban : null;
}

/** The number of a channel as it is stored; null if it cannot be one. */
export function parseChannel(kind: ChannelKind, typed: string): string | null {
  return kind === 'iban' ? parseIban(typed) : normaliseMobile(typed);
}

/** `EG •••• 1234`: enough to recognise it. */
export function maskedNumber(kind: ChannelKind, tail: string): string {
  return kind === 'iban' ? `EG •••• ${tail}` : `01• •••• ${tail}`;
}

/** The first four characters move to the end, and letters count from A = 10. */
function remainder97(iban: string): bigint {
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n;
}
