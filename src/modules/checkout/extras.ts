import * as z from 'zod/mini';
import { mobileInput, nameInput } from '#modules/accounts/account.ts';
import { writtenLine } from '#modules/accounts/address.ts';

/** What an order may say besides where it goes and how it is paid. All of it may be left out. */
export const extrasInput = {
  /** Somebody else, who receives it. What the shop sends, and its receipts, stay the buyer's. */
  recipient: z.optional(z.object({ name: nameInput, mobile: mobileInput })),
  secondMobile: z.optional(mobileInput),
  /** What fits on a label beside the longest address. */
  courierNote: z.optional(writtenLine(120)),
  gift: z.optional(z.object({ note: writtenLine(300), hidesPrices: z.boolean() })),
};

/** A second number is for when nobody answers the first, so the same one helps nobody. */
export const isSameMobile = (second: string | undefined, receiver: { mobile: string } | undefined): boolean =>
  Boolean(second) && second === receiver?.mobile;

type Fields = Readonly<Record<string, string>>;

/** The names of the fields in a form: each that has an input is called by the input's path, where its error belongs. */
const EXTRA_FIELDS = [
  'forOther',
  'recipient.name',
  'recipient.mobile',
  'secondMobile',
  'courierNote',
  'isGift',
  'gift.note',
  'gift.hidesPrices',
] as const;

/** What of them is typed. */
export type TypedExtras = Partial<Readonly<Record<(typeof EXTRA_FIELDS)[number], string>>>;

/** The part of the call's input, from the fields of a form. */
export function readExtras(fields: Fields) {
  const { secondMobile, courierNote } = fields;
  const recipient = { name: fields['recipient.name'] ?? '', mobile: fields['recipient.mobile'] ?? '' };
  const gift = { note: fields['gift.note'] ?? '', hidesPrices: fields['gift.hidesPrices'] !== undefined };
  return {
    ...(fields.forOther !== undefined && { recipient }),
    ...(secondMobile && { secondMobile }),
    ...(courierNote && { courierNote }),
    ...(fields.isGift !== undefined && { gift }),
  };
}

/** The other fields of the same form. */
export function withoutExtras(fields: Fields): Fields {
  const others = Object.entries(fields).filter(([name]) => !EXTRA_FIELDS.some(each => each === name));
  return Object.fromEntries(others);
}

/** Whether anything of it was filled in. */
export const hasExtras = (fields: TypedExtras): boolean => EXTRA_FIELDS.some(name => Boolean(fields[name]));
