import * as z from 'zod/mini';

const bytes = z.instanceof(Uint8Array);

/** The field `file` of a call that carries a file; in the browser it is a Blob. */
export const uploadedFile = z.pipe(
  z.custom<Uint8Array | Blob>(file => file instanceof Uint8Array),
  bytes,
);

/** The pieces of a file that is too long to be held as a whole. Each piece is made when the one before it was sent. */
export type Pieces = AsyncIterable<Uint8Array>;

/** The output of a call that replies with a file; `type` is its media type. */
export const repliedFile = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.custom<Uint8Array | Pieces>(it => it instanceof Uint8Array || isPieces(it)),
});
export type RepliedFile = z.output<typeof repliedFile>;

/** The output of a call that replies with server-sent events, as long as the connection lasts. */
export const repliedEvents = z.object({ events: z.custom<Pieces>(isPieces) });
export type RepliedEvents = z.output<typeof repliedEvents>;

function isPieces(it: unknown): boolean {
  return typeof it === 'object' && it !== null && Symbol.asyncIterator in it;
}
