import { Link } from 'react-router';
import { RemovableChip } from '#kit/display/chip.tsx';
import { formatPrice, fromPounds } from '#platform/money.ts';
import type { Facets } from '../../listing.ts';
import styles from './filter-chips.module.css';
import { inParts, type ListingQuery, listingSearch, withoutFilters } from './listing-query.ts';
import { listingText } from './text.ts';

interface Chip {
  label: string;
  /** The query without it. */
  rest: ListingQuery;
}

/** The active filters, each with a link that removes it. */
export function FilterChips({ query, facets }: { query: ListingQuery; facets: Facets }) {
  const chips = chipsOf(query, facets);
  if (chips.length === 0) return null;
  return (
    <ul className="cluster middle">
      {chips.map(({ label, rest }) => (
        <li key={label}>
          <RemovableChip label={label} to={listingSearch({ ...rest, page: 1 })} />
        </li>
      ))}
      <li>
        <Link to={listingSearch(withoutFilters(query))} className={styles.clear}>
          {listingText.clearAll}
        </Link>
      </li>
    </ul>
  );
}

function chipsOf(query: ListingQuery, facets: Facets): Chip[] {
  const chip = (label: string | undefined, rest: Partial<ListingQuery>): Chip[] =>
    label === undefined ? [] : [{ label, rest: { ...query, ...rest } }];
  return [
    ...chip(priceLabel(query), { min: null, max: null }),
    ...query.merchants.flatMap(id =>
      chip(nameOf(facets.merchants, id) ?? listingText.merchant, {
        merchants: query.merchants.filter(each => each !== id),
      }),
    ),
    ...query.brands.flatMap(id =>
      chip(nameOf(facets.brands, id) ?? listingText.brand, {
        brands: query.brands.filter(each => each !== id),
      }),
    ),
    ...query.attributes.flatMap(attribute =>
      chip(attributeLabel(facets, attribute), {
        attributes: query.attributes.filter(each => each !== attribute),
      }),
    ),
    ...chip(query.sale ? listingText.onSale : undefined, { sale: false }),
    ...chip(query.stock ? listingText.inStock : undefined, { stock: false }),
  ];
}

function nameOf(choices: Facets['brands'], id: number): string | undefined {
  return choices.find(each => each.id === id)?.name;
}

/** The value as the filters name it; what nobody named, as the address has it. */
function attributeLabel({ attributes }: Facets, attribute: string): string {
  const [key, value] = inParts(attribute);
  const group = attributes.find(each => each.key === key);
  return group?.values.find(each => each.value === value)?.label ?? value;
}

function price(pounds: number): string {
  return formatPrice(fromPounds(pounds));
}

function priceLabel({ min, max }: ListingQuery): string | undefined {
  if (min !== null && max !== null) return `${price(min)} – ${price(max)}`;
  if (min !== null) return `${listingText.priceFrom} ${price(min)}`;
  return max === null ? undefined : `${listingText.priceTo} ${price(max)}`;
}
