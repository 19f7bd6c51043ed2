import { lazy, Suspense, useMemo } from 'react';
import { Breadcrumbs } from '#kit/navigation/breadcrumbs.tsx';
import { showArrival } from '#modules/cart/arrival.calls.ts';
import { listSimilarProducts, showProduct } from '#modules/catalog/calls.ts';
import type { ProductDetails } from '#modules/catalog/product.ts';
import { productPath } from '#modules/catalog/product-path.ts';
import { showMerchant } from '#modules/merchants/calls.ts';
import type { MerchantProfile } from '#modules/merchants/merchant.ts';
import { showMerchantRating } from '#modules/reviews/merchant-rating.calls.ts';
import { listReviews } from '#modules/reviews/public.calls.ts';
import { listQuestions } from '#modules/reviews/questions.calls.ts';
import { parseWhole } from '#platform/digits.ts';
import { publicLoader, type Source } from '../data/public-data.ts';
import { useIsKnown } from '../data/session.ts';
import { PageError } from '../page-error.tsx';
import type { PageFacts } from '../page-facts.ts';
import { MISSING_PAGE } from '../parts/page-meta.ts';
import { siteText } from '../text.ts';
import { holdPresses } from './product/hold-presses.ts';
import { Later } from './product/later.tsx';
import styles from './product/product.module.css';
import { ProductView } from './product/product-view.tsx';
import type { Arrival } from './product/use-arrival.ts';

/** If the seller's call failed, the page works without the legal identity: of this only the id is read. */
const UNKNOWN_SELLER = { id: 0 } as MerchantProfile;

const NONE: [number, number, number] = [0, 0, 0];
/** If they could not be asked for, the page shows none. */
const NO_REVIEWS = {
  rating: { average: 0, count: 0, byStars: [] },
  fits: NONE,
  withPhotos: 0,
  sizes: {},
  photos: [],
  reviews: [],
  hasMore: false,
};

const NO_GOODS = { products: [], together: [] };

const NO_QUESTIONS = { count: 0, questions: [], hasMore: false };

/** If it could not be worked out, the page names no day: of this only the id is read. */
const UNKNOWN_ARRIVAL = { place: { governorateId: 0 } } as Arrival;

async function load({ get, getOr, params, url }: Source) {
  const productId = parseWhole(params['productId'] ?? '') ?? 0;
  const [product, similar, reviews, questions, arrival] = await Promise.all([
    get(showProduct, { productId }),
    getOr(listSimilarProducts, { productId }, NO_GOODS),
    getOr(listReviews, { productId }, NO_REVIEWS),
    getOr(listQuestions, { productId }, NO_QUESTIONS),
    getOr(showArrival, { productId }, UNKNOWN_ARRIVAL),
  ]);
  const { merchantId } = product;
  const [seller, { rating: sellerRating }] = await Promise.all([
    getOr(showMerchant, { merchantId }, UNKNOWN_SELLER),
    getOr(showMerchantRating, { merchantId }, { rating: null }),
  ]);
  return {
    product,
    seller: seller.id > 0 ? seller : null,
    sellerRating,
    similar,
    reviews,
    questions,
    arrival: arrival.place.governorateId > 0 ? arrival : null,
    canonical: new URL(productPath(product), url).href,
  };
}

/** Loads only where a product is gone; without it the page says so all the same. */
const GoodsInstead = lazy(async () => ({
  default: await import('./product/goods-instead.tsx').then(
    module => module.GoodsInstead,
    () => () => null,
  ),
}));

/** A product that is no longer shown leads on to what is like it. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const isKnown = useIsKnown();
  return (
    <>
      <PageError error={error} />
      <Suspense>{isKnown && <GoodsInstead />}</Suspense>
    </>
  );
}

type ProductData = Awaited<ReturnType<typeof load>>;

export const loader = publicLoader(load);

export function meta({ loaderData }: { loaderData: ProductData | undefined }): PageFacts {
  if (!loaderData) return MISSING_PAGE;
  const { product, canonical } = loaderData;
  return {
    title: siteText.titled(product.productName),
    description: import.meta.env.SSR ? descriptionOf(product) : undefined,
    canonical,
    isOnlyThere: true,
    image: product.imageUrl,
    type: 'product',
  };
}

/** For search engines, which show 160 letters; of a longer text the first words, each whole. */
const descriptionOf = ({ description, productName }: ProductDetails) =>
  description.replace(/^(?=.{161})(.{0,159})\s.*/s, '$1…') || productName;

export default function ProductPage({ loaderData }: { loaderData: ProductData }) {
  const { product, seller, similar, reviews, questions, arrival } = loaderData;
  const about = useMemo(() => aboutOf(loaderData), [loaderData]);
  return (
    <div className={`page-width ${styles.page}`}>
      <div className={styles.top}>
        <div className={styles.crumbs}>
          <Breadcrumbs items={about.crumbs} />
        </div>
        {/* Another product is another choice. */}
        <ProductView
          key={product.id}
          product={product}
          seller={seller}
          rating={reviews.rating}
          questions={questions.count}
          arrival={arrival}
          sellerRating={loaderData.sellerRating}
        />
        {!product.inStock && (
          <div className={styles.instead}>
            <Later goods={similar} exceptId={product.id} />
          </div>
        )}
      </div>
      <div id="reviews" ref={holdPresses}>
        <Later key={product.id} product={product} reviews={reviews} />
      </div>
      <div id="questions" ref={holdPresses}>
        <Later key={product.id} productId={product.id} questions={questions} />
      </div>
      {product.inStock && <Later goods={similar} exceptId={product.id} />}
      <Later product={product} about={about} />
    </div>
  );
}

function aboutOf({ product, reviews, arrival, canonical }: ProductData) {
  const crumbs = [
    { label: siteText.home, to: '/' },
    { label: product.categoryName, to: `/outlet/${product.categoryId}` },
    { label: product.productName },
  ];
  return { rating: reviews.rating, arrival, canonical, crumbs };
}
