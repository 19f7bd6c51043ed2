import { productCount } from '#modules/catalog/ui/listing/text.ts';
import { showMerchant } from '#modules/merchants/calls.ts';
import { NAMELESS_MERCHANT } from '#modules/merchants/text.ts';
import { MerchantHead } from '#modules/merchants/ui/merchant-head.tsx';
import { reportText } from '#modules/moderation/text.ts';
import { showMerchantRating } from '#modules/reviews/merchant-rating.calls.ts';
import { MerchantRating } from '#modules/reviews/ui/merchant-rating.tsx';
import { parseWhole } from '#platform/digits.ts';
import { publicLoader, type Source } from '../data/public-data.ts';
import type { PageFacts } from '../page-facts.ts';
import { canonicalUrl, MISSING_PAGE } from '../parts/page-meta.ts';
import { ReportButton, WishedReport } from '../parts/reviews/report-button.tsx';
import { siteText } from '../text.ts';
import { breadcrumbFacts, JsonLd } from './json-ld.tsx';
import { Listing } from './listing/listing.tsx';
import { loadListing } from './listing/load-listing.ts';
import { NothingFound } from './listing/nothing-found.tsx';
import { listingPageText } from './listing/text.ts';

async function load(source: Source) {
  const merchantId = parseWhole(source.params['merchantId'] ?? '') ?? 0;
  const [merchant, { rating }, listing] = await Promise.all([
    source.get(showMerchant, { merchantId }),
    source.getOr(showMerchantRating, { merchantId }, { rating: null }),
    loadListing(source, { merchantIds: [merchantId] }),
  ]);
  return { merchant, rating, listing, canonical: canonicalUrl(source.url, ['page']) };
}

type MerchantData = Awaited<ReturnType<typeof load>>;

export const loader = publicLoader(load);

export function meta({ loaderData }: { loaderData: MerchantData | undefined }): PageFacts {
  if (!loaderData) return MISSING_PAGE;
  const name = loaderData.merchant.nameAr || NAMELESS_MERCHANT;
  return {
    title: siteText.titled(name),
    description: listingPageText.merchantDescription(name),
    canonical: loaderData.canonical,
    image: loaderData.listing.products[0]?.imageUrl,
  };
}

export default function MerchantPage({ loaderData }: { loaderData: MerchantData }) {
  const { merchant, rating, listing, canonical } = loaderData;
  const crumbs = [{ label: siteText.home, to: '/' }, { label: merchant.nameAr || NAMELESS_MERCHANT }];
  return (
    <>
      <Listing
        listing={listing}
        crumbs={crumbs}
        head={<MerchantHead merchant={merchant}>{productCount(listing.total)}</MerchantHead>}
        empty={<NothingFound listing={listing} otherwise={listingPageText.nothingYet} />}
      />
      <div className="page-width">
        <MerchantRating rating={rating} />
        <ReportButton kind="merchant" subjectId={merchant.id} label={reportText.merchant} />
        <WishedReport />
      </div>
      <JsonLd facts={import.meta.env.SSR && breadcrumbFacts(canonical, crumbs)} />
    </>
  );
}
