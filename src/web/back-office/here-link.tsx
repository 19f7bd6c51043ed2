import { Link, type LinkProps, useLocation } from 'react-router';

/** Lists whose items have an address of another name. */
const DETAILS: Readonly<Record<string, string>> = {
  '/products': '/product-details/',
  '/orders': '/order-details/',
};

/**
 * A link that says when it leads to the current page, or to the list of what is shown. The router's own link would load
 * at every shopper's first visit.
 */
export function HereLink({ to, ...link }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return <Link {...link} to={to} aria-current={hereOf(pathname, to)} />;
}

function hereOf(pathname: string, to: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  const isWithin = to !== '/' && pathname.startsWith(`${to}/`);
  return isWithin || pathname.startsWith(DETAILS[to] ?? '//') ? 'true' : undefined;
}
