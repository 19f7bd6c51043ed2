import type { CSSProperties } from 'react';
import { Stars } from '#kit/stars.tsx';
import { formatCount } from '#platform/digits.ts';
import { averageText, reviewCount } from '../rating.text.ts';
import type { Rating } from '../review.ts';
import { ofFive, reviewText, starCount } from '../text.ts';
import styles from './rating-summary.module.css';

/** The average, how many gave how many stars, and how it is worked out. */
export function RatingSummary({ rating }: { rating: Rating }) {
  const { average, count, byStars } = rating;
  return (
    <div className={styles.summary}>
      <div className={styles.figures}>
        <p className={styles.average}>
          <strong>{averageText(average)}</strong>
          <Stars average={average} label={ofFive(average)} />
          <span>{reviewCount(count)}</span>
        </p>
        <ul className={styles.bars}>
          {[5, 4, 3, 2, 1].map(stars => {
            const given = byStars[stars - 1] ?? 0;
            const part = { '--part': `${Math.round((given / count) * 100)}%` } as CSSProperties;
            return (
              <li key={stars}>
                <span aria-hidden="true">{formatCount(stars)} ★</span>
                <span className="visually-hidden">{starCount(stars)}</span>
                <span className={styles.bar}>
                  <span style={part} />
                </span>
                <span>{formatCount(given)}</span>
              </li>
            );
          })}
        </ul>
      </div>
      <p className="muted">
        {reviewText.who} {reviewText.prior}
      </p>
    </div>
  );
}
