import '#kit/global.css';
import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { PRELOADED_FONTS } from '#kit/fonts.ts';
import { listCategories } from '#modules/catalog/contract.ts';
import { type ShopProfile, showShop } from '#modules/settings/contract.ts';
import { publicLoader, type Source } from './public-data.ts';
import { loadSession } from './session.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { siteText } from './text.ts';

const NO_SHOP: ShopProfile = { companyName: '', supportChatUrl: '', socialLinks: [], homeOldPriceFactor: 0 };

/** What every page shows of the shop: its categories in the menu, its links in the footer. */
async function load({ getOr, url }: Source) {
  const [{ productCategories }, shop] = await Promise.all([
    getOr(listCategories, {}, { productCategories: [] }),
    getOr(showShop, {}, NO_SHOP),
  ]);
  return { categories: productCategories, shop, origin: url.origin };
}

export type ShopFrame = Awaited<ReturnType<typeof load>>;

export const loader = publicLoader(load);

/** The menu and the footer of the first page stay good while one walks through the shop. */
export const shouldRevalidate = () => false;

export function links() {
  return [
    ...PRELOADED_FONTS.map(href => ({
      rel: 'preload',
      href,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    })),
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ar" dir="rtl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#083f47" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => void loadSession(), []);
  return <Outlet />;
}

/** The frame's data anywhere below the root; on an error page there may be none. */
export function useShopFrame(): ShopFrame | undefined {
  return useRouteLoaderData<typeof loader>('root');
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{missing ? siteText.notFoundTitle : siteText.failedTitle}</title>
      <ErrorPage
        missing={missing}
        message={isRouteErrorResponse(error) ? messageOf(error.data) : undefined}
      />
    </>
  );
}

function messageOf(details: unknown): string | undefined {
  const message = (details as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : undefined;
}
