import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';

/** The code of the first page's screens must be there before it is woken, or React would draw it anew. */
async function fetchFirstScreens() {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const found = (await route.lazy()) as Partial<RouteObject>;
      Object.assign(route, found, { lazy: undefined });
    }),
  );
}

await fetchFirstScreens();
const data = document.getElementById('page-data')?.textContent;
// The router finds it under this name and brings its errors back to life.
Object.assign(window, { __staticRouterHydrationData: data ? JSON.parse(data) : undefined });
const router = createBrowserRouter(routes);
startTransition(() => {
  hydrateRoot(
    document.getElementById('app') as HTMLElement,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
});
