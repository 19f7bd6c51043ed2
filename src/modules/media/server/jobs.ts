import type { Jobs } from '#platform/server/jobs.ts';
import { storeForeign } from './foreign/store-foreign.ts';
import { makeSizes } from './make-sizes.ts';
import type { Kept } from './originals.ts';
import { publishPicture } from './publish-pictures.ts';

export const jobs: Jobs = {
  /** Payload: a `Kept`. */
  'media.make-sizes': (ctx, payload) => makeSizes(ctx, payload as Kept),
  /** Payload: `{ hash }` of a private picture. */
  'media.publish-picture': (ctx, payload) => publishPicture(ctx, (payload as { hash: string }).hash),
  /** Payload: `{ identifier }`. */
  'media.store-foreign': (ctx, payload) => storeForeign(ctx, (payload as { identifier: string }).identifier),
};
