import type { RouteObject } from 'react-router';
import { page } from '../page-route.tsx';
import { type BackofficePage, PAGES } from './pages.ts';

/** The code of each page, by its file. */
const SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
  'backoffice/orders/orders.tsx': () => import('./orders/orders.tsx'),
  'backoffice/returns/returns.tsx': () => import('./returns/returns.tsx'),
  'backoffice/returns/return-desk.tsx': () => import('./returns/return-desk.tsx'),
  'backoffice/returns/claim-desk.tsx': () => import('./returns/claim-desk.tsx'),
  'backoffice/refunds/refunds.tsx': () => import('./refunds/refunds.tsx'),
  'backoffice/orders/print/print.tsx': () => import('./orders/print/print.tsx'),
  'backoffice/account/account.tsx': () => import('./account/account.tsx'),
  'backoffice/merchants/merchants.tsx': () => import('./merchants/merchants.tsx'),
  'backoffice/users/users.tsx': () => import('./users/users.tsx'),
  'backoffice/ads/ads.tsx': () => import('./ads/ads.tsx'),
  'backoffice/ads/new-ad.tsx': () => import('./ads/new-ad.tsx'),
  'backoffice/ads/edit-ad.tsx': () => import('./ads/edit-ad.tsx'),
  'backoffice/audit/audit.tsx': () => import('./audit/audit.tsx'),
  'backoffice/settings/settings.tsx': () => import('./settings/settings.tsx'),
  'backoffice/coupons/coupons.tsx': () => import('./coupons/coupons.tsx'),
  'backoffice/payments/payments.tsx': () => import('./payments/payments.tsx'),
  'backoffice/reports/reports.tsx': () => import('./reports/reports.tsx'),
  'backoffice/remittances/remittances.tsx': () => import('./remittances/remittances.tsx'),
  'backoffice/products/products.tsx': () => import('./products/products.tsx'),
  'backoffice/products/new-product.tsx': () => import('./products/new-product.tsx'),
  'backoffice/products/import/import-products.tsx': () => import('./products/import/import-products.tsx'),
  'backoffice/products/edit-product.tsx': () => import('./products/edit-product.tsx'),
  'backoffice/money/money.tsx': () => import('./money/money.tsx'),
  'backoffice/money/statement.tsx': () => import('./money/statement.tsx'),
  'backoffice/payouts/payouts.tsx': () => import('./payouts/payouts.tsx'),
  'backoffice/ledger/ledger.tsx': () => import('./ledger/ledger.tsx'),
};

function staffPage({ path, file }: BackofficePage): RouteObject {
  const screen = SCREENS[file];
  if (!screen) throw new Error(`no screen is fetched from ${file}`);
  return page(path, file, screen);
}

/** The routes of the back-office, apart from the shop's, so that a shopper never fetches even their list. */
export const backofficeRoutes: RouteObject[] = [
  {
    id: 'backoffice',
    lazy: async () => ({ Component: (await import('./layout.tsx')).BackofficeLayout }),
    children: PAGES.map(staffPage),
  },
];
