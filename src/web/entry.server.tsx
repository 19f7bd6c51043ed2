import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { backOfficeRoutes } from './back-office/routes.tsx';
import { type PublicCalls, publicCalls } from './data/public-calls.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageHandle } from './page-route.tsx';
import { withBackOffice } from './routes.tsx';
import { DrawPart } from './storefront/product/later.tsx';
import { LaterPart, type Part } from './storefront/product/later-parts.tsx';

export { PRELOADED_FONTS } from '#kit/fonts.ts';

export interface Drawn {
  status: number;
  html: string;
  facts: PageFacts | null;
  /** What the browser's router starts with, as JSON. */
  hydration: string;
  /** Source files of the screens in it. */
  files: string[];
  /** Of their parts whose code is fetched later: only the styles come with the page. */
  later: string[];
}

/** By the file of a page. */
const LATER: Readonly<Record<string, string>> = {
  'src/web/storefront/product.tsx': 'src/web/storefront/product/later-parts.tsx',
};

const drawPart = (part: Part) => <LaterPart {...part} />;

const { query, dataRoutes } = createStaticHandler(withBackOffice(backOfficeRoutes));

/** Draws the page of an address for a guest, with data from `calls`. */
export async function draw(url: string, calls: PublicCalls): Promise<Drawn> {
  const requestContext = new RouterContextProvider();
  requestContext.set(publicCalls, calls);
  const context = await query(new Request(url), { requestContext });
  if (context instanceof Response) throw new Error(`no page of the shop answers with a response: ${url}`);
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToString(
    <DrawPart value={drawPart}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </DrawPart>,
  );
  const handles = context.matches.map(match => match.route.handle as PageHandle | undefined);
  const files = handles.flatMap(handle => handle?.file ?? []);
  return {
    status: context.statusCode,
    html,
    facts: factsOf(context),
    hydration: hydrationOf(context),
    files,
    later: files.flatMap(file => LATER[file] ?? []),
  };
}

/** Whether a page belongs to this address; all others show the same one. */
export function hasPage(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  return matchRoutes(dataRoutes, path)?.at(-1)?.route.path !== '*';
}

function factsOf({ matches, loaderData, errors }: StaticHandlerContext): PageFacts | null {
  const last = matches.at(-1)?.route;
  const data = errors ? undefined : loaderData[last?.id ?? ''];
  return (last?.handle as PageHandle | undefined)?.meta?.({ loaderData: data as never }) ?? null;
}

/** The browser receives only errors that the pages themselves throw: their content, not where they arose. */
function hydrationOf({ loaderData, errors }: StaticHandlerContext): string {
  const sent = Object.entries(errors ?? {}).map(([id, error]) => {
    const {
      status = 500,
      statusText = '',
      data = null,
    } = error as { status?: number; statusText?: string; data?: unknown };
    return [id, { __type: 'RouteErrorResponse', status, statusText, data, internal: false }];
  });
  return JSON.stringify({ loaderData, errors: errors ? Object.fromEntries(sent) : null });
}
