import { Stars } from '#kit/stars.tsx';
import { questionCount } from '#modules/reviews/question.text.ts';
import { averageText, reviewCount } from '#modules/reviews/rating.text.ts';
import type { Rating } from '#modules/reviews/review.ts';
import { ofFive } from '#modules/reviews/text.ts';
import styles from './reviews.module.css';

interface RatingLineProps {
  rating: Rating;
  questions: number;
}

/** Leads to the reviews and to what was asked, also before their code is there: it is links. */
export function RatingLine({ rating: { average, count }, questions }: RatingLineProps) {
  if (count + questions === 0) return null;
  return (
    <p className={styles.lines}>
      {count > 0 && (
        <a href="#reviews" className={styles.rating}>
          <Stars average={average} label={ofFive(average)} />
          <strong aria-hidden="true">{averageText(average)}</strong>
          <span>{reviewCount(count)}</span>
        </a>
      )}
      {questions > 0 && (
        <a href="#questions" className={styles.rating}>
          <span>{questionCount(questions)}</span>
        </a>
      )}
    </p>
  );
}
