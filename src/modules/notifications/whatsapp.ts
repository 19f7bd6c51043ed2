import { isolate } from '#platform/isolate.ts';
import { type WhatsappTemplate, whatsappTemplates } from './whatsapp-templates.text.ts';

/** The states of a message there. `read` may never come: people can switch that off. */
export const WHATSAPP_STATES = ['sent', 'delivered', 'read', 'failed'] as const;
export type WhatsappState = (typeof WHATSAPP_STATES)[number];

/** As WhatsApp knows the language of the templates. */
export const WHATSAPP_LANGUAGE = 'ar';

type ValueNames<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never;
type Templates = typeof whatsappTemplates;

/** A template with a value for each of its names. */
export type WhatsappText = {
  [Name in WhatsappTemplate]: { template: Name; values: Record<ValueNames<Templates[Name]>, string> };
}[WhatsappTemplate];

/** As it stands in the text: in its own direction, without the line breaks and rows of spaces that WhatsApp refuses. */
export const shownValue = (value: string): string => isolate(value.replace(/\s+/g, ' ').trim());

/** The text as its reader sees it. */
export function readWhatsapp({ template, values }: WhatsappText): string {
  const known: Readonly<Record<string, string>> = values;
  return whatsappTemplates[template].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    shownValue(known[name] ?? ''),
  );
}

/** The names of a template's values, in their order. */
export function valueNames(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string);
}
