import type { Jobs } from '#platform/server/jobs.ts';
import { makeSizes } from './make-sizes.ts';

export const jobs: Jobs = {
  /** Payload: `{ hash }`. */
  'media.make-sizes': (ctx, payload) => makeSizes(ctx, (payload as { hash: string }).hash),
};
