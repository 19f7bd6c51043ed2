import type { PageFacts } from '../page-facts.ts';
import { siteText } from '../text.ts';

/** For a page whose data could not be fetched. */
export const MISSING_PAGE: PageFacts = { title: siteText.notFoundTitle, noindex: true };

/** The address of this page on this site, with the named query fields only. */
export function canonicalUrl(url: URL, keep: readonly string[] = []): string {
  const clean = new URL(url.pathname, url.origin);
  for (const name of keep) {
    const value = url.searchParams.get(name);
    if (value) clean.searchParams.set(name, value);
  }
  return clean.href;
}
