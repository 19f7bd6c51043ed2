import { Fragment, Suspense, useEffect } from 'react';
import { lazyPart } from '#kit/lazy-part.ts';
import { listActiveAds } from '#modules/ads/calls.ts';
import { RotatingBanner } from '#modules/ads/ui/rotating-banner.tsx';
import { UpperAds } from '#modules/ads/ui/upper-ads.tsx';
import { listHomeRows, listPublicProducts } from '#modules/catalog/calls.ts';
import { CategoryList } from '#modules/catalog/ui/category-list.tsx';
import { listActiveMerchants } from '#modules/merchants/calls.ts';
import { cacheShopData, type Source, shopDataLoader } from '../data/public-data.ts';
import { useIsKnown } from '../data/session.ts';
import type { PageFacts } from '../page-facts.ts';
import { GoodsRow } from '../parts/discovery/goods-row.tsx';
import { canonicalUrl, MISSING_PAGE } from '../parts/page-meta.ts';
import { useShopFrame } from '../root.tsx';
import { landingText, siteText } from '../text.ts';
import styles from './landing/landing.module.css';
import { CategoryGrid, MerchantCarousel } from './landing/sections.tsx';

/** Personal, so that it comes after the page. The server, which waits for no code, would leave it unfinished. */
const ViewedRow = lazyPart(async () => (await import('../parts/discovery/viewed-row.tsx')).ViewedRow);
/** As many categories as the list next to the ads shows [LND-3]. */
const LISTED_CATEGORIES = 10;
/** Places for banners: after the categories and after each of the first rows. */
const BANNERS = 3;

/** The calls of the landing page, as in DATA-2. */
async function load({ getOr, url }: Source) {
  const [upper, banners, featured, home, partners] = await Promise.all([
    getOr(listActiveAds, { type: 'landing_page_upper' }, { ads: [] }),
    getOr(listActiveAds, { type: 'landing_page_categories' }, { ads: [] }),
    getOr(
      listPublicProducts,
      { page: 1, limit: 8, sortBy: 'numberOfRequests', order: 'descending' },
      { products: [], totalPages: 0 },
    ),
    getOr(listHomeRows, { page: 1, limit: 10, sortBy: 'id', order: 'ascending' }, { productsByCategory: {} }),
    getOr(listActiveMerchants, {}, { merchants: [] }),
  ]);
  return {
    canonical: canonicalUrl(url),
    upperAds: upper.ads,
    bannerAds: banners.ads,
    featured: featured.products,
    rows: home.productsByCategory,
    merchants: partners.merchants,
  };
}

type LandingData = Awaited<ReturnType<typeof load>>;

export const loader = shopDataLoader('landing', load);

export function meta({ loaderData }: { loaderData: LandingData | undefined }): PageFacts {
  if (!loaderData) return MISSING_PAGE;
  return {
    title: landingText.title,
    description: siteText.description,
    canonical: loaderData.canonical,
  };
}

export default function Landing({ loaderData }: { loaderData: LandingData }) {
  const { upperAds, bannerAds, featured, merchants } = loaderData;
  const categories = useShopFrame()?.categories ?? [];
  useEffect(
    () => cacheShopData('landing', { products: featured.length > 0, data: loaderData }),
    [featured, loaderData],
  );
  return (
    <div className={`page-width not-for-staff ${styles.landing}`}>
      {/* Hidden from within: the heading itself takes the focus on arrival, and what is focused would show. */}
      <h1 className={styles.title}>
        <span className="visually-hidden">{landingText.title}</span>
      </h1>
      <div className={styles.hero}>
        {categories.length > 0 && <CategoryList categories={categories.slice(0, LISTED_CATEGORIES)} />}
        {upperAds.length > 0 && <UpperAds ads={upperAds} />}
      </div>
      <GoodsRow title={landingText.featured} products={featured} />
      <CategoryGrid categories={categories} />
      <Banner ads={bannerAds} place={0} />
      <MerchantCarousel merchants={merchants} />
      <HomeRows data={loaderData} />
      <Personal />
    </div>
  );
}

/** What waits until it is known who looks: staff see their own page here. The rows above are not drawn again for it. */
function Personal() {
  const isKnown = useIsKnown();
  // Separate from the page's code, so counting ads costs it nothing.
  useEffect(() => {
    if (!isKnown) return;
    const watching = import('./landing/watch-ads.ts').then(ads => ads.watchAds());
    return () => void watching.then(stop => stop());
  }, [isKnown]);
  return <Suspense>{isKnown && <ViewedRow />}</Suspense>;
}

/** Each category's products with a link to all of them [LND-8]. */
function HomeRows({ data: { rows, bannerAds } }: { data: LandingData }) {
  const frame = useShopFrame();
  const filled = (frame?.categories ?? []).filter(category => rows[category.id]?.products.length);
  return filled.map((category, index) => (
    <Fragment key={category.id}>
      {/* A boundary of its own lets the browser wake one row at a time. */}
      <Suspense>
        <GoodsRow
          title={category.nameAr}
          products={rows[category.id]?.products ?? []}
          more={{ to: `/outlet/${category.id}`, label: landingText.more }}
          oldPriceFactor={frame?.shop.homeOldPriceFactor ?? 0}
        />
      </Suspense>
      {index < filled.length - 1 && <Banner ads={bannerAds} place={index + 1} />}
    </Fragment>
  ));
}

function Banner({ ads, place }: { ads: LandingData['bannerAds']; place: number }) {
  if (place >= Math.min(ads.length, BANNERS)) return null;
  return <RotatingBanner ads={ads} offset={place} />;
}
