import { asciiDigits } from '#platform/digits.ts';

/** How a buyer receives money that was paid in cash. */
export const CHANNEL_KINDS = ['instapay', 'wallet', 'bank'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** InstaPay: `name@instapay`; wallet: a mobile number; bank: an Egyptian IBAN, EG and 27 digits. */
const SHAPES: Readonly<Record<ChannelKind, RegExp>> = {
  instapay: /^[a-z0-9._-]{3,40}@instapay$/,
  wallet: /^01[0125]\d{8}$/,
  bank: /^EG\d{27}$/,
};

/**
 * The number as it is stored, or null if it is invalid. Spaces are dropped, and an IBAN's check digits are verified.
 */
export function readAccount(kind: ChannelKind, typed: string): string | undefined {
  const bare = asciiDigits(typed).replace(/[\s-]/g, '');
  const account = kind === 'bank' ? bare.toUpperCase() : bare.toLowerCase().replace(/^\+?20(?=1)/, '0');
  if (!SHAPES[kind].test(kind === 'instapay' ? typed.trim().toLowerCase() : account)) return undefined;
  if (kind === 'instapay') return typed.trim().toLowerCase();
  return kind === 'bank' && !isIban(account) ? undefined : account;
}

/** `EG•••••4567`: enough to recognise it. */
export function maskAccount(kind: ChannelKind, account: string): string {
  if (kind === 'instapay') return `${account.slice(0, 2)}•••@instapay`;
  return `${account.slice(0, 2)}•••••${account.slice(-4)}`;
}

/** ISO 13616: rearranged and read as a number, it leaves 1 when divided by 97. */
function isIban(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, letter =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
