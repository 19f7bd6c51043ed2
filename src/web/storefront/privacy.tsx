import { showPage } from '#modules/settings/calls.ts';
import { publicLoader, type Source } from '../data/public-data.ts';
import type { PageFacts } from '../page-facts.ts';
import { canonicalUrl, MISSING_PAGE } from '../parts/page-meta.ts';
import { pagesText } from '../parts/text-page.text.ts';
import { TextPage } from '../parts/text-page.tsx';
import { siteText } from '../text.ts';

async function load({ get, url }: Source) {
  return { canonical: canonicalUrl(url), page: await get(showPage, { name: 'privacy' }) };
}

type PrivacyData = Awaited<ReturnType<typeof load>>;

export const loader = publicLoader(load);

export function meta({ loaderData }: { loaderData: PrivacyData | undefined }): PageFacts {
  if (!loaderData) return MISSING_PAGE;
  return {
    title: siteText.titled(pagesText.privacyTitle),
    description: siteText.description,
    canonical: loaderData.canonical,
  };
}

export default function Privacy({ loaderData }: { loaderData: PrivacyData }) {
  return <TextPage title={pagesText.privacyTitle} page={loaderData.page} />;
}
