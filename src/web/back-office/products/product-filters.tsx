import type { ReactNode } from 'react';
import { PRODUCT_STATUSES } from '#modules/catalog/back-office/product-draft.ts';
import { PRODUCT_SORTS } from '#modules/catalog/back-office/product-query.ts';
import { FilterBar, Pick, SearchBox } from '../parts/list/filters.tsx';
import type { Choices } from './editor/basics.tsx';
import type { ProductQuery } from './product-query.ts';
import { listText, sortText, statusText } from './text.ts';

interface FiltersProps {
  query: ProductQuery;
  /** Null while they are unknown. */
  choices: Choices | null;
  merchants: 'shown' | 'hidden';
  /** What stands beside them. */
  children: ReactNode;
}

const [FIRST_SORT, ...OTHER_SORTS] = PRODUCT_SORTS;

const named = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });

/** By words or a code, status, stock, and what the products belong to; and the order. */
export function Filters({ query, choices, merchants, children }: FiltersProps) {
  return (
    <FilterBar
      query={query}
      label={listText.filters}
      search={<SearchBox query={query} name="q" label={listText.search} />}
    >
      <Pick
        query={query}
        name="status"
        label={listText.status}
        all={listText.allStatuses}
        options={PRODUCT_STATUSES.map(value => ({ value, label: statusText[value] }))}
      />
      <Pick
        query={query}
        name="stock"
        icon="boxes"
        label={listText.stock}
        all={listText.allStock}
        options={[
          { value: 'low', label: listText.lowStock },
          { value: 'out', label: listText.outOfStock },
        ]}
      />
      <BelongingPicks query={query} choices={choices} merchants={merchants} />
      <Pick
        query={query}
        name="sort"
        icon="sort"
        label={listText.sort}
        all={sortText[FIRST_SORT]}
        options={OTHER_SORTS.map(value => ({ value, label: sortText[value] }))}
      />
      {children}
    </FilterBar>
  );
}

function BelongingPicks({ query, choices, merchants }: Omit<FiltersProps, 'children'>) {
  return (
    <>
      <Pick
        query={query}
        name="categoryId"
        icon="layout-grid"
        label={listText.category}
        all={listText.allCategories}
        options={choices?.categories.map(named)}
      />
      <Pick
        query={query}
        name="brandId"
        icon="tag"
        label={listText.brand}
        all={listText.allBrands}
        options={choices?.brands.map(named)}
      />
      {merchants === 'shown' && (
        <Pick
          query={query}
          name="merchantId"
          icon="store"
          label={listText.merchant}
          all={listText.allMerchants}
          options={choices?.merchants.map(named)}
        />
      )}
    </>
  );
}
