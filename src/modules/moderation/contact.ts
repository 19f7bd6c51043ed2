import { asciiDigits } from '#platform/digits.ts';
import {
  DOMAIN_WORDS,
  JOINED_AND,
  JOINED_LETTERS,
  MASKED,
  NUMBER_WORDS,
  OUTSIDE_WORDS,
  SPOKEN_AT,
  SPOKEN_DOT,
} from './contact.text.ts';

/** What leads people past the shop, where nobody can protect their money. */
export const CONTACT_KINDS = ['phone', 'link', 'payment'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Shorter numbers are prices and sizes. */
const FEWEST_DIGITS = 9;
/** The shop's own ids, written in one piece; a mobile has ten or eleven (docs/decisions/0066-ids-that-people-see.md). */
const OWN_ID = /^\d{9}$/;

/** Marks, spaces and signs of emoji that may stand between two digits of one number. */
const BETWEEN = '[\\s\\-–_.()/*+|~\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFE0F\\u20E3]{0,4}';
/** A digit, the letter O among digits, or the word of one. */
const DIGIT = `(?:\\d|(?<=\\d${BETWEEN})[oO](?=${BETWEEN}\\d)|[oO](?=\\d)|(?<!\\p{L})${JOINED_AND}(?:${NUMBER_WORDS.join('|')})(?!\\p{L}))`;
const PHONE = new RegExp(
  `(?:\\+\\s?)?${DIGIT}(?:${BETWEEN}${DIGIT}){${FEWEST_DIGITS - 1},}[\\uFE0F\\u20E3]*`,
  'giu',
);

const NAMED_ADDRESS = /(?:https?:\/\/|www\.)\S+|[\w.%+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.])@[\w.]{3,}/giu;
const BARE_ADDRESS =
  /(?<![\w@])[\w-]+\.(?:com|net|org|eg|me|io|shop|store|co|link|ly|app)(?![\w.])(?:\/\S*)?/giu;
/** «mona آت gmail دوت كوم», "mona at gmail dot com". */
const SPOKEN_ADDRESS = new RegExp(
  `[\\w.-]+\\s?(?:${SPOKEN_AT})\\s?[\\w\\u0600-\\u06FF-]+\\s?(?:\\.|${SPOKEN_DOT})\\s?(?:${DOMAIN_WORDS})|[\\w-]{2,}\\s?(?:${SPOKEN_DOT})\\s?(?:${DOMAIN_WORDS})(?!\\p{L})`,
  'giu',
);
const PAYMENT = new RegExp(`(?<!\\p{L})${JOINED_LETTERS}(?:${OUTSIDE_WORDS.join('|')})(?!\\p{L})`, 'giu');

const PATTERNS: readonly (readonly [ContactKind, RegExp])[] = [
  ['link', NAMED_ADDRESS],
  ['link', BARE_ADDRESS],
  ['link', SPOKEN_ADDRESS],
  ['phone', PHONE],
  ['payment', PAYMENT],
];

interface Place {
  kind: ContactKind;
  start: number;
  end: number;
}

/**
 * Which kinds of contact a text offers; empty if none. Digits of every script and style count as digits, and so do their
 * words.
 */
export function findContact(text: string): ContactKind[] {
  const found = new Set(placesIn(text).map(({ kind }) => kind));
  return CONTACT_KINDS.filter(kind => found.has(kind));
}

/**
 * The text with a sign in place of each contact, and which kinds there were. An address of the shop itself, whose page
 * begins with `ownUrl`, stays.
 */
export function maskContacts(text: string, ownUrl: string): { text: string; kinds: ContactKind[] } {
  const places = placesIn(text).filter(({ start, end }) => !isOwn(text.slice(start, end), ownUrl));
  let [masked, at] = ['', 0];
  for (const { kind, start, end } of places) {
    if (start < at) continue;
    masked += text.slice(at, start) + MASKED[kind];
    at = end;
  }
  const found = new Set(places.map(({ kind }) => kind));
  return { text: masked + text.slice(at), kinds: CONTACT_KINDS.filter(kind => found.has(kind)) };
}

/** In the order of the text; of two that begin together the longer first. */
function placesIn(text: string): Place[] {
  const plain = plainDigits(text);
  return PATTERNS.flatMap(([kind, pattern]) =>
    [...plain.matchAll(pattern)]
      .filter(([match]) => !OWN_ID.test(match))
      .map(({ 0: match, index }) => ({ kind, start: index, end: index + match.length })),
  ).toSorted((a, b) => a.start - b.start || b.end - a.end);
}

function isOwn(found: string, ownUrl: string): boolean {
  return URL.parse(found)?.origin === new URL(ownUrl).origin;
}

/** The same length, so that a place in it is a place in the text: ٠, ０, ⓪, ₀ and the like become 0. */
function plainDigits(text: string): string {
  return asciiDigits(text).replace(/[\p{N}]/gu, sign => {
    const digit = sign.normalize('NFKC');
    return /^\d$/.test(digit) ? digit.padEnd(sign.length) : sign;
  });
}
