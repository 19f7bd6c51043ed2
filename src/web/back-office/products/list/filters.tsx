import { type FormEvent, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { PRODUCT_STATUSES } from '#modules/catalog/back-office/product-draft.ts';
import { PRODUCT_SORTS } from '#modules/catalog/back-office/product-query.ts';
import type { Choices } from '../editor/basics.tsx';
import { listText, sortText, statusText } from '../text.ts';
import styles from './list.module.css';
import { FILTERS } from './list-query.ts';

/** What the list has unless it is asked otherwise. */
const [FIRST_SORT] = PRODUCT_SORTS;

interface Option {
  value: string;
  label: string;
}

const withAll = (label: string, options: readonly Option[]): Option[] => [{ value: '', label }, ...options];

interface FiltersProps {
  /** Null while they are unknown. */
  choices: Choices | null;
  merchants: 'shown' | 'hidden';
}

/** The list's filters, which are in its address: a choice applies at once, the search on Enter. */
export function Filters({ choices, merchants }: FiltersProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = useId();
  const isNarrowed = FILTERS.some(name => params.has(name));
  const [unfolded, setUnfolded] = useState(isNarrowed);
  const apply = (form: HTMLFormElement) => {
    const next = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value.trim() !== '' && value !== FIRST_SORT)
        next.set(name, value.trim());
    navigate(`/products?${next}`);
  };
  const select = (name: (typeof FILTERS)[number], label: string, options: Option[]) => (
    <SelectField
      label={label}
      name={name}
      options={options}
      value={params.get(name) ?? ''}
      onChange={event => event.target.form && apply(event.target.form)}
    />
  );
  /** Before its name is known, the choice that the address has stays chosen. */
  const named = (name: (typeof FILTERS)[number], known: Choices['brands'] | undefined): Option[] => {
    const asked = params.get(name);
    if (known) return known.map(each => ({ value: String(each.id), label: each.name }));
    return asked ? [{ value: asked, label: listText.unknown }] : [];
  };
  const statuses = PRODUCT_STATUSES.map(value => ({ value, label: statusText[value] }));
  const stocks = [
    { value: 'low', label: listText.lowStock },
    { value: 'out', label: listText.outOfStock },
  ];
  return (
    <form
      // Back and forward change the address under the fields.
      key={`${params}`}
      aria-labelledby={id}
      className={styles.filters}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <div className={styles.search}>
        <Field
          id={id}
          label={listText.search}
          name="q"
          type="search"
          enterKeyHint="search"
          defaultValue={params.get('q') ?? ''}
        />
        <Button type="submit" icon="search" variant="outline">
          {listText.find}
        </Button>
      </div>
      <div className={styles.unfold}>
        <Button
          block
          size="small"
          variant="soft"
          icon="funnel"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {listText.filters}
        </Button>
      </div>
      <div className={classNames(styles.selects, !unfolded && styles.folded)}>
        {select('status', listText.status, withAll(listText.allStatuses, statuses))}
        {select('stock', listText.stock, withAll(listText.allStock, stocks))}
        {select(
          'categoryId',
          listText.category,
          withAll(listText.allCategories, named('categoryId', choices?.categories)),
        )}
        {select('brandId', listText.brand, withAll(listText.allBrands, named('brandId', choices?.brands)))}
        {merchants === 'shown' &&
          select(
            'merchantId',
            listText.merchant,
            withAll(listText.allMerchants, named('merchantId', choices?.merchants)),
          )}
        {select(
          'sort',
          listText.sort,
          PRODUCT_SORTS.map(value => ({ value, label: sortText[value] })),
        )}
      </div>
      {isNarrowed && (
        <ButtonLink to="/products" variant="text">
          {listText.clear}
        </ButtonLink>
      )}
    </form>
  );
}
