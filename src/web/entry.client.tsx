import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes as shopRoutes, withBackOffice } from './routes.tsx';

const fetchBackOffice = async () => (await import('./back-office/routes.tsx')).backOfficeRoutes;

/** The code of the first page's screens must be loaded before hydration, or React would draw it again. */
async function fetchFirstScreens(routes: RouteObject[]) {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const found = (await route.lazy()) as Partial<RouteObject>;
      Object.assign(route, found, { lazy: undefined });
    }),
  );
}

// An address that the shop does not know may belong to the back-office.
const isShop = matchRoutes(shopRoutes, location)?.at(-1)?.route.path !== '*';
const routes = isShop ? shopRoutes : withBackOffice(await fetchBackOffice());
await fetchFirstScreens(routes);
const data = document.getElementById('page-data')?.textContent;
// The router finds it under this name and restores its errors.
Object.assign(window, { __staticRouterHydrationData: data ? JSON.parse(data) : undefined });
const router = createBrowserRouter(routes, {
  async patchRoutesOnNavigation({ matches, patch }) {
    if (!isShop || matches.at(-1)?.route.path !== '*') return;
    patch('root', await fetchBackOffice());
  },
});
startTransition(() => {
  hydrateRoot(
    document.getElementById('app') as HTMLElement,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
});
// What makes the shop an app waits until the page has settled; without a network a link needs it at once.
if (import.meta.env.PROD)
  setTimeout(async () => (await import('./app/start.tsx')).startApp(router), navigator.onLine ? 3000 : 0);
