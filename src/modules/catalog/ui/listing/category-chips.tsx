import type { ReactNode } from 'react';
import { ChipLink } from '#kit/display/chip.tsx';
import { formatCount } from '#platform/digits.ts';
import type { Facets } from '../../listing.ts';
import styles from './category-chips.module.css';
import { inParts, type ListingQuery, listingSearch } from './listing-query.ts';
import { listingText } from './text.ts';

interface Branch {
  key: string;
  label: string;
  count: number;
  isChosen: boolean;
  to: string;
}

/** The categories of what a search, a merchant or a brand has; within one category, its subcategories. */
export function CategoryChips({ query, facets }: { query: ListingQuery; facets: Facets }) {
  const isAcross = query.category === null && facets.categories.length > 1;
  const branches = (isAcross ? categoriesOf(query, facets) : subcategoriesOf(query, facets)).filter(
    ({ count, isChosen }) => count > 0 || isChosen,
  );
  if (branches.length < 2 && query.category === null) return null;
  const all = listingSearch({ ...query, category: null, attributes: withoutSubcategories(query), page: 1 });
  return (
    <nav aria-label={listingText.categories} className={styles.row}>
      <Chip to={all} isChosen={!branches.some(({ isChosen }) => isChosen) && query.category === null}>
        {query.category === null && !isAcross ? listingText.all : listingText.allCategories}
      </Chip>
      {query.category !== null && <ChosenCategory query={query} facets={facets} />}
      {branches.slice(0, MOST).map(({ key, label, count, ...chip }) => (
        <Chip key={key} {...chip}>
          <bdi>{label}</bdi>
          {!facets.isPartial && <span className={styles.count}>{formatCount(count)}</span>}
        </Chip>
      ))}
    </nav>
  );
}

const MOST = 12;

function Chip({ to, isChosen, children }: { to: string; isChosen: boolean; children: ReactNode }) {
  return (
    <ChipLink to={to} aria-current={isChosen ? 'true' : undefined}>
      {children}
    </ChipLink>
  );
}

function ChosenCategory({ query, facets }: { query: ListingQuery; facets: Facets }) {
  const name = facets.categories.find(({ id }) => id === query.category)?.name;
  if (name === undefined) return null;
  const to = listingSearch({ ...query, attributes: withoutSubcategories(query), page: 1 });
  return (
    <Chip to={to} isChosen={!query.attributes.some(isSubcategory)}>
      <bdi>{name}</bdi>
    </Chip>
  );
}

const isSubcategory = (attribute: string) => inParts(attribute)[0] === 'subcategory';
const withoutSubcategories = ({ attributes }: ListingQuery) =>
  attributes.filter(each => !isSubcategory(each));

function categoriesOf(query: ListingQuery, { categories }: Facets): Branch[] {
  return categories.map(({ id, name, count }) => ({
    key: String(id),
    label: name,
    count,
    isChosen: false,
    to: listingSearch({ ...query, category: id, attributes: [], page: 1 }),
  }));
}

function subcategoriesOf(query: ListingQuery, { attributes }: Facets): Branch[] {
  const values = attributes.find(({ key }) => key === 'subcategory')?.values ?? [];
  return values.map(({ value, label, count }) => ({
    key: value,
    label,
    count,
    isChosen: query.attributes.includes(`subcategory=${value}`),
    to: listingSearch({
      ...query,
      attributes: [`subcategory=${value}`, ...withoutSubcategories(query)],
      page: 1,
    }),
  }));
}
