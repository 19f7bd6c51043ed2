import { useLocation } from 'react-router';

const SITE = 'http://this.site';

/**
 * Where to go after signing in: a path of this site, otherwise `/`, so that a link from outside cannot send people
 * elsewhere.
 */
export function safePath(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return '/';
  const url = URL.parse(next, SITE);
  // `/.//evil.example` is of this site, and its path alone is not.
  if (url?.origin !== SITE || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}

/**
 * Where the person came from: the query of a private page's address, or the state from the login-required modal
 * [NAV-5].
 */
export function useNextPath(): string {
  const { search, state } = useLocation();
  const asked = new URLSearchParams(search).get('next') ?? (state as { next?: unknown } | null)?.next;
  return safePath(asked);
}

/** A link between login, sign-up and forgot-password that keeps the next address. */
export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
}
