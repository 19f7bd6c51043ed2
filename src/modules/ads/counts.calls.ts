import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { rowId } from '#platform/inputs.ts';
import { COUNT_PATH } from './counts.ts';

/** More ads than a page has places for. */
const ids = z._default(z.array(rowId).check(z.maxLength(30)), []);

export const countAds = defineCall({
  method: 'POST',
  path: COUNT_PATH,
  access: 'anyone',
  summary: 'Counts ads that were seen or followed; nothing is kept of who did',
  input: z.object({ seen: ids, followed: ids }),
  output: z.object({}),
});
