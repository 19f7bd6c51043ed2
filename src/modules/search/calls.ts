import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';

/** The corrected word, if the search found nothing. */
export const correctSearch = defineCall({
  method: 'GET',
  path: '/api/web/search/correction',
  access: 'anyone',
  budget: 'searching',
  summary: 'What was probably meant by a search that finds nothing as typed',
  input: z.object({ q: z.string().check(z.maxLength(100_000)) }),
  output: z.object({ correction: z.nullable(z.string()) }),
});

const named = z.object({ id: z.int(), name: z.string() });

/** What may be searched for, besides the products that the listing call suggests [DATA-3]. */
export const suggestSearches = defineCall({
  method: 'GET',
  path: '/api/web/search/suggestions',
  access: 'anyone',
  budget: 'searching',
  summary:
    'Words that go on as typed, and the categories, brands and merchants that they lead to; for no text, what is popular',
  input: z.object({ q: z._default(z.string().check(z.maxLength(1_000)), '') }),
  output: z.object({
    words: z.array(z.string()),
    categories: z.array(named),
    brands: z.array(named),
    merchants: z.array(named),
  }),
});
