import { Link } from 'react-router';
import { formatCount } from '#platform/digits.ts';
import type { Facets } from '../../listing.ts';
import { Count } from './count.tsx';
import { type ListingQuery, listingSearch } from './listing-query.ts';
import styles from './price-buckets.module.css';
import { listingText } from './text.ts';

/** Usual ranges of prices, one link each. */
export function PriceBuckets({ query, facets }: { query: ListingQuery; facets: Facets }) {
  return (
    <ul className={styles.buckets}>
      {facets.prices.map(({ min, max, count }) => (
        <li key={min ?? 0}>
          <Link
            to={listingSearch({ ...query, min, max, page: 1 })}
            aria-current={query.min === min && query.max === max ? 'true' : undefined}
            className={styles.bucket}
          >
            {rangeLabel(min, max)}
            <Count count={facets.isPartial ? null : count} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function rangeLabel(min: number | null, max: number | null): string {
  if (min === null) return listingText.lessThan(formatCount(max ?? 0));
  if (max === null) return listingText.moreThan(formatCount(min));
  return `${formatCount(min)} – ${formatCount(max)}`;
}
