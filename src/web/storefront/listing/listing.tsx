import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Breadcrumbs, type Crumb } from '#kit/navigation/breadcrumbs.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { CategoryChips } from '#modules/catalog/ui/listing/category-chips.tsx';
import { FilterChips } from '#modules/catalog/ui/listing/filter-chips.tsx';
import { countFilters, listingSearch, readListingQuery } from '#modules/catalog/ui/listing/listing-query.ts';
import { SortForm } from '#modules/catalog/ui/listing/sort-form.tsx';
import { listingText, productCount } from '#modules/catalog/ui/listing/text.ts';
import { formatCount } from '#platform/digits.ts';
import { clampPage } from '#platform/page.ts';
import { ShopCard } from '../../parts/shop-card.tsx';
import { FILTERS_ID, Filters, formParams } from './filters.tsx';
import styles from './listing.module.css';
import type { ListingData } from './load-listing.ts';

interface ListingProps {
  listing: ListingData;
  crumbs: readonly Crumb[];
  /** The page's own heading; undefined if the head above has it. */
  title?: ReactNode;
  /** Above it all: the shop front of a merchant. */
  head?: ReactNode;
  /** What the products stand under: how the words of a search were read. */
  note?: ReactNode;
  /** Shown if nothing is found. */
  empty: ReactNode;
}

/** One template for category, search, merchant and brand; its whole state is in the address. */
export function Listing({ listing, crumbs, title, head, note, empty }: ListingProps) {
  const { query, facets, products, pages, total, sort } = listing;
  const show = useShow();
  const chosen = countFilters(query);
  // Nothing is there to be filtered or sorted.
  const isBare = total === 0 && facets.highest === 0 && chosen === 0;
  return (
    <div className={classNames('page-width', styles.listing, isBare && styles.bare)}>
      <div className={styles.crumbs}>
        <Breadcrumbs items={crumbs} />
      </div>
      {head && <div className={styles.head}>{head}</div>}
      {!isBare && <Filters listing={listing} onChoose={show} />}
      <div className={styles.title}>
        {title && <h1>{title}</h1>}
        {title && total > 0 && <p className={styles.count}>{productCount(total)}</p>}
      </div>
      {!isBare && (
        <div className={styles.tools}>
          <FilterButton chosen={chosen} />
          <SortForm query={query} sort={sort} onSubmit={event => show(event.currentTarget, event)} />
        </div>
      )}
      <div className={styles.chips}>
        {note}
        <CategoryChips query={query} facets={facets} />
        <FilterChips query={query} facets={facets} />
      </div>
      <section className={styles.results} aria-labelledby="results">
        <h2 id="results" className="visually-hidden">
          {listingText.products}
        </h2>
        {products.length === 0 && empty}
        <ul className={styles.grid}>
          {products.map((product, index) => (
            <li key={product.id}>
              <ShopCard product={product} urgent={index < 2} />
            </li>
          ))}
        </ul>
        <Pagination
          page={clampPage(query.page, pages)}
          pages={pages}
          hrefFor={page => listingSearch({ ...query, page })}
        />
      </section>
    </div>
  );
}

/** Opens the filters where they do not stand beside the products. */
function FilterButton({ chosen }: { chosen: number }) {
  return (
    <Button variant="outline" icon="options" className={styles.filter} popoverTarget={FILTERS_ID}>
      {listingText.filter}
      {chosen > 0 && (
        <span className={styles.chosen} aria-label={listingText.activeFilters(chosen)}>
          {formatCount(chosen)}
        </span>
      )}
    </Button>
  );
}

/** Navigates to the form's filters, at their clean address. */
function useShow() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (form: HTMLFormElement, event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    navigate(pathname + listingSearch(readListingQuery(formParams(form))));
  };
}
