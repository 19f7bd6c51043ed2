import { Link, type LinkProps, useLocation } from 'react-router';

/** A link that says when it leads to where one is. The router's own would come with every shopper's first visit. */
export function HereLink({ to, ...link }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return <Link {...link} to={to} aria-current={pathname === to ? 'page' : undefined} />;
}
