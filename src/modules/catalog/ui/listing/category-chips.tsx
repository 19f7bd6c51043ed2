import type { ReactNode } from 'react';
import { ChipLink } from '#kit/display/chip.tsx';
import { formatCount } from '#platform/digits.ts';
import type { Facets } from '../../listing.ts';
import styles from './category-chips.module.css';
import { inParts, type ListingQuery, listingSearch } from './listing-query.ts';
import { listingText } from './text.ts';

interface Shelf {
  key: string;
  label: string;
  count: number;
  isChosen: boolean;
  to: string;
}

/** The categories of what a search, a merchant or a brand has; within one category, its subcategories. */
export function CategoryChips({ query, facets }: { query: ListingQuery; facets: Facets }) {
  const isAcross = query.category === null && facets.categories.length > 1;
  const shelves = isAcross ? categoriesOf(query, facets) : subcategoriesOf(query, facets);
  if (shelves.length < 2 && query.category === null) return null;
  const all = listingSearch({ ...query, category: null, attributes: withoutShelves(query), page: 1 });
  return (
    <nav aria-label={listingText.categories} className={styles.row}>
      <Chip to={all} isChosen={!shelves.some(({ isChosen }) => isChosen) && query.category === null}>
        {query.category === null && !isAcross ? listingText.all : listingText.allCategories}
      </Chip>
      {query.category !== null && <ChosenCategory query={query} facets={facets} />}
      {shelves.slice(0, MOST).map(({ key, label, count, ...chip }) => (
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
  const to = listingSearch({ ...query, attributes: withoutShelves(query), page: 1 });
  return (
    <Chip to={to} isChosen={!query.attributes.some(isShelf)}>
      <bdi>{name}</bdi>
    </Chip>
  );
}

const isShelf = (attribute: string) => inParts(attribute)[0] === 'shelf';
const withoutShelves = ({ attributes }: ListingQuery) => attributes.filter(each => !isShelf(each));

function categoriesOf(query: ListingQuery, { categories }: Facets): Shelf[] {
  return categories.map(({ id, name, count }) => ({
    key: String(id),
    label: name,
    count,
    isChosen: false,
    to: listingSearch({ ...query, category: id, attributes: [], page: 1 }),
  }));
}

function subcategoriesOf(query: ListingQuery, { attributes }: Facets): Shelf[] {
  const values = attributes.find(({ key }) => key === 'shelf')?.values ?? [];
  return values.map(({ value, label, count }) => ({
    key: value,
    label,
    count,
    isChosen: query.attributes.includes(`shelf=${value}`),
    to: listingSearch({ ...query, attributes: [`shelf=${value}`, ...withoutShelves(query)], page: 1 }),
  }));
}
