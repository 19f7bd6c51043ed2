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

const toOptions = (named: Choices['brands']) =>
  named.map(({ id, name }) => ({ value: String(id), label: name }));

interface Option {
  value: string;
  label: string;
}

const withAll = (label: string, options: readonly Option[]): Option[] => [{ value: '', label }, ...options];

/** The list's filters, which are in its address: a choice applies at once, the search on Enter. */
export function Filters({ choices }: { choices: Choices | null }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = useId();
  const isNarrowed = FILTERS.some(name => params.has(name));
  const [unfolded, setUnfolded] = useState(isNarrowed);
  const apply = (form: HTMLFormElement) => {
    const next = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value.trim() !== '') next.set(name, value.trim());
    navigate(`/products?${next}`);
  };
  const select = (
    name: (typeof FILTERS)[number],
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <SelectField
      label={label}
      name={name}
      options={options}
      defaultValue={params.get(name) ?? ''}
      onChange={event => event.target.form && apply(event.target.form)}
    />
  );
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
          withAll(listText.allCategories, toOptions(choices?.categories ?? [])),
        )}
        {select('brandId', listText.brand, withAll(listText.allBrands, toOptions(choices?.brands ?? [])))}
        {choices &&
          choices.merchants.length > 0 &&
          select(
            'merchantId',
            listText.merchant,
            withAll(listText.allMerchants, toOptions(choices.merchants)),
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
