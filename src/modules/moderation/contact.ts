import { asciiDigits } from '#platform/digits.ts';
import { JOINED_LETTERS, OUTSIDE_WORDS } from './contact.text.ts';

/** What leads people past the shop, where nobody can protect their money. */
export const CONTACT_KINDS = ['phone', 'link', 'payment'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Nine digits or more, whatever stands between them: shorter numbers are prices, sizes and order numbers. */
const PHONE = /(?:\+\s?)?\d(?:[\s\-_.()/*\u200B-\u200F]{0,3}\d){8,}/g;
const LINK =
  /(?:https?:\/\/|www\.)\S+|[\w.%+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w@])[\w-]+\.(?:com|net|org|eg|me|io|shop|store|co|link|ly|app)(?![\w.])(?:\/\S*)?|(?<![\w.])@[\w.]{3,}/gi;
const PAYMENT = new RegExp(`(?<!\\p{L})${JOINED_LETTERS}(?:${OUTSIDE_WORDS.join('|')})(?!\\p{L})`, 'giu');

const PATTERNS: readonly (readonly [ContactKind, RegExp])[] = [
  ['phone', PHONE],
  ['link', LINK],
  ['payment', PAYMENT],
];

/** Which kinds of contact a text offers; empty if none. Arabic digits count as digits. */
export function findContact(text: string): ContactKind[] {
  const plain = asciiDigits(text);
  return PATTERNS.filter(([, pattern]) => plain.search(pattern) >= 0).map(([kind]) => kind);
}
