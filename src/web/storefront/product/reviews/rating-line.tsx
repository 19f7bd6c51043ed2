import { Stars } from '#kit/stars.tsx';
import { averageText, reviewCount } from '#modules/reviews/rating.text.ts';
import type { Rating } from '#modules/reviews/review.ts';
import { ofFive } from '#modules/reviews/text.ts';
import styles from './reviews.module.css';

/** Leads to the reviews, also before its code is there: it is a link. */
export function RatingLine({ rating: { average, count } }: { rating: Rating }) {
  if (count === 0) return null;
  return (
    <a href="#reviews" className={styles.rating}>
      <Stars average={average} label={ofFive(average)} />
      <strong aria-hidden="true">{averageText(average)}</strong>
      <span>{reviewCount(count)}</span>
    </a>
  );
}
