import { useId } from 'react';
import { Button } from '#kit/button.tsx';
import { Chip } from '#kit/display/chip.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { Icon } from '#kit/icon.tsx';
import { reportText } from '#modules/moderation/text.ts';
import type { ReviewList } from '#modules/reviews/public.calls.ts';
import { REVIEW_SORTS, type ReviewSort } from '#modules/reviews/review.ts';
import { REVIEW_SORT_LABELS, reviewText, starCount } from '#modules/reviews/text.ts';
import { RatingSummary } from '#modules/reviews/ui/rating-summary.tsx';
import { Photos, ReviewItem } from '#modules/reviews/ui/review-item.tsx';
import { formatCount } from '#platform/digits.ts';
import { ReportButton, WishedReport } from '../../../parts/reviews/report-button.tsx';
import { OwnReviewPanel } from './own-review.tsx';
import { ReviewActions } from './review-actions.tsx';
import styles from './reviews.module.css';
import { useOwnReview } from './use-own-review.ts';
import { type ReviewChoice, useReviewList } from './use-review-list.ts';

interface ReviewsProps {
  product: { id: number; productName: string };
  /** The first of them, as the page was rendered. */
  first: ReviewList;
}

/** How buyers rate a product, what they say, and the viewer's own word on it. */
export function Reviews({ product, first }: ReviewsProps) {
  const title = useId();
  const list = useReviewList(product.id, first);
  const own = useOwnReview(product.id);
  const { rating } = list.shown;
  return (
    <section aria-labelledby={title}>
      <SectionTitle id={title} title={reviewText.title} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          {rating.count > 0 && <RatingSummary rating={rating} />}
          <OwnReviewPanel product={product} own={own} onSaved={list.reload} />
        </div>
        <div className={styles.main}>
          {rating.count === 0 ? (
            <EmptyState heading="h3" title={reviewText.none} text={reviewText.noneText} />
          ) : (
            <Shown list={list} own={own} />
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
  list: ReturnType<typeof useReviewList>;
  own: ReturnType<typeof useOwnReview>;
}

function Shown({ list, own }: ShownProps) {
  const { rating, photos, reviews, hasMore } = list.shown;
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
        hasPhotos={photos.length > 0}
        onChoose={list.choose}
      />
      <FormError message={list.message} />
      {reviews.length === 0 ? (
        <EmptyState heading="h3" title={reviewText.noneChosen} />
      ) : (
        <ul className={styles.list} aria-label={reviewText.title} aria-busy={list.busy}>
          {reviews.map(review => (
            <ReviewItem key={review.id} review={review}>
              <ReviewActions review={review} own={own} />
            </ReviewItem>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="soft" busy={list.busy ? reviewText.loading : undefined} onClick={list.more}>
          {reviewText.more}
        </Button>
      )}
    </>
  );
}

interface ChoicesProps {
  choice: ReviewChoice;
  byStars: readonly number[];
  hasPhotos: boolean;
  onChoose: (change: Partial<ReviewChoice>) => void;
}

function Choices({ choice, byStars, hasPhotos, onChoose }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields, and these are buttons */}
      <div role="group" aria-label={reviewText.filter} className="cluster">
        <Chip
          pressed={choice.stars === 0 && !choice.only}
          onClick={() => onChoose({ stars: 0, only: undefined })}
        >
          {reviewText.all}
        </Chip>
        {hasPhotos && (
          <Chip
            pressed={Boolean(choice.only)}
            onClick={() => onChoose({ only: choice.only ? undefined : 'with_photos' })}
          >
            <Icon name="image" size={16} /> {reviewText.withPhotos}
          </Chip>
        )}
        {[5, 4, 3, 2, 1].map(stars =>
          (byStars[stars - 1] ?? 0) === 0 ? null : (
            <Chip key={stars} pressed={choice.stars === stars} onClick={() => onChoose({ stars })}>
              {starCount(stars)} ({formatCount(byStars[stars - 1] ?? 0)})
            </Chip>
          ),
        )}
      </div>
      <div className={styles.sort}>
        <SelectField
          label={reviewText.sort}
          name="sort"
          options={REVIEW_SORTS.map(value => ({ value, label: REVIEW_SORT_LABELS[value] }))}
          value={choice.sort}
          onChange={event => onChoose({ sort: event.target.value as ReviewSort })}
        />
      </div>
    </div>
  );
}
