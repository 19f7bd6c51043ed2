import { showPage } from '#modules/settings/calls.ts';
import { publicLoader, type Source } from '../data/public-data.ts';
import type { PageFacts } from '../page-facts.ts';
import { canonicalUrl, MISSING_PAGE } from '../parts/page-meta.ts';
import { pagesText } from '../parts/text-page.text.ts';
import { TextPage } from '../parts/text-page.tsx';
import { siteText } from '../text.ts';

async function load({ get, url }: Source) {
  return { canonical: canonicalUrl(url), page: await get(showPage, { name: 'credits' }) };
}

type CreditsData = Awaited<ReturnType<typeof load>>;

export const loader = publicLoader(load);

export function meta({ loaderData }: { loaderData: CreditsData | undefined }): PageFacts {
  if (!loaderData) return MISSING_PAGE;
  return {
    title: siteText.titled(pagesText.creditsTitle),
    description: siteText.description,
    canonical: loaderData.canonical,
  };
}

/** Who made the pictures, and by which licence they are shown; staff write it like the other texts. */
export default function Credits({ loaderData }: { loaderData: CreditsData }) {
  return <TextPage title={pagesText.creditsTitle} page={loaderData.page} />;
}
