import { useEffect } from 'react';
import { SectionTitle } from '#kit/display/section-title.tsx';
import type { listSimilarProducts } from '#modules/catalog/calls.ts';
import { disclosedFacts } from '#modules/catalog/disclosure.text.ts';
import type { ProductDetails } from '#modules/catalog/product.ts';
import { SpecificationList } from '#modules/catalog/ui/details/specification-list.tsx';
import { detailsText } from '#modules/catalog/ui/details/text.ts';
import type { MerchantProfile } from '#modules/merchants/merchant.ts';
import { SellerCard } from '#modules/merchants/ui/seller-card.tsx';
import type { MerchantRating as SellerRating } from '#modules/reviews/merchant-rating.ts';
import type { ReviewList } from '#modules/reviews/public.calls.ts';
import type { QuestionList } from '#modules/reviews/questions.calls.ts';
import type { Rating } from '#modules/reviews/review.ts';
import { MerchantRating } from '#modules/reviews/ui/merchant-rating.tsx';
import type { CallBody } from '#platform/call.ts';
import { WriteToShop } from '../../parts/conversations/write-button.tsx';
import { GoodsRow } from '../../parts/discovery/goods-row.tsx';
import { discoveryText } from '../../parts/discovery/text.ts';
import { ViewedRow } from '../../parts/discovery/viewed-row.tsx';
import { useShopFrame } from '../../root.tsx';
import { breadcrumbFacts, JsonLd } from '../json-ld.tsx';
import { AWAKE } from './hold-presses.ts';
import styles from './product.module.css';
import { productFacts } from './product-facts.ts';
import { Questions } from './questions.tsx';
import { RatingLine } from './reviews/rating-line.tsx';
import { Reviews } from './reviews/reviews.tsx';
import type { Arrival } from './use-arrival.ts';

/** What the server draws with a product's page, and a browser needs code for only later. */
export type Part =
  | { rating: Rating; questions: number }
  | { product: ProductDetails; reviews: ReviewList }
  | { sellerRating: SellerRating | null }
  | { productId: number; questions: QuestionList }
  | { soldBy: ProductDetails; profile: MerchantProfile | null }
  | { factsOf: ProductDetails }
  | { goods: CallBody<typeof listSimilarProducts>; exceptId: number }
  | {
      product: ProductDetails;
      about: {
        rating: Rating;
        arrival: Arrival | null;
        canonical: string;
        crumbs: readonly { label: string; to?: string }[];
      };
    };

export function LaterPart(part: Part) {
  if ('rating' in part) return <RatingLine {...part} />;
  if ('sellerRating' in part) return <MerchantRating rating={part.sellerRating} />;
  if ('soldBy' in part)
    return (
      <>
        <SellerCard seller={part.soldBy} profile={part.profile}>
          <WriteToShop productId={part.soldBy.id} />
        </SellerCard>
        <Awake id="seller" />
      </>
    );
  if ('factsOf' in part) return <Facts product={part.factsOf} />;
  if ('goods' in part) return <OtherGoods {...part} />;
  if ('questions' in part)
    return (
      <>
        <Questions productId={part.productId} first={part.questions} />
        <Awake id="questions" />
      </>
    );
  if ('reviews' in part)
    return (
      <>
        <Reviews product={part.product} first={part.reviews} />
        <Awake id="reviews" />
      </>
    );
  return <ForEngines {...part} />;
}

/** Says that what was pressed too early can be done now. */
function Awake({ id }: { id: string }) {
  useEffect(() => void document.getElementById(id)?.dispatchEvent(new Event(AWAKE)), [id]);
  return null;
}

/** What goes with it, what is like it, and what this browser has shown before. */
function OtherGoods({ goods, exceptId }: Extract<Part, { goods: object }>) {
  return (
    <>
      <GoodsRow title={discoveryText.together} products={goods.together} />
      <GoodsRow title={detailsText.similar} products={goods.products} />
      <ViewedRow exceptId={exceptId} />
    </>
  );
}

function ForEngines({ product, about }: Extract<Part, { about: object }>) {
  const { canonical, crumbs } = about;
  const { deliveryDays, returnDays } = useShopFrame()?.shop ?? {};
  return (
    <>
      <JsonLd facts={import.meta.env.SSR && productFacts(product, { ...about, deliveryDays, returnDays })} />
      <JsonLd facts={import.meta.env.SSR && breadcrumbFacts(canonical, crumbs)} />
    </>
  );
}

/** What it is, and what the law wants a buyer to know of it. */
function Facts({ product }: { product: ProductDetails }) {
  const facts = [...product.specifications, ...disclosedFacts(product)];
  if (facts.length === 0) return null;
  return (
    <section className={styles.facts}>
      <SectionTitle title={detailsText.specifications} />
      <SpecificationList facts={facts} />
    </section>
  );
}
