import * as z from 'zod/mini';
import { cleanLongText, cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';
import { PAGE_NAMES } from './calls.ts';
import { writtenText } from './check-setting.text.ts';

const MOST_SECTIONS = 40;
const LONGEST_PARAGRAPH = 4000;

const name = z.enum(PAGE_NAMES);
const section = z.object({ heading: z.string(), paragraphs: z.array(z.string()) });
const storedVersion = z.object({
  number: z.int(),
  /** The name that buyers' consents use. */
  version: z.string(),
  savedAt: z.string(),
  /** Null: it came with the shop. */
  savedBy: z.nullable(z.string()),
});
const writtenPage = z.object({
  /** 0 while nothing is written. */
  number: z.int(),
  sections: z.array(section),
  /** The newest first. */
  versions: z.array(storedVersion),
});
export type WrittenPage = z.output<typeof writtenPage>;

export const showWrittenPage = defineCall({
  method: 'GET',
  path: '/api/web/settings/pages/:name',
  access: 'settings',
  summary: 'A text of the shop as it stands, and all its versions',
  input: z.object({ name }),
  output: writtenPage,
});

export const showPageVersion = defineCall({
  method: 'GET',
  path: '/api/web/settings/pages/:name/:number',
  access: 'settings',
  summary: 'An earlier version of a text',
  input: z.object({ name, number: pathId }),
  output: z.object({ ...storedVersion.shape, sections: z.array(section) }),
  refusals: ['page_not_found'],
});

export const savePage = defineCall({
  method: 'PUT',
  path: '/api/web/settings/pages/:name',
  access: 'settings',
  summary: 'Writes a new version of a text; earlier ones stay, and so does what buyers agreed to',
  input: z.object({
    name,
    /** The version that was seen. */
    number: z.int(),
    sections: z
      .array(
        z.object({
          heading: z
            .string()
            .check(
              z.overwrite(cleanText),
              z.minLength(1, writtenText.heading),
              z.maxLength(120, writtenText.headingLong),
            ),
          paragraphs: z
            .array(
              z
                .string()
                .check(z.overwrite(cleanLongText), z.maxLength(LONGEST_PARAGRAPH, writtenText.paragraphLong)),
            )
            .check(z.minLength(1, writtenText.paragraph), z.maxLength(60, writtenText.tooMuch)),
        }),
      )
      .check(z.minLength(1, writtenText.empty), z.maxLength(MOST_SECTIONS, writtenText.tooMuch)),
  }),
  output: writtenPage,
  refusals: ['changed_meanwhile', 'settings_wrong'],
});
