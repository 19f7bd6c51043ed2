import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { listManagedProducts, listProductChoices } from '#modules/catalog/back-office.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { pageCount } from '#platform/page.ts';
import { useSession } from '../../data/session.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { focusOn } from '../parts/focus.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { BulkBar } from './list/bulk-bar.tsx';
import { DoneNote } from './list/done-note.tsx';
import { Filters } from './list/filters.tsx';
import styles from './list/list.module.css';
import { PAGE_SIZE, pageHref, readListQuery } from './list/list-query.ts';
import { ProductFiles } from './list/product-files.tsx';
import { ProductTable } from './list/product-table.tsx';
import { type Selection, useSelection } from './list/use-selection.ts';
import type { DoneChange } from './list/wanted-change.ts';
import { ProductsFailed } from './products-failed.tsx';
import { listText, productTotal } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(listText.title), noindex: true });

/** Keeps the line's room. */
const UNKNOWN = '\u00a0';

type Page = CallBody<typeof listManagedProducts>;

/** Products of the merchant, or of the whole shop: search, filters and bulk changes. */
export default function Products() {
  const [params] = useSearchParams();
  const query = readListQuery(params);
  const list = useCall(listManagedProducts, query);
  const choices = useCall(listProductChoices, {});
  const selection = useSelection(query);
  const [done, setDone] = useState<DoneChange | null>(null);
  const merchants = useSession().role === 'merchant' ? 'hidden' : 'shown';
  return (
    <div className={styles.page}>
      <PageHead
        title={listText.title}
        intro={<span aria-live="polite">{list.state === 'ready' ? productTotal(list.body) : UNKNOWN}</span>}
      >
        <ProductFiles />
        <ButtonLink to="/products/new" icon="plus">
          {listText.add}
        </ButtonLink>
      </PageHead>
      <Filters choices={bodyOf(choices)} merchants={merchants} />
      {done && (
        <DoneNote
          key={done.batchId}
          done={done}
          onUndone={() => {
            setDone(null);
            focusOn('main h1');
            void list.reload();
          }}
        />
      )}
      <BulkBar
        selection={selection}
        total={list.state === 'ready' ? list.body.total : 0}
        onDone={finished => {
          setDone(finished);
          void list.reload();
        }}
      />
      {list.state === 'loading' && <Loading text={listText.loading} />}
      {list.state === 'failed' && <ProductsFailed onRetry={list.reload} />}
      {list.state === 'ready' && <Found page={list.body} selection={selection} merchants={merchants} />}
    </div>
  );
}

interface FoundProps {
  page: Page;
  selection: Selection;
  merchants: 'shown' | 'hidden';
}

function Found({ page, selection, merchants }: FoundProps) {
  const [params] = useSearchParams();
  const number = Number(params.get('page')) || 1;
  if (page.products.length === 0) return <Nothing isNarrowed={params.size > 0} />;
  return (
    <>
      <ProductTable
        products={page.products}
        first={(number - 1) * PAGE_SIZE}
        selection={selection}
        merchants={merchants}
      />
      <Pagination
        page={number}
        pages={pageCount(page.total, PAGE_SIZE)}
        hrefFor={other => pageHref(params, other)}
      />
    </>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState
        title={listText.nothingFound}
        action={<ButtonLink to="/products">{listText.clear}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      lantern
      title={listText.none}
      text={listText.noneText}
      action={<ButtonLink to="/products/new">{listText.add}</ButtonLink>}
    />
  );
}
