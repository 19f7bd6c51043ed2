import type { Jobs } from '#platform/server/jobs.ts';
import { makeSizes } from './make-sizes.ts';
import type { PictureRef } from './originals.ts';
import { publishPicture } from './publish-pictures.ts';
import { storeForeign } from './store-foreign.ts';

export const jobs: Jobs = {
  /** Payload: a `PictureRef`. */
  'media.make-sizes': (ctx, payload) => makeSizes(ctx, payload as PictureRef),
  /** Payload: `{ hash }` of a private picture. */
  'media.publish-picture': (ctx, payload) => publishPicture(ctx, (payload as { hash: string }).hash),
  /** Payload: `{ key }`, of a sealed file that no row names any more. */
  'media.forget-file': ({ storage }, payload) => storage.remove((payload as { key: string }).key),
  /** Payload: `{ identifier }`. */
  'media.store-foreign': (ctx, payload) => storeForeign(ctx, (payload as { identifier: string }).identifier),
};
