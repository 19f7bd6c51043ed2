import { SectionTitle } from '#kit/display/section-title.tsx';
import { Price, WasPrice } from '#kit/price.tsx';
import { WholePieces } from '#kit/whole-pieces.tsx';
import type { ProductDetails } from '#modules/catalog/product.ts';
import { ProductGallery } from '#modules/catalog/ui/details/product-gallery.tsx';
import { detailsText } from '#modules/catalog/ui/details/text.ts';
import { LikeButton } from '#modules/catalog/ui/like-button.tsx';
import type { MerchantProfile } from '#modules/merchants/merchant.ts';
import type { MerchantRating } from '#modules/reviews/merchant-rating.ts';
import type { Rating } from '#modules/reviews/review.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import { toggleLike, useLiked, useLikePending } from '../../data/likes.ts';
import { Buy } from './buy.tsx';
import { holdPresses } from './hold-presses.ts';
import { Later } from './later.tsx';
import { Notes } from './notes.tsx';
import styles from './product.module.css';
import { type Arrival, useArrival } from './use-arrival.ts';
import { useChoice } from './use-choice.ts';

interface ProductViewProps {
  product: ProductDetails;
  /** Undefined only if it could not be loaded. */
  seller: MerchantProfile | null;
  rating: Rating;
  questions: number;
  /** For Cairo; null only if it could not be worked out. */
  arrival: Arrival | null;
  sellerRating: MerchantRating | null;
}

/** Pictures, price, options, the seller, answers before buying, and the description. */
export function ProductView({ product, seller, arrival: first, ...told }: ProductViewProps) {
  const { rating, questions, sellerRating } = told;
  const choice = useChoice(product);
  const arrival = useArrival(product.id, first);
  const liked = useLiked(product.id);
  const pending = useLikePending(product.id);
  return (
    <div className={styles.product}>
      <div className={styles.pictures}>
        <ProductGallery product={product} shown={choice.picture} />
        <LikeButton
          name={product.productName}
          state={{ liked, pending, onLike: () => toggleLike(product.id) }}
          className={styles.like}
        />
      </div>
      <div className={styles.offer}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            <WholePieces text={product.productName} />
          </h1>
          <Later rating={rating} questions={questions} />
          <Prices price={choice.price} was={product.originalPrice} lowest={product.lowestBefore} />
        </div>
        <Buy product={product} choice={choice} arrival={product.merchantOnHoliday ? null : arrival} />
        <Notes product={product} arrival={arrival} />
        <div className={styles.seller} id="seller" ref={holdPresses}>
          <Later soldBy={product} profile={seller} />
          <Later sellerRating={sellerRating} />
        </div>
      </div>
      {product.description && (
        <section className={styles.about}>
          <SectionTitle title={detailsText.about} />
          <p>{product.description}</p>
        </section>
      )}
      <Later factsOf={product} />
    </div>
  );
}

/** The saving is in pounds, and shown only if the former price is the product's own. */
function Prices({ price, was, lowest }: { price: number; was: number | null; lowest: number | null }) {
  const reduced = was !== null && was > price;
  return (
    <div>
      <p className={styles.prices}>
        <Price pounds={price} size="page" /> {reduced && <WasPrice pounds={was} className={styles.was} />}{' '}
        {reduced && (
          <span className={styles.saving}>
            {detailsText.save} <Price pounds={toPounds(fromPounds(was) - fromPounds(price))} size="amount" />
          </span>
        )}
      </p>
      {reduced && lowest !== null && (
        <p className="muted">
          {detailsText.lowestBefore} <Price pounds={lowest} size="amount" />
        </p>
      )}
      <p className="muted">{detailsText.taxIncluded}</p>
    </div>
  );
}
