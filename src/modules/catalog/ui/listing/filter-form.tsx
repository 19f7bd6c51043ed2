import type { ReactNode, Ref, SubmitEvent } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Icon } from '#kit/icon.tsx';
import type { Facets } from '../../listing.ts';
import { Count } from './count.tsx';
import { FacetChoices, namedChoices } from './facet-choices.tsx';
import styles from './filter-form.module.css';
import { inParts, type ListingQuery, listingSearch, withoutFilters } from './listing-query.ts';
import { PriceBuckets } from './price-buckets.tsx';
import { PriceRange } from './price-range.tsx';
import { attributeTitles, listingText, showCount } from './text.ts';

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
      {query.category !== null && <input type="hidden" name="category" value={query.category} />}
      <div className={styles.groups}>
        <AttributeGroups query={query} facets={facets} />
        <Group title={listingText.price}>
          <PriceRange min={query.min} max={query.max} lowest={facets.lowest} highest={facets.highest} />
          <PriceBuckets query={query} facets={facets} />
        </Group>
        {facets.merchants.length > 1 || query.merchants.length > 0 ? (
          <Group title={listingText.merchant}>
            <FacetChoices
              name="merchant"
              choices={namedChoices(facets.merchants)}
              chosen={query.merchants.map(String)}
              isPartial={facets.isPartial}
              find={listingText.findMerchant}
            />
          </Group>
        ) : null}
        {facets.brands.length > 1 || query.brands.length > 0 ? (
          <Group title={listingText.brand}>
            <FacetChoices
              name="brand"
              choices={namedChoices(facets.brands)}
              chosen={query.brands.map(String)}
              isPartial={facets.isPartial}
            />
          </Group>
        ) : null}
        <Group title={listingText.state}>
          <Checkbox
            name="sale"
            value="1"
            defaultChecked={query.sale}
            label={listingText.onSale}
            end={<Count count={facets.isPartial ? null : facets.onSale} />}
          />
          <Checkbox
            name="stock"
            value="1"
            defaultChecked={query.stock}
            label={listingText.inStock}
            end={<Count count={facets.isPartial ? null : facets.inStock} />}
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

/** What the goods at hand are chosen by; each group counts with the choices of the others. */
function AttributeGroups({ query, facets }: Pick<FilterFormProps, 'query' | 'facets'>) {
  const chosen = query.attributes.map(inParts);
  return facets.attributes.map(({ key, values }) => (
    <Group key={key} title={attributeTitles[key]}>
      <FacetChoices
        name={key}
        choices={values}
        chosen={chosen.filter(([of]) => of === key).map(([, value]) => value)}
        isPartial={facets.isPartial}
      />
    </Group>
  ));
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
