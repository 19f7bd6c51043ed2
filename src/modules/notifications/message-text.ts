import { forOldPhones } from '#platform/digits.ts';

/** What of a message has words of its own. The mail and the notices of devices say title and body too. */
export const TEXT_PARTS = ['title', 'body', 'sms'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** To whom a message goes; a merchant is never told what concerns the buyer and other merchants. */
export type TextReader = 'buyer' | 'merchant';

/** The shop's own words, with fields in braces: `تم شحن {yours}`. Without `sms`, none is sent. */
export interface OwnText {
  reader: TextReader;
  title: string;
  body: string;
  sms?: string;
}

/** What stands in the place of a field. */
export interface TextField {
  /** What staff call it. */
  label: string;
  /** What it may say, for a preview. */
  sample: string;
  /** It is empty in some messages, so that a text may do without it. */
  isOptional?: true;
  /** Only its texts may use it. */
  only?: TextReader;
  /** Only this part may use it: what lets somebody in is kept nowhere. */
  onlyIn?: TextPart;
}

/** The messages of one module, and the fields that they may use. */
export interface TextSet<Name extends string = string, Field extends string = string> {
  name: string;
  fields: Readonly<Record<Field, TextField>>;
  texts: Readonly<Record<Name, OwnText>>;
  /** The text that WhatsApp has approved for it, filled with samples; undefined if it does not go there. */
  whatsapp?(name: Name): string | undefined;
}

export interface Words {
  title: string;
  body: string;
  sms?: string;
}

const FIELD = /\{(\w+)\}/g;

/** The fields of a text, each once. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(FIELD)].map(([, name]) => name as string))];
}

/** A text with its fields filled. What is empty leaves no gap. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replace(FIELD, (_, name: string) => values[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

export function fillSms(text: string, values: Readonly<Record<string, string>>): string {
  return forOldPhones(fillText(text, values));
}

export function fillWords({ title, body, sms }: Words, values: Readonly<Record<string, string>>): Words {
  return {
    title: fillText(title, values),
    body: fillText(body, values),
    ...(sms !== undefined && { sms: fillSms(sms, values) }),
  };
}

/** What is wrong with a written text. */
export type TextFault =
  | { kind: 'unknown'; field: string }
  | { kind: 'missing'; field: string }
  /** A brace that belongs to no field. */
  | { kind: 'brace' };

export interface CheckedPart {
  part: TextPart;
  written: string;
  /** The shop's own words for it. */
  own: string;
  reader: TextReader;
  fields: Readonly<Record<string, TextField>>;
}

/** The first thing that would break a message: a field that is not known or not for its reader, or one that it must have. */
export function faultOf({ part, written, own, reader, fields }: CheckedPart): TextFault | null {
  const used = fieldsIn(written);
  const unknown = used.find(name => !mayUse(fields[name], { part, reader }));
  if (unknown !== undefined) return { kind: 'unknown', field: unknown };
  if (/[{}]/.test(written.replace(FIELD, ''))) return { kind: 'brace' };
  const missing = fieldsIn(own).find(name => !fields[name]?.isOptional && !used.includes(name));
  return missing === undefined ? null : { kind: 'missing', field: missing };
}

/** The fields that the texts for a reader may use, and in which part if not in all. */
export function fieldsFor(
  fields: Readonly<Record<string, TextField>>,
  reader: TextReader,
): [name: string, field: TextField][] {
  return Object.entries(fields).filter(([, { only = reader }]) => only === reader);
}

const mayUse = (field: TextField | undefined, { part, reader }: Pick<CheckedPart, 'part' | 'reader'>) =>
  field !== undefined && (field.only ?? reader) === reader && (field.onlyIn ?? part) === part;

/** The samples of all fields. */
export function samplesOf(fields: Readonly<Record<string, TextField>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, { sample }]) => [name, sample]));
}
