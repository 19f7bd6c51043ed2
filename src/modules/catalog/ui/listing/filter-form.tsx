import type { ReactNode, Ref, SubmitEvent } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Icon } from '#kit/icon.tsx';
import type { Facets } from '../../listing.ts';
import { Count } from './count.tsx';
import { FacetChoices } from './facet-choices.tsx';
import styles from './filter-form.module.css';
import { type ListingQuery, listingSearch, withoutFilters } from './listing-query.ts';
import { PriceRange } from './price-range.tsx';
import { listingText, showCount } from './text.ts';

interface FilterFormProps {
  query: ListingQuery;
  facets: Facets;
  /** How many products the ticked choices would show. */
  count: number;
  ref: Ref<HTMLFormElement>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** All filters of a listing in one ordinary form, whose fields are those of the address. */
export function FilterForm({ query, facets, count, ref, onSubmit }: FilterFormProps) {
  return (
    <form ref={ref} method="get" className={styles.form} onSubmit={onSubmit}>
      {query.q && <input type="hidden" name="q" value={query.q} />}
      {query.asTyped && <input type="hidden" name="typed" value="1" />}
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      <div className={styles.groups}>
        <Group title={listingText.price}>
          <PriceRange min={query.min} max={query.max} lowest={facets.lowest} highest={facets.highest} />
        </Group>
        {facets.merchants.length > 1 || query.merchants.length > 0 ? (
          <Group title={listingText.merchant}>
            <FacetChoices
              name="merchant"
              choices={facets.merchants}
              chosen={query.merchants}
              find={listingText.findMerchant}
            />
          </Group>
        ) : null}
        {facets.brands.length > 1 || query.brands.length > 0 ? (
          <Group title={listingText.brand}>
            <FacetChoices name="brand" choices={facets.brands} chosen={query.brands} />
          </Group>
        ) : null}
        <Group title={listingText.state}>
          <Checkbox
            name="sale"
            value="1"
            defaultChecked={query.sale}
            label={listingText.onSale}
            end={<Count count={facets.onSale} />}
          />
          <Checkbox
            name="stock"
            value="1"
            defaultChecked={query.stock}
            label={listingText.inStock}
            end={<Count count={facets.inStock} />}
          />
        </Group>
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="outline" to={listingSearch(withoutFilters(query))}>
          {listingText.clearAll}
        </ButtonLink>
        <Button type="submit">{showCount(count)}</Button>
      </div>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className={styles.group}>
      <summary>
        {title}
        <Icon name="chevron-up" size={16} />
      </summary>
      {children}
    </details>
  );
}
