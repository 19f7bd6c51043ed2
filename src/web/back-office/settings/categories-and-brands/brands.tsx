import { useState } from 'react';
import { Button, IconButton } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import {
  createBrand,
  deleteBrand,
  listManagedBrands,
  type ManagedBrand,
} from '#modules/catalog/categories.calls.ts';
import { pageCount } from '#platform/page.ts';
import { api } from '../../../data/api.ts';
import { useAction } from '../../../data/use-action.ts';
import { useRememberedCall } from '../../../data/use-remembered-call.ts';
import { words } from '../../parts/list/address.ts';
import { SearchBox } from '../../parts/list/filters.tsx';
import { Listed } from '../../parts/list/listed.tsx';
import { useListQuery } from '../../parts/list/use-list-query.ts';
import styles from '../settings.module.css';
import { BrandForm } from './brand-form.tsx';
import { DeleteButton } from './delete-button.tsx';
import { mergeText } from './merge.text.ts';
import { MergeBrand } from './merge-brand.tsx';
import { categoryFormText } from './text.ts';

const PAGE_LIMIT = 30;

const FILTERS = { q: words } as const;

/** Brands by name, found by any of their names. */
export function Brands() {
  const query = useListQuery(FILTERS);
  const answer = useRememberedCall(listManagedBrands, { ...query.filter, page: query.page });
  const [edited, setEdited] = useState<ManagedBrand | 'new' | null>(null);
  const [merged, setMerged] = useState<ManagedBrand | null>(null);
  return (
    <section className={styles.list} aria-label={categoryFormText.brands}>
      <div className={classNames(styles.buttons, styles.search)}>
        <div className={styles.grow}>
          <SearchBox query={query} name="q" label={categoryFormText.search} />
        </div>
        <Button icon="plus" onClick={() => setEdited('new')}>
          {categoryFormText.newBrand}
        </Button>
      </div>
      <Listed
        answer={answer}
        query={query}
        page={({ brands, total }) => ({ rows: brands, pages: pageCount(total, PAGE_LIMIT) })}
        empty={{ title: categoryFormText.none, text: categoryFormText.noneText }}
      >
        {({ brands, proposed }) => (
          <>
            <Proposed names={proposed.map(({ name }) => name)} onAdded={answer.reload} />
            <ul className={styles.list}>
              {brands.map(brand => (
                <BrandRow
                  key={brand.id}
                  brand={brand}
                  onEdit={setEdited}
                  onMerge={setMerged}
                  onGone={answer.reload}
                />
              ))}
            </ul>
          </>
        )}
      </Listed>
      {merged && <MergeBrand brand={merged} onChanged={answer.reload} onClose={() => setMerged(null)} />}
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

interface ProposedProps {
  names: readonly string[];
  onAdded: () => Promise<void>;
}

/** Brands of imported goods that the shop does not have, each added by one press. */
function Proposed({ names, onAdded }: ProposedProps) {
  const { busy, message, run } = useAction();
  if (names.length === 0) return null;
  const add = (name: string) =>
    run(async () => {
      await api(createBrand, { name, nameAr: /\p{Script=Arabic}/u.test(name) ? name : '', aliases: [] });
      await onAdded();
    });
  return (
    <Note tone="info">
      <p>{categoryFormText.proposed}</p>
      <FormError message={message} />
      <div className={styles.buttons}>
        {names.map(name => (
          <Button
            key={name}
            size="small"
            variant="outline"
            icon="plus"
            disabled={busy}
            onClick={() => add(name)}
          >
            <bdi>{name}</bdi>
          </Button>
        ))}
      </div>
    </Note>
  );
}

interface BrandRowProps {
  brand: ManagedBrand;
  onEdit: (brand: ManagedBrand) => void;
  onMerge: (brand: ManagedBrand) => void;
  onGone: () => Promise<void>;
}

function BrandRow({ brand, onEdit, onMerge, onGone }: BrandRowProps) {
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
          {categoryFormText.products(products)}
        </p>
      </div>
      <Button
        variant="text"
        size="small"
        aria-label={mergeText.openBrand(name)}
        onClick={() => onMerge(brand)}
      >
        {mergeText.merge}
      </Button>
      <IconButton icon="edit" label={categoryFormText.edit(name)} onClick={() => onEdit(brand)} />
      {products === 0 && (
        <DeleteButton name={name} remove={() => api(deleteBrand, { brandId: id })} onGone={onGone} />
      )}
    </li>
  );
}
