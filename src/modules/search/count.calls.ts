import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { COUNT_SEARCH_PATH } from './count-path.ts';

/** Sent by the search page: once when it shows, once when a product of it is opened. */
export const countSearch = defineCall({
  method: 'POST',
  path: COUNT_SEARCH_PATH,
  access: 'anyone',
  summary: 'Counts a search, or a click on what it found; who searched is not kept',
  input: z.object({
    q: z.string().check(z.maxLength(200)),
    /** Whether a product that it found was opened. */
    clicked: z._default(z.boolean(), false),
    /** With a click: what the same visitor had searched for before, without opening anything. */
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({}),
});
