import { INSTAPAY_ADDRESS } from '#modules/settings/instapay.ts';
import { asciiDigits, foldDigits } from '#platform/digits.ts';

/** How a buyer receives money that was paid in cash. */
export const CHANNEL_KINDS = ['instapay', 'wallet', 'bank'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** A wallet is a mobile number. */
const SHAPES = { instapay: INSTAPAY_ADDRESS, wallet: /^01[0125]\d{8}$/ } as const;

/** The number as it is stored, without spaces; undefined if it is invalid. */
export function readAccount(kind: ChannelKind, typed: string): string | undefined {
  if (kind === 'bank') return parseIban(typed) ?? undefined;
  const bare = asciiDigits(typed)
    .replace(/[\s-]/g, '')
    .replace(/^\+?20(?=1)/, '0');
  const account = kind === 'wallet' ? bare : typed.trim().toLowerCase();
  return SHAPES[kind].test(account) ? account : undefined;
}

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

/** The first four characters move to the end, and letters count from A = 10. */
function remainder97(iban: string): bigint {
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n;
}

/** `EG•••••4567`: enough to recognise it. */
export function maskAccount(kind: ChannelKind, account: string): string {
  if (kind === 'instapay') return `${account.slice(0, 2)}•••@instapay`;
  return `${account.slice(0, 2)}•••••${account.slice(-4)}`;
}
