import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the shop. Public pages are rendered on the server, private ones are drawn in the browser. */
export default [
  layout('shell/shop-layout.tsx', [
    index('storefront/landing.tsx'),
    route('outlet/:categoryId', 'storefront/category.tsx', { id: 'outlet' }),
    route('category/:categoryId', 'storefront/category.tsx', { id: 'category' }),
    route('search', 'storefront/search.tsx'),
    route('product/:productId', 'storefront/product.tsx'),
    route('merchant/:merchantId', 'storefront/merchant.tsx'),
    route('brand/:brandId', 'storefront/brand.tsx'),
    route('categories', 'storefront/categories.tsx'),
    route('about', 'storefront/about.tsx'),
    route('terms', 'storefront/terms.tsx'),

    route('cart', 'storefront/cart.tsx'),
    route('profile', 'account/profile.tsx'),
    route('order-details/:orderId', 'storefront/order-details.tsx'),
    route('development/messages', 'account/development-messages.tsx'),
  ]),
  layout('shell/slim-layout.tsx', [route('checkout', 'storefront/checkout.tsx')]),
  route('login', 'account/login.tsx'),
  route('signup', 'account/signup.tsx'),
  route('forgot-password', 'account/forgot-password.tsx'),
  route('*', 'storefront/unknown-path.tsx'),
] satisfies RouteConfig;
