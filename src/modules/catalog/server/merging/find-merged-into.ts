import type { Ctx } from '#platform/server/context.ts';
import { type Merging, selectMergedInto } from './queries.ts';

/** The category or brand that this one became part of; undefined if it became none. */
export const findMergedInto = (
  { db }: Ctx,
  from: Pick<Merging, 'kind' | 'fromId'>,
): Promise<number | undefined> => selectMergedInto(db, from);
