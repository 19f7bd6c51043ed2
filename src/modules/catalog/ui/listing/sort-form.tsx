import type { SubmitEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { type ListingQuery, SORTS, type SortName } from './listing-query.ts';
import styles from './sort-form.module.css';
import { listingText } from './text.ts';

interface SortFormProps {
  query: ListingQuery;
  /** Chosen if the address names none. */
  sort: SortName;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A list of orders. Choosing one applies it; without JavaScript the button next to it does. */
export function SortForm({ query, sort, onSubmit }: SortFormProps) {
  return (
    <form method="get" className={styles.form} onSubmit={onSubmit}>
      <HiddenFilters query={query} />
      <label className={styles.sort}>
        <Icon name="sort" size={16} />
        <select
          key={sort}
          name="sort"
          aria-label={listingText.sort}
          defaultValue={sort}
          onChange={event => event.target.form?.requestSubmit()}
        >
          {Object.entries(SORTS)
            .filter(([name]) => name !== 'relevance' || query.q)
            .map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </label>
      <Button type="submit" variant="outline" className={styles.apply}>
        {listingText.apply}
      </Button>
    </form>
  );
}

/** Filters stay when the order changes. */
function HiddenFilters({ query }: { query: ListingQuery }) {
  return (
    <>
      {query.q && <input type="hidden" name="q" value={query.q} />}
      {query.asTyped && <input type="hidden" name="typed" value="1" />}
      {query.min !== null && <input type="hidden" name="min" value={query.min} />}
      {query.max !== null && <input type="hidden" name="max" value={query.max} />}
      {query.merchants.map(id => (
        <input key={id} type="hidden" name="merchant" value={id} />
      ))}
      {query.brands.map(id => (
        <input key={id} type="hidden" name="brand" value={id} />
      ))}
      {query.sale && <input type="hidden" name="sale" value="1" />}
      {query.stock && <input type="hidden" name="stock" value="1" />}
    </>
  );
}
