import type { Jobs } from '#platform/server/jobs.ts';
import { continueMerge } from './merge-places.ts';
import type { Merging } from './queries.ts';

export const jobs: Jobs = {
  /** Payload: `{ kind, fromId }`, once for each portion of the products. */
  'catalog.merge-places': (ctx, payload) => continueMerge(ctx, payload as Pick<Merging, 'kind' | 'fromId'>),
};
