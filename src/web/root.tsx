import '#kit/global.css';
import '#kit/forced-colors.css';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import { listCategories } from '#modules/catalog/calls.ts';
import { type ShopProfile, showShop } from '#modules/settings/calls.ts';
import { publicLoader, type Source } from './data/public-data.ts';
import { watchSession } from './data/session.ts';
import { PageError } from './page-error.tsx';
import type { PageHandle } from './page-route.tsx';

const NO_SHOP: ShopProfile = {
  companyName: '',
  company: { legalName: '', address: '', phone: '', email: '', commercialRegister: '', taxNumber: '' },
  supportChatUrl: '',
  socialLinks: [],
  homeOldPriceFactor: 0,
  deliveryDays: { first: 0, last: 0 },
  complaintHotline: '',
  complaintBusinessDays: 0,
  returnDays: { noReason: 14, defect: 30 },
};

/** What every page shows about the shop: its categories in the menu, its links in the footer. */
async function load({ getOr, url }: Source) {
  const [{ productCategories }, shop] = await Promise.all([
    getOr(listCategories, {}, { productCategories: [] }),
    getOr(showShop, {}, NO_SHOP),
  ]);
  return { categories: productCategories, shop, origin: url.origin };
}

export type ShopFrame = Awaited<ReturnType<typeof load>>;

export const loader = publicLoader(load);

/** The menu and the footer of the first page stay valid during a visit. */
export const shouldRevalidate = () => false;

export default function Root() {
  useEffect(watchSession, []);
  // Sends what was submitted before the scripts were loaded (boot.ts).
  useEffect(() => void dispatchEvent(new Event('shop-awake')), []);
  useTitle();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Shown if not even the frame of a page could be drawn. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main>
      <PageError error={error} />
    </main>
  );
}

/** The frame's data anywhere below the root; undefined on an error page without it. */
export function useShopFrame(): ShopFrame | undefined {
  return useRouteLoaderData('root') as ShopFrame | undefined;
}

/** After a navigation the tab gets the title that the server would have sent. */
function useTitle() {
  const match = useMatches().at(-1);
  const meta = (match?.handle as PageHandle | undefined)?.meta;
  const title = meta?.({ loaderData: match?.loaderData as never }).title;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
