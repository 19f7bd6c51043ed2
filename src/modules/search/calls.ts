import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';

/** The corrected word, if the search found nothing. */
export const correctSearch = defineCall({
  method: 'GET',
  path: '/api/web/search/correction',
  access: 'anyone',
  summary: 'What was probably meant by a search that finds nothing as typed',
  input: z.object({ q: z.string().check(z.maxLength(100_000)) }),
  output: z.object({ correction: z.nullable(z.string()) }),
});
