import type { ComponentType } from 'react';
import {
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { generalRefusal } from '#platform/text.ts';
import type { PageFacts } from './page-facts.ts';

/** The exports of a screen's module. */
export interface PageModule {
  default: ComponentType<{ loaderData: never }>;
  loader?: LoaderFunction;
  /** Title and description, made from the loader's data; without data if it failed. */
  meta?: (given: { loaderData: never }) => PageFacts;
  ErrorBoundary?: ComponentType<{ error: unknown }>;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** What a route stores besides what the router knows. */
export interface PageHandle {
  /** Its source file, by which the build's manifest names its scripts and styles. */
  file: string;
  meta?: PageModule['meta'];
}

/** A screen as a route; its code loads at the first visit. `file` is its path below src/web. */
export function page(path: string, file: string, fetchModule: () => Promise<unknown>): RouteObject {
  const handle: PageHandle = { file: `src/web/${file}` };
  const lazy = async () => asRoute((await fetchModule().catch(sayWhy)) as PageModule, handle);
  return path === '/' ? { index: true, handle, lazy } : { path, handle, lazy };
}

/** Offline, a screen's code cannot be fetched either. */
function sayWhy(error: unknown): never {
  throw navigator.onLine === false ? generalRefusal('no_connection') : error;
}

/** The part of a route that its screen's module supplies. */
type Filled = Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component' | 'ErrorBoundary'>;

/** Passes a screen its data and its error as properties. */
export function asRoute(module: PageModule, handle: PageHandle): Filled {
  const { default: Screen, ErrorBoundary: Failed, loader, shouldRevalidate, meta } = module;
  handle.meta = meta;
  return {
    loader,
    shouldRevalidate,
    Component: () => <Screen loaderData={useLoaderData() as never} />,
    ErrorBoundary: Failed && (() => <Failed error={useRouteError()} />),
  };
}
