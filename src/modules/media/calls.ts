import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { uploadedFile } from '#platform/file.ts';
import { driveId, isForeign, LARGEST_PICTURE, PICTURE_REFUSALS } from './picture.ts';
import { mediaRefusals } from './text.ts';

const accepted = z.object({ identifier: z.string(), width: z.int(), height: z.int() });

export const uploadPicture = defineCall({
  method: 'POST',
  path: '/api/web/media/picture',
  access: 'products',
  summary: 'Keeps a picture and has its sizes made; gives the identifier that products and ads keep',
  input: z.object({ file: uploadedFile }),
  output: accepted,
  refusals: ['too_large', ...PICTURE_REFUSALS],
  carries: { fileUpTo: LARGEST_PICTURE },
});

export const fetchPicture = defineCall({
  method: 'POST',
  path: '/api/web/media/fetch-picture',
  access: 'products',
  summary:
    'Fetches a picture from a public address or a drive, once, and keeps it as if it had been uploaded',
  input: z.object({
    address: z.string().check(
      z.overwrite(text => driveId(text.trim()) ?? text.trim()),
      z.maxLength(1000),
      z.refine(isForeign, mediaRefusals.picture_not_reached[1]),
    ),
  }),
  output: accepted,
  refusals: ['picture_not_reached', 'too_many_tries', ...PICTURE_REFUSALS],
});
