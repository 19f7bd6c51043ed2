import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { uploadedFile } from '#platform/file.ts';
import { LARGEST_PICTURE } from './picture.ts';

export const uploadPicture = defineCall({
  method: 'POST',
  path: '/api/web/media/picture',
  access: 'products',
  summary: 'Keeps a picture and has its sizes made; gives the identifier that products and ads keep',
  input: z.object({ file: uploadedFile }),
  output: z.object({ identifier: z.string(), width: z.int(), height: z.int() }),
  refusals: [
    'not_a_picture',
    'picture_too_heavy',
    'picture_too_large',
    'picture_too_small',
    'picture_damaged',
    'too_large',
  ],
  carries: { fileUpTo: LARGEST_PICTURE },
});
