import type { CSSProperties } from 'react';
import { Stars } from '#kit/stars.tsx';
import { formatCount } from '#platform/digits.ts';
import { averageText, reviewCount } from '../rating.text.ts';
import { FITS, type FitCounts, fitShares, type Rating } from '../review.ts';
import { FIT_LABELS, ofFive, reviewText, starCount } from '../text.ts';
import styles from './rating-summary.module.css';

interface RatingSummaryProps {
  rating: Rating;
  fits: FitCounts;
}

/** The average, how many gave how many stars, how it is worked out, and how what is worn fits. */
export function RatingSummary({ rating, fits }: RatingSummaryProps) {
  const shares = fitShares(fits);
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
      {shares && <Fit shares={shares} />}
      <p className="muted">
        {reviewText.who} {reviewText.prior}
      </p>
    </div>
  );
}

/** The three shares are the parts of one bar; the largest stands out. */
function Fit({ shares }: { shares: FitCounts }) {
  const most = Math.max(...shares);
  return (
    <div className={styles.fit}>
      <p>{reviewText.fit}</p>
      <div className={styles.parts} aria-hidden="true">
        {FITS.map((fit, at) => (
          <span
            key={fit}
            className={shares[at] === most ? styles.most : undefined}
            style={{ '--part': `${shares[at] ?? 0}%` } as CSSProperties}
          />
        ))}
      </div>
      <ul className={styles.answers}>
        {FITS.map((fit, at) => (
          <li key={fit} className={shares[at] === most ? styles.most : undefined}>
            {FIT_LABELS[fit]} {reviewText.fitShare(shares[at] ?? 0)}
          </li>
        ))}
      </ul>
    </div>
  );
}
