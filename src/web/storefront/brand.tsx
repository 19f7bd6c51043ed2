import { showBrand } from '#modules/catalog/calls.ts';
import { parseWhole } from '#platform/digits.ts';
import { publicLoader, type Source } from '../data/public-data.ts';
import type { PageFacts } from '../page-facts.ts';
import { canonicalUrl, MISSING_PAGE } from '../parts/page-meta.ts';
import { siteText } from '../text.ts';
import { breadcrumbFacts, JsonLd } from './json-ld.tsx';
import { Listing } from './listing/listing.tsx';
import { loadListing } from './listing/load-listing.ts';
import { NothingFound } from './listing/nothing-found.tsx';
import { listingPageText } from './listing/text.ts';

async function load(source: Source) {
  const brandId = parseWhole(source.params['brandId'] ?? '') ?? 0;
  const [brand, listing] = await Promise.all([
    source.get(showBrand, { brandId }),
    loadListing(source, { brandIds: [brandId] }),
  ]);
  return { brand, listing, canonical: canonicalUrl(source.url, ['page']) };
}

type BrandData = Awaited<ReturnType<typeof load>>;

export const loader = publicLoader(load);

export function meta({ loaderData }: { loaderData: BrandData | undefined }): PageFacts {
  if (!loaderData) return MISSING_PAGE;
  const { name, nameAr } = loaderData.brand;
  return {
    title: siteText.titled(
      listingPageText.brandTitle(nameAr && nameAr !== name ? `${nameAr} (${name})` : name),
    ),
    description: listingPageText.merchantDescription(nameAr || name),
    canonical: loaderData.canonical,
    image: loaderData.listing.products[0]?.imageUrl,
  };
}

export default function BrandPage({ loaderData }: { loaderData: BrandData }) {
  const { brand, listing, canonical } = loaderData;
  const crumbs = [{ label: siteText.home, to: '/' }, { label: brand.name }];
  return (
    <>
      <Listing
        listing={listing}
        crumbs={crumbs}
        title={<bdi>{brand.name}</bdi>}
        empty={<NothingFound listing={listing} otherwise={listingPageText.nothingYet} />}
      />
      <JsonLd facts={import.meta.env.SSR && breadcrumbFacts(canonical, crumbs)} />
    </>
  );
}
