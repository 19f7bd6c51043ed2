import type { ServerBuild } from 'react-router';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Ctx } from '#platform/server/context.ts';
import type { Route } from '#platform/server/route.ts';
import type { guestApi } from '#web/guest-api.ts';
import { guestCalls } from './in-process.ts';
import type { RenderedPage } from './page-cache.ts';

export type LoadBuild = () => Promise<ServerBuild>;

/** Renders the page of an address for a guest. */
export type RenderPage = (url: string) => Promise<RenderedPage & { location: string | null }>;

/** Pages come from the React Router build; their data from the calls, answered in this process. */
export function pageRenderer(parts: {
  ctx: Ctx;
  routes: readonly Route[];
  loadBuild: LoadBuild;
}): RenderPage {
  const { ctx, routes, loadBuild } = parts;
  const handler = createRequestHandler(loadBuild, ctx.config.mode);
  return async url => {
    const build = await loadBuild();
    // The key must be the build's own: this file's import of it would be another object.
    const key = (build.entry.module as unknown as { guestApi: typeof guestApi }).guestApi;
    const calls = guestCalls(ctx, routes);
    const context = new RouterContextProvider();
    context.set(key, calls);
    const response = await handler(new Request(url), context);
    return {
      status: response.status,
      html: Buffer.from(await response.arrayBuffer()),
      tags: calls.anyFailed || ctx.config.mode === 'development' ? null : [...calls.tags],
      location: response.headers.get('location'),
    };
  };
}
