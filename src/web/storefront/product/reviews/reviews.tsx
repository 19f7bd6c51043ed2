import { useId } from 'react';
import { Button } from '#kit/button.tsx';
import { Chip } from '#kit/display/chip.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { Icon } from '#kit/icon.tsx';
import { sizeLabel } from '#modules/catalog/facets/size-label.ts';
import type { ProductDetails } from '#modules/catalog/product.ts';
import { reportText } from '#modules/moderation/text.ts';
import type { ReviewList } from '#modules/reviews/public.calls.ts';
import { LOW_STARS, REVIEW_SORTS, type ReviewSort } from '#modules/reviews/review.ts';
import { REVIEW_SORT_LABELS, reviewText, starCount } from '#modules/reviews/text.ts';
import { RatingSummary } from '#modules/reviews/ui/rating-summary.tsx';
import { Photos, ReviewItem } from '#modules/reviews/ui/review-item.tsx';
import { formatCount } from '#platform/digits.ts';
import { ReportButton, WishedReport } from '../../../parts/reviews/report-button.tsx';
import { OwnReviewPanel } from './own-review.tsx';
import { ReviewActions } from './review-actions.tsx';
import styles from './reviews.module.css';
import { useMySize } from './use-my-size.ts';
import { useOwnReview } from './use-own-review.ts';
import { ALL_REVIEWS, type ReviewChoice, useReviewList } from './use-review-list.ts';

interface ReviewsProps {
  product: ProductDetails;
  /** The first of them, as the page was rendered. */
  first: ReviewList;
}

/** How buyers rate a product, what they say, and the viewer's own word on it. */
export function Reviews({ product, first }: ReviewsProps) {
  const title = useId();
  const list = useReviewList(product.id, first);
  const own = useOwnReview(product.id);
  const { rating, fits } = list.shown;
  return (
    <section aria-labelledby={title}>
      <SectionTitle id={title} title={reviewText.title} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          {rating.count > 0 && <RatingSummary rating={rating} fits={fits} />}
          <OwnReviewPanel own={own} onSaved={list.reload} />
        </div>
        <div className={styles.main}>
          {rating.count === 0 ? (
            <EmptyState heading="h3" title={reviewText.none} text={reviewText.noneText} />
          ) : (
            <Shown product={product} list={list} own={own} />
          )}
          <div className={styles.foot}>
            <ReportButton kind="product" subjectId={product.id} label={reportText.product} />
            <WishedReport />
          </div>
        </div>
      </div>
    </section>
  );
}

interface ShownProps {
  product: ProductDetails;
  list: ReturnType<typeof useReviewList>;
  own: ReturnType<typeof useOwnReview>;
}

function Shown({ product, list, own }: ShownProps) {
  const mySize = useMySize(product, own);
  const { rating, photos, reviews, withPhotos, sizes, hasMore } = list.shown;
  const isAll = isOfAll(list.choice);
  return (
    <>
      {photos.length > 0 && (
        <div>
          <h3 className={styles.photos}>{reviewText.buyersPhotos}</h3>
          <Photos photos={photos} name={reviewText.buyers} />
        </div>
      )}
      <Choices
        choice={list.choice}
        byStars={rating.byStars}
        withPhotos={withPhotos}
        mySize={mySize}
        sizes={sizes}
        onChoose={list.choose}
      />
      <FormError message={list.message} />
      {reviews.length === 0 ? (
        <EmptyState heading="h3" title={reviewText.noneChosen} />
      ) : (
        <ul className={styles.list} aria-label={reviewText.title} aria-busy={list.busy}>
          {reviews.map(review => (
            <ReviewItem key={review.id} review={review} shop={product.merchantName}>
              <ReviewActions review={review} own={own} />
            </ReviewItem>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="soft" busy={list.busy ? reviewText.loading : undefined} onClick={list.more}>
          {isAll ? reviewText.moreOf(rating.count - reviews.length) : reviewText.more}
        </Button>
      )}
    </>
  );
}

interface ChoicesProps {
  choice: ReviewChoice;
  byStars: readonly number[];
  withPhotos: number;
  /** '' if it is not known. */
  mySize: string;
  /** How many reviews there are of each. */
  sizes: ReviewList['sizes'];
  onChoose: (change: Partial<ReviewChoice>) => void;
}

const isOfAll = ({ stars, only, size }: ReviewChoice) => stars === 0 && !only && !size;

/** One of the chips holds at a time. */
function Choices({ choice, byStars, withPhotos, mySize, sizes, onChoose }: ChoicesProps) {
  const size = choice.size || mySize;
  const given = (count: number) => byStars[count - 1] ?? 0;
  const low = byStars.slice(0, LOW_STARS).reduce((sum, each) => sum + each, 0);
  const only = (own: Partial<ReviewChoice>) => {
    const pressed = Object.entries(own).every(
      ([name, value]) => choice[name as keyof ReviewChoice] === value,
    );
    return { pressed, onClick: () => onChoose({ ...ALL_REVIEWS, ...(!pressed && own) }) };
  };
  return (
    <div className={styles.choices}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields, and these are buttons */}
      <div role="group" aria-label={reviewText.filter} className="cluster">
        <Chip pressed={isOfAll(choice)} onClick={() => onChoose(ALL_REVIEWS)}>
          {reviewText.all}
        </Chip>
        {withPhotos > 0 && (
          <Chip {...only({ only: 'with_photos' })}>
            <Icon name="image" size={16} /> {reviewText.withPhotos(withPhotos)}
          </Chip>
        )}
        {given(5) > 0 && (
          <Chip {...only({ stars: 5 })}>
            {starCount(5)} ({formatCount(given(5))})
          </Chip>
        )}
        {low > 0 && <Chip {...only({ only: 'low' })}>{reviewText.low(low)}</Chip>}
        {size && <Chip {...only({ size })}>{reviewText.ofMySize(sizeLabel(size), sizes[size] ?? 0)}</Chip>}
      </div>
      <div className={styles.sort}>
        <SelectField
          label={<span className="visually-hidden">{reviewText.sort}</span>}
          name="sort"
          options={REVIEW_SORTS.map(value => ({ value, label: REVIEW_SORT_LABELS[value] }))}
          value={choice.sort}
          onChange={event => onChoose({ sort: event.target.value as ReviewSort })}
        />
      </div>
    </div>
  );
}
