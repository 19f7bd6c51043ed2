import { useState } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { DataTable, type RowSelection } from '#kit/display/data-table.tsx';
import type { ManagedRow } from '#modules/catalog/back-office/managed-product.ts';
import { listManagedProducts, listProductChoices } from '#modules/catalog/back-office.calls.ts';
import { formatCount } from '#platform/digits.ts';
import { pageCount } from '#platform/page.ts';
import { useSession } from '../../data/session.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { focusOn } from '../parts/focus.ts';
import { readFilters } from '../parts/list/address.ts';
import { ColumnPicker, shownColumns } from '../parts/list/column-picker.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { type SavedView, useSavedViews } from '../parts/list/saved-views.ts';
import { listKitText } from '../parts/list/text.ts';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { ViewBar, ViewCount } from '../parts/list/view-bar.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { BulkChanges } from './bulk-changes.tsx';
import { DoneNote } from './done-note.tsx';
import { productColumns } from './product-columns.tsx';
import { ProductFiles } from './product-files.tsx';
import { Filters } from './product-filters.tsx';
import { PAGE_SIZE, PRODUCT_FILTERS, type ProductQuery } from './product-query.ts';
import styles from './products.module.css';
import { listText, productTotal } from './text.ts';
import { type ProductSelection, useProductSelection } from './use-product-selection.ts';
import type { DoneChange } from './wanted-change.ts';

export const meta = () => ({ title: backOfficeText.titled(listText.title), noindex: true });

/** Keeps the line's room. */
const UNKNOWN = '\u00a0';

/** Products of the merchant, or of the whole shop: search, filters and bulk changes. */
export default function Products() {
  const query = useListQuery(PRODUCT_FILTERS, { views: ['sort'] });
  const { filter, page } = query;
  const list = useRememberedCall(listManagedProducts, { ...filter, page, limit: PAGE_SIZE });
  const choices = useRememberedCall(listProductChoices, {});
  const selection = useProductSelection(query);
  const saved = useSavedViews('products', filter);
  const { done, finish, undone } = useDoneChange(list.reload);
  const merchants = useSession().role === 'merchant' ? 'hidden' : 'shown';
  const known = bodyOf(list);
  const columns = productColumns(merchants);
  return (
    <div className={styles.page}>
      <Head total={list.state === 'ready' ? productTotal(list.body) : UNKNOWN} query={query} />
      <ViewBar saved={saved} count={countWith(known?.total)} />
      <Filters query={query} choices={bodyOf(choices)} merchants={merchants}>
        <ColumnPicker columns={columns} saved={saved} />
      </Filters>
      {done && <DoneNote key={done.batchId} done={done} onUndone={undone} />}
      <BulkChanges
        selection={selection}
        total={known?.total ?? 0}
        choices={bodyOf(choices)}
        onDone={finish}
      />
      <Listed
        answer={list}
        query={query}
        text={listText}
        page={({ products, total }) => ({ rows: products, pages: pageCount(total, PAGE_SIZE) })}
        empty={{ title: listText.none, text: listText.noneText, lantern: true, action: <AddFirst /> }}
        nothing={{ title: listText.nothingFound }}
      >
        {({ products }) => (
          <div className={styles.rows}>
            <DataTable
              label={listText.title}
              columns={shownColumns(columns, saved)}
              rows={products}
              idOf={({ id }) => id}
              selection={selectionOf(selection, { products, first: (page - 1) * PAGE_SIZE })}
            />
          </div>
        )}
      </Listed>
    </div>
  );
}

/** The change of many that was made last and can be undone; the list is asked for again after both. */
function useDoneChange(reload: () => Promise<void>) {
  const [done, setDone] = useState<DoneChange | null>(null);
  const finish = (change: DoneChange | null) => {
    setDone(change);
    void reload();
  };
  const undone = () => {
    finish(null);
    focusOn('main h1');
  };
  return { done, finish, undone };
}

function Head({ total, query }: { total: string; query: ProductQuery }) {
  return (
    <PageHead title={listText.title} intro={<span aria-live="polite">{total}</span>}>
      <ProductFiles filter={query.filter} />
      <ButtonLink to="/products/new" icon="plus">
        {listText.add}
      </ButtonLink>
    </PageHead>
  );
}

/** Recounted when the list's own number changes. */
const countWith = (total: number | undefined) => (view: SavedView) =>
  total === undefined ? null : <CountOfView key={total} view={view} />;

/** How many products a saved view has now. */
function CountOfView({ view }: { view: SavedView }) {
  const filter = readFilters(new URLSearchParams(view.query), PRODUCT_FILTERS);
  const body = bodyOf(useCall(listManagedProducts, { ...filter, limit: 1 }));
  if (!body) return null;
  return (
    <ViewCount>{body.moreThanTotal ? listKitText.beyond(body.total) : formatCount(body.total)}</ViewCount>
  );
}

interface Shown {
  products: readonly ManagedRow[];
  /** The first product's place in the whole list. */
  first: number;
}

function selectionOf(selection: ProductSelection, { products, first }: Shown): RowSelection<ManagedRow> {
  const offered = new Set(products.slice(0, Math.max(0, selection.end - first)));
  return {
    allLabel: listText.chooseAll,
    labelOf: ({ title }) => listText.choose(title),
    has: product => offered.has(product) && selection.has(product.id),
    isOffered: product => offered.has(product),
    onSelect: (rows, isSelected) =>
      selection.set(
        rows.map(({ id }) => id),
        isSelected,
      ),
  };
}

function AddFirst() {
  return <ButtonLink to="/products/new">{listText.add}</ButtonLink>;
}
