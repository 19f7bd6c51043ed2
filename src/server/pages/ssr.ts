import type { Ctx } from '#platform/server/context.ts';
import { DatabaseAway } from '#platform/server/outage/database-away.ts';
import type { Route } from '#platform/server/route.ts';
import type { Drawn } from '#web/entry.server.tsx';
import { guestCalls } from '../in-process.ts';
import { type Assets, pageDocument } from './document.ts';
import type { RenderedPage } from './page-cache.ts';

/** The pages' server build, and the files of their browser build. */
export interface Build {
  draw(url: string, calls: Parameters<typeof import('#web/entry.server.tsx').draw>[1]): Promise<Drawn>;
  /** Whether a page belongs to this address; all others show the same one. */
  hasPage(address: string): boolean;
  assets: Assets;
}

export type LoadBuild = () => Promise<Build>;

/**
 * Renders the page of an address for a guest. Its data comes from calls answered in this process. Throws DatabaseAway
 * rather than render a page as if the shop had nothing. `charged`: the shop's parts for whoever asks first.
 */
export function pageRenderer(parts: { ctx: Ctx; routes: readonly Route[]; loadBuild: LoadBuild }) {
  const { ctx, routes, loadBuild } = parts;
  return async (url: string, charged: Ctx): Promise<RenderedPage> => {
    const { draw, assets } = await loadBuild();
    const calls = guestCalls(charged, routes);
    const drawn = await draw(url, calls);
    if (calls.isAway) throw new DatabaseAway();
    if (drawn.status >= 500) ctx.log.error({ path: new URL(url).pathname }, 'a page could not be drawn');
    const keep = !calls.anyFailed && ctx.config.mode !== 'development';
    const { text, style } = pageDocument(drawn, assets);
    const { canonical, isOnlyThere, usesCamera } = drawn.facts ?? {};
    const path = canonical && isOnlyThere ? new URL(canonical).pathname : null;
    const html = Buffer.from(text);
    return { status: drawn.status, html, path, style, usesCamera, tags: keep ? [...calls.tags] : null };
  };
}

export const pageFinder = (loadBuild: LoadBuild) => async (address: string) =>
  (await loadBuild()).hasPage(address);

export type HasPage = ReturnType<typeof pageFinder>;
export type RenderPage = ReturnType<typeof pageRenderer>;
