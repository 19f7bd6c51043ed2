import * as z from 'zod/mini';

const bytes = z.instanceof(Uint8Array);

/** The input's field `file` of a call that carries one; the browser hands in a Blob. */
export const uploadedFile = z.pipe(
  z.custom<Uint8Array | Blob>(file => file instanceof Uint8Array),
  bytes,
);

/** The output of a call that replies with a file; `type` is its media type. */
export const repliedFile = z.object({ name: z.string(), type: z.string(), bytes });
export type RepliedFile = z.output<typeof repliedFile>;
