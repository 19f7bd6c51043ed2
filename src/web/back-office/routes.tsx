import type { RouteObject } from 'react-router';
import { type PageHandle, page } from '../page-route.tsx';
import type { BackOfficePage } from './page.ts';
import { PAGES } from './pages.ts';

/** The code of each page, by its file. */
const SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
  'back-office/orders/orders.tsx': () => import('./orders/orders.tsx'),
  'back-office/support/customer.tsx': () => import('./support/customer.tsx'),
  'back-office/support/held-stock.tsx': () => import('./support/held-stock.tsx'),
  'back-office/returns/returns.tsx': () => import('./returns/returns.tsx'),
  'back-office/returns/return-page.tsx': () => import('./returns/return-page.tsx'),
  'back-office/returns/claim-page.tsx': () => import('./returns/claim-page.tsx'),
  'back-office/reviews/reviews.tsx': () => import('./reviews/reviews.tsx'),
  'back-office/reviews/questions.tsx': () => import('./reviews/questions.tsx'),
  'back-office/reviews/reported.tsx': () => import('./reviews/reported.tsx'),
  'back-office/support/complaint-desk.tsx': () => import('./support/complaint-desk.tsx'),
  'back-office/support/conversations.tsx': () => import('./support/conversations.tsx'),
  'back-office/support/conversation.tsx': () => import('./support/conversation.tsx'),
  'back-office/support/conversation-case.tsx': () => import('./support/conversation-case.tsx'),
  'back-office/refunds/refunds.tsx': () => import('./refunds/refunds.tsx'),
  'back-office/orders/print/print.tsx': () => import('./orders/print/print.tsx'),
  'back-office/orders/handover/handovers.tsx': () => import('./orders/handover/handovers.tsx'),
  'back-office/orders/handover/new-handover.tsx': () => import('./orders/handover/new-handover.tsx'),
  'back-office/orders/handover/handover.tsx': () => import('./orders/handover/handover.tsx'),
  'back-office/account/account.tsx': () => import('./account/account.tsx'),
  'back-office/merchants/merchants.tsx': () => import('./merchants/merchants.tsx'),
  'back-office/merchants/objections.tsx': () => import('./merchants/objections.tsx'),
  'back-office/users/users.tsx': () => import('./users/users.tsx'),
  'back-office/ads/ads.tsx': () => import('./ads/ads.tsx'),
  'back-office/ads/new-ad.tsx': () => import('./ads/new-ad.tsx'),
  'back-office/ads/edit-ad.tsx': () => import('./ads/edit-ad.tsx'),
  'back-office/audit/security-log.tsx': () => import('./audit/security-log.tsx'),
  'back-office/audit/audit.tsx': () => import('./audit/audit.tsx'),
  'back-office/operations/operations.tsx': () => import('./operations/operations.tsx'),
  'back-office/settings/settings.tsx': () => import('./settings/settings.tsx'),
  'back-office/coupons/coupons.tsx': () => import('./coupons/coupons.tsx'),
  'back-office/search-desk/search-desk.tsx': () => import('./search-desk/search-desk.tsx'),
  'back-office/payments/payments.tsx': () => import('./payments/payments.tsx'),
  'back-office/reports/reports.tsx': () => import('./reports/reports.tsx'),
  'back-office/reports/performance.tsx': () => import('./reports/performance.tsx'),
  'back-office/remittances/remittances.tsx': () => import('./remittances/remittances.tsx'),
  'back-office/products/products.tsx': () => import('./products/products.tsx'),
  'back-office/products/new-product.tsx': () => import('./products/new-product.tsx'),
  'back-office/products/import/import-products.tsx': () => import('./products/import/import-products.tsx'),
  'back-office/products/edit-product.tsx': () => import('./products/edit-product.tsx'),
  'back-office/finance/money.tsx': () => import('./finance/money.tsx'),
  'back-office/finance/statement.tsx': () => import('./finance/statement.tsx'),
  'back-office/finance/payouts.tsx': () => import('./finance/payouts.tsx'),
  'back-office/tax-documents/tax-documents.tsx': () => import('./tax-documents/tax-documents.tsx'),
  'back-office/finance/ledger.tsx': () => import('./finance/ledger.tsx'),
  'back-office/finance/months.tsx': () => import('./finance/months.tsx'),
};

function toRoute({ path, file }: BackOfficePage): RouteObject {
  const screen = SCREENS[file];
  if (!screen) throw new Error(`no screen is fetched from ${file}`);
  return page(path, file, screen);
}

/** The routes of the back-office, apart from the shop's, so that a shopper never fetches even their list. */
export const backOfficeRoutes: RouteObject[] = [
  {
    id: 'back-office',
    handle: { file: 'src/web/back-office/layout.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./layout.tsx')).BackOfficeLayout }),
    children: PAGES.map(toRoute),
  },
];
