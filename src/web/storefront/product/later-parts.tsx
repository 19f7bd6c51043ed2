import type { ProductDetails } from '#modules/catalog/product.ts';
import type { MerchantRating as SellerRating } from '#modules/reviews/merchant-rating.ts';
import type { ReviewList } from '#modules/reviews/public.calls.ts';
import type { QuestionList } from '#modules/reviews/questions.calls.ts';
import type { Rating } from '#modules/reviews/review.ts';
import { MerchantRating } from '#modules/reviews/ui/merchant-rating.tsx';
import { breadcrumbFacts, JsonLd } from '../json-ld.tsx';
import { productFacts } from './product-facts.ts';
import { Questions } from './questions/questions.tsx';
import { RatingLine } from './reviews/rating-line.tsx';
import { Reviews } from './reviews/reviews.tsx';

/** What the server draws with a product's page, and a browser needs code for only later. */
export type Part =
  | { rating: Rating }
  | { product: ProductDetails; reviews: ReviewList }
  | { sellerRating: SellerRating | null }
  | { productId: number; questions: QuestionList }
  | {
      product: ProductDetails;
      about: { rating: Rating; canonical: string; crumbs: readonly { label: string; to?: string }[] };
    };

export function LaterPart(part: Part) {
  if ('rating' in part) return <RatingLine rating={part.rating} />;
  if ('sellerRating' in part) return <MerchantRating rating={part.sellerRating} />;
  if ('questions' in part) return <Questions productId={part.productId} first={part.questions} />;
  if ('reviews' in part) return <Reviews product={part.product} first={part.reviews} />;
  const { rating, canonical, crumbs } = part.about;
  return (
    <>
      <JsonLd facts={productFacts(part.product, rating, canonical)} />
      <JsonLd facts={breadcrumbFacts(canonical, crumbs)} />
    </>
  );
}
