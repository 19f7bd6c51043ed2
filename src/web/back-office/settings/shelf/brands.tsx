import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, IconButton } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Field } from '#kit/form/field.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { deleteBrand, listManagedBrands, type ManagedBrand } from '#modules/catalog/categories.calls.ts';
import { pageCount } from '#platform/page.ts';
import { Answered } from '../../../data/answered.tsx';
import { api } from '../../../data/api.ts';
import { useCall } from '../../../data/use-call.ts';
import styles from '../settings.module.css';
import { BrandForm } from './brand-form.tsx';
import { DeleteButton } from './delete-button.tsx';
import { shelfFormText } from './text.ts';

const PAGE_LIMIT = 30;

/** Brands by name, found by any of their names. */
export function Brands() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const answer = useCall(listManagedBrands, { q, page });
  const [edited, setEdited] = useState<ManagedBrand | 'new' | null>(null);
  return (
    <section className={styles.list} aria-label={shelfFormText.brands}>
      <div className={classNames(styles.buttons, styles.search)}>
        <div className={styles.grow}>
          <Field
            name="q"
            type="search"
            label={shelfFormText.search}
            value={q}
            onChange={event =>
              setParams(event.target.value ? { q: event.target.value } : {}, { replace: true })
            }
          />
        </div>
        <Button icon="plus" onClick={() => setEdited('new')}>
          {shelfFormText.newBrand}
        </Button>
      </div>
      <Answered answer={answer} heading="h2">
        {({ brands, total }) =>
          brands.length === 0 ? (
            <EmptyState heading="h2" title={shelfFormText.none} text={shelfFormText.noneText} />
          ) : (
            <>
              <ul className={styles.list}>
                {brands.map(brand => (
                  <BrandRow key={brand.id} brand={brand} onEdit={setEdited} onGone={answer.reload} />
                ))}
              </ul>
              <Pagination
                page={page}
                pages={pageCount(total, PAGE_LIMIT)}
                hrefFor={to => `?${new URLSearchParams({ ...(q && { q }), page: String(to) })}`}
              />
            </>
          )
        }
      </Answered>
      {edited !== null && (
        <BrandForm
          brand={edited === 'new' ? null : edited}
          onSaved={answer.reload}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

interface BrandRowProps {
  brand: ManagedBrand;
  onEdit: (brand: ManagedBrand) => void;
  onGone: () => Promise<void>;
}

function BrandRow({ brand, onEdit, onGone }: BrandRowProps) {
  const { id, name, nameAr, aliases, products } = brand;
  return (
    <li className={styles.item}>
      <div className={styles.grow}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <p className={styles.quiet}>
          {[nameAr, ...aliases].filter(Boolean).map(each => (
            <span key={each}>
              <bdi>{each}</bdi> ·{' '}
            </span>
          ))}
          {shelfFormText.products(products)}
        </p>
      </div>
      <IconButton icon="edit" label={shelfFormText.edit(name)} onClick={() => onEdit(brand)} />
      {products === 0 && (
        <DeleteButton name={name} remove={() => api(deleteBrand, { brandId: id })} onGone={onGone} />
      )}
    </li>
  );
}
