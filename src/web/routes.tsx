import { type RouteObject, useRouteError } from 'react-router';
import { PageError } from './page-error.tsx';
import { asRoute, type PageHandle, page } from './page-route.tsx';
import * as root from './root.tsx';
import ShopLayout from './shell/shop-layout.tsx';

const handle: PageHandle = { file: 'src/web/root.tsx' };

/** Pages between header and footer. */
const shopPages: RouteObject[] = [
  page('/', 'storefront/landing.tsx', () => import('./storefront/landing.tsx')),
  page('outlet/:categoryId', 'storefront/category.tsx', () => import('./storefront/category.tsx')),
  page('category/:categoryId', 'storefront/category.tsx', () => import('./storefront/category.tsx')),
  page('search', 'storefront/search.tsx', () => import('./storefront/search.tsx')),
  page('product/:productId/:words?', 'storefront/product.tsx', () => import('./storefront/product.tsx')),
  page('merchant/:merchantId', 'storefront/merchant.tsx', () => import('./storefront/merchant.tsx')),
  page('brand/:brandId', 'storefront/brand.tsx', () => import('./storefront/brand.tsx')),
  page('deals', 'storefront/deals.tsx', () => import('./storefront/deals.tsx')),
  page('compare', 'storefront/compare.tsx', () => import('./storefront/compare.tsx')),
  page('categories', 'storefront/categories.tsx', () => import('./storefront/categories.tsx')),
  page('about', 'storefront/about.tsx', () => import('./storefront/about.tsx')),
  page('privacy', 'storefront/privacy.tsx', () => import('./storefront/privacy.tsx')),
  page('complaints', 'storefront/complaints.tsx', () => import('./storefront/complaints.tsx')),
  page('credits', 'storefront/credits.tsx', () => import('./storefront/credits.tsx')),
  page('terms', 'storefront/terms.tsx', () => import('./storefront/terms.tsx')),
  page('offline', 'app/offline.tsx', () => import('./app/offline.tsx')),
  page('marketplace', 'account/marketplace.tsx', () => import('./account/marketplace.tsx')),

  page('cart', 'storefront/cart.tsx', () => import('./storefront/cart.tsx')),
  page('cart-link', 'storefront/cart/cart-link.tsx', () => import('./storefront/cart/cart-link.tsx')),
  page('profile', 'account/profile.tsx', () => import('./account/profile.tsx')),
  page('payment/:orderId', 'storefront/payment.tsx', () => import('./storefront/payment.tsx')),
  page(
    'order-details/:orderId',
    'storefront/order-details.tsx',
    () => import('./storefront/order-details.tsx'),
  ),
  page('messages', 'account/messages/messages.tsx', () => import('./account/messages/messages.tsx')),
  page(
    'messages/:conversationId',
    'account/messages/message-thread.tsx',
    () => import('./account/messages/message-thread.tsx'),
  ),
  page('documents/:documentId', 'account/document.tsx', () => import('./account/document.tsx')),
  page(
    'development/messages',
    'account/development-messages.tsx',
    () => import('./account/development-messages.tsx'),
  ),
];

/** A page that cannot be fetched or drawn leaves header and footer in place. */
const PageFailed = () => <PageError error={useRouteError()} />;

/**
 * Every address of the shop except the back-office's. The server renders public pages whole; the browser draws private
 * ones.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    handle,
    ...asRoute(root, handle),
    children: [
      {
        Component: ShopLayout,
        children: [{ ErrorBoundary: PageFailed, children: shopPages }],
      },
      {
        handle: { file: 'src/web/shell/slim-layout.tsx' } satisfies PageHandle,
        lazy: async () => ({ Component: (await import('./shell/slim-layout.tsx')).default }),
        children: [page('checkout', 'storefront/checkout.tsx', () => import('./storefront/checkout.tsx'))],
      },
      page('login', 'account/login.tsx', () => import('./account/login.tsx')),
      page('signup', 'account/signup.tsx', () => import('./account/signup.tsx')),
      page('forgot-password', 'account/forgot-password.tsx', () => import('./account/forgot-password.tsx')),
      page('take-back', 'account/restore-contact.tsx', () => import('./account/restore-contact.tsx')),
      page('*', 'storefront/unknown-path.tsx', () => import('./storefront/unknown-path.tsx')),
    ],
  },
];

/**
 * Adds the routes of the back-office, which shoppers never fetch. They come last, so that the others keep their ids.
 */
export function withBackOffice(backOfficeRoutes: RouteObject[]): RouteObject[] {
  return routes.map(
    top => ({ ...top, children: [...(top.children ?? []), ...backOfficeRoutes] }) as RouteObject,
  );
}
