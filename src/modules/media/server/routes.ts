import type { Ctx } from '#platform/server/context.ts';
import { type Route, route } from '#platform/server/route.ts';
import * as calls from '../calls.ts';
import { acceptImage } from './accept-image.ts';
import { fetchPicture } from './store-foreign.ts';

/** Counts one try of an account, and refuses one too many. */
export type CountFetch = (ctx: Ctx, userId: number) => Promise<void>;

export const mediaRoutes = (countFetch: CountFetch): Route[] => [
  route(calls.uploadPicture, (ctx, { file }) => acceptImage(ctx, file)),
  route(calls.fetchPicture, async (ctx, { address }, { viewer }) => {
    await countFetch(ctx, viewer.userId);
    return fetchPicture(ctx, address);
  }),
];
