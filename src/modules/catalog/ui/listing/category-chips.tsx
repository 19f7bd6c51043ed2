import { ChipLink } from '#kit/display/chip.tsx';
import { formatCount } from '#platform/digits.ts';
import type { Facets } from '../../listing.ts';
import styles from './category-chips.module.css';
import { type ListingQuery, listingSearch } from './listing-query.ts';
import { listingText } from './text.ts';

/** The categories of what a search, a merchant or a brand has, each with its number of products. */
export function CategoryChips({ query, facets }: { query: ListingQuery; facets: Facets }) {
  const isChosen = query.category !== null;
  if (!isChosen && facets.categories.length < 2) return null;
  return (
    <nav aria-label={listingText.categories} className={styles.row}>
      <ChipLink
        to={listingSearch({ ...query, category: null, page: 1 })}
        aria-current={isChosen ? undefined : 'true'}
      >
        {listingText.allCategories}
      </ChipLink>
      {facets.categories.slice(0, MOST).map(({ id, name, count }) => (
        <ChipLink
          key={id}
          to={listingSearch({ ...query, category: id, attributes: [], page: 1 })}
          aria-current={query.category === id ? 'true' : undefined}
        >
          <bdi>{name}</bdi>
          {!facets.isPartial && <span className={styles.count}>{formatCount(count)}</span>}
        </ChipLink>
      ))}
    </nav>
  );
}

const MOST = 12;
