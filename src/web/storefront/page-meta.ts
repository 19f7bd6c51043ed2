import type { MetaDescriptor } from 'react-router';
import { siteText } from '../text.ts';

interface PageFacts {
  title: string;
  description: string;
  /** Where the page really stands, without what only narrows or sorts it. */
  canonical: string;
  /** Address of a picture of it. */
  image?: string;
  type?: 'website' | 'product';
}

/** Title, description, canonical address and Open Graph of a public page. */
export function pageMeta({
  title,
  description,
  canonical,
  image,
  type = 'website',
}: PageFacts): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'ar_EG' },
    { property: 'og:site_name', content: siteText.name },
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}

/** Of a page whose data could not be had. */
export const MISSING_META: MetaDescriptor[] = [
  { title: siteText.notFoundTitle },
  { name: 'robots', content: 'noindex' },
];

/** The address of this page on this site, with the named query fields only. */
export function canonicalUrl(url: URL, keep: readonly string[] = []): string {
  const clean = new URL(url.pathname, url.origin);
  for (const name of keep) {
    const value = url.searchParams.get(name);
    if (value) clean.searchParams.set(name, value);
  }
  return clean.href;
}
