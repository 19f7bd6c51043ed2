import * as z from 'zod/mini';
import { cleanLongText, cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';

/** Letters of each part; three text messages. */
export const LONGEST_TEXT = { title: 120, body: 600, sms: 201 } as const;

const name = z.string().check(z.regex(/^\w{1,40}\.\w{1,40}$/));
const words = z.object({ title: z.string(), body: z.string(), sms: z.nullable(z.string()) });

const listedText = z.object({
  name: z.string(),
  /** Its title as it stands, with samples. */
  title: z.string(),
  /** Its body likewise, which tells messages of one title apart. */
  body: z.string(),
  reader: z.enum(['buyer', 'merchant']),
  isWritten: z.boolean(),
});

const shownText = z.object({
  name: z.string(),
  reader: z.enum(['buyer', 'merchant']),
  /** How often it was saved; 0: never. */
  number: z.int(),
  /** The shop's own words. */
  own: words,
  /** As it stands. */
  words,
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      sample: z.string(),
      onlyIn: z.nullable(z.enum(['title', 'body', 'sms'])),
    }),
  ),
  /** What WhatsApp has approved for it, with samples; null if it does not go there. */
  whatsapp: z.nullable(z.string()),
});
export type ShownText = z.output<typeof shownText>;

export const listTexts = defineCall({
  method: 'GET',
  path: '/api/web/notification/texts',
  access: 'settings',
  summary: 'The messages whose words staff may write, and which of them they have',
  input: z.object({}),
  output: z.object({ texts: z.array(listedText) }),
});

export const showText = defineCall({
  method: 'GET',
  path: '/api/web/notification/texts/:name',
  access: 'settings',
  summary: "A message's words, the shop's own ones, and the fields that it may use",
  input: z.object({ name }),
  output: shownText,
  refusals: ['text_not_found'],
});

export const saveText = defineCall({
  method: 'PUT',
  path: '/api/web/notification/texts/:name',
  access: 'settings',
  summary: 'Writes the words of a message; what is like the shop’s own is not stored',
  input: z.object({
    name,
    /** Of the words that were seen. */
    number: z.int(),
    title: z.string().check(z.overwrite(cleanText), z.maxLength(10_000)),
    body: z.string().check(z.overwrite(cleanLongText), z.maxLength(10_000)),
    sms: z.nullable(z.string().check(z.overwrite(cleanText), z.maxLength(10_000))),
  }),
  output: shownText,
  refusals: ['text_not_found', 'text_wrong', 'text_changed_meanwhile'],
});

export const resetText = defineCall({
  method: 'DELETE',
  path: '/api/web/notification/texts/:name',
  access: 'settings',
  summary: "Gives a message the shop's own words again",
  input: z.object({ name }),
  output: shownText,
  refusals: ['text_not_found'],
});

export const tryText = defineCall({
  method: 'POST',
  path: '/api/web/notification/texts/:name/try',
  access: 'settings',
  summary: 'Sends the saved words, with samples in their fields, to the member of staff who asks',
  budget: 'placing',
  input: z.object({ name }),
  output: z.object({ success: z.literal(true) }),
  refusals: ['text_not_found'],
});
