import type { Jobs } from '#platform/server/jobs.ts';
import { keepForeign } from './foreign/keep-foreign.ts';
import { makeSizes } from './make-sizes.ts';

export const jobs: Jobs = {
  /** Payload: `{ hash }`. */
  'media.make-sizes': (ctx, payload) => makeSizes(ctx, (payload as { hash: string }).hash),
  /** Payload: `{ identifier }`. */
  'media.keep-foreign': (ctx, payload) => keepForeign(ctx, (payload as { identifier: string }).identifier),
};
