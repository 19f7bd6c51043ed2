import { type ReactNode, Suspense, useState } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Note } from '#kit/display/note.tsx';
import { Skeleton } from '#kit/display/skeleton.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { lazyPart } from '#kit/lazy-part.ts';
import type { ListedOrder, TabCounts } from '#modules/orders/back-office/list-view.ts';
import type { BulkStep } from '#modules/orders/back-office/next-step.ts';
import { MOST_FOUND } from '#modules/orders/back-office/order-search.ts';
import type { OrderTab } from '#modules/orders/back-office/order-tab.ts';
import {
  exportOrders,
  listManagedOrders,
  MOST_PAGES,
  showOrderChoices,
} from '#modules/orders/back-office.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { orderNumber } from '#platform/id.ts';
import { MOST_COUNTED } from '#platform/page.ts';
import { download } from '../../data/files.ts';
import { useSession } from '../../data/session.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { ExportButtons } from '../parts/export-buttons.tsx';
import { readFilters } from '../parts/list/address.ts';
import { ColumnPicker, shownColumns } from '../parts/list/column-picker.tsx';
import { ListTabs } from '../parts/list/list-tabs.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { type SavedView, useSavedViews } from '../parts/list/saved-views.ts';
import { listKitText } from '../parts/list/text.ts';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { type SelectedRows, useSelectedRows } from '../parts/list/use-selected-rows.ts';
import { ViewBar, ViewCount } from '../parts/list/view-bar.tsx';
import { NewOrders } from '../parts/new-orders/new-orders.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { BulkSteps } from './bulk-steps.tsx';
import { OrderCard } from './order-card.tsx';
import { type OrderRows, orderColumns } from './order-columns.tsx';
import { Filters } from './order-filters.tsx';
import { ORDER_FILTERS, type OrderFilter, orderFilter } from './order-query.ts';
import styles from './orders.module.css';
import { listText, tabText } from './text.ts';
import { useStep } from './use-step.ts';

export const meta = () => ({ title: backOfficeText.titled(listText.title), noindex: true });

/** Of no use before something is selected, and before a step. */
const SelectWhole = lazyPart(async () => (await import('./selected-orders.tsx')).SelectWhole);
const StepOutcome = lazyPart(async () => (await import('./selected-orders.tsx')).StepOutcome);

const PAGE_LIMIT = 20;

/** The orders that the viewer works on: a merchant its own parts, staff all [NAV-7, ROLE-3, ROLE-4]. */
export default function OrdersPage() {
  const query = useListQuery(ORDER_FILTERS, { views: ['sort'], mostPages: MOST_PAGES });
  const filter = orderFilter(query.filter);
  const answer = useRememberedCall(listManagedOrders, { ...filter, page: query.page, limit: PAGE_LIMIT });
  const choices = useRememberedCall(showOrderChoices, {});
  const known = bodyOf(answer);
  const counts = known?.counts;
  const { tab = 'all' } = query.filter;
  const selection = useSelectedRows(known?.orders ?? []);
  const saved = useSavedViews('orders', query.filter);
  const merchants = useSession().role === 'merchant' ? 'hidden' : 'shown';
  const columns = (rows: RowActions) => orderColumns({ ...rows, merchants });
  return (
    <>
      <PageHead title={listText.title}>
        <HandOverLink />
        <ExportButtons save={format => download(exportOrders, { ...filter, format })} />
      </PageHead>
      <NewOrders
        onShow={() => {
          query.set({ tab: 'new' }, 'push');
          void answer.reload();
        }}
      />
      <div className={styles.panel}>
        <ListTabs
          label={listText.tabs}
          labels={tabsOf(tab, counts)}
          shown={tab}
          hrefOf={name => query.hrefOf({ tab: name === 'all' ? null : name })}
          counts={counts}
        />
        <div className={styles.views}>
          <ViewBar saved={saved} count={countWith(counts)} />
        </div>
        <Filters query={query} choices={bodyOf(choices) ?? undefined}>
          <ColumnPicker columns={columns(UNUSED_ROWS)} saved={saved} />
        </Filters>
        <Listed
          answer={answer}
          query={query}
          text={listText}
          loading={<Waiting />}
          page={body => ({ rows: body.orders, pages: body.totalPages })}
          summary={body => rangeOf(query.page, body.orders.length, body.counts[tab])}
          empty={{ title: listText.noneYet, text: listText.noneYetMore, lantern: true }}
          nothing={{ title: listText.empty, text: listText.emptyMore }}
        >
          {shown => (
            <Orders
              key={query.hrefWith(query)}
              body={shown}
              filter={filter}
              total={shown.counts[tab]}
              columns={rows => shownColumns(columns(rows), saved)}
              selection={selection}
              onChanged={answer.reload}
            />
          )}
        </Listed>
      </div>
    </>
  );
}

/** A page that uses the camera is loaded as a document of its own. */
function HandOverLink() {
  const mayHandOver = useSession().account?.permissions.includes('hand_over');
  return (
    <ButtonLink
      variant="outline"
      icon="barcode"
      to={mayHandOver ? '/handovers/new' : '/handovers'}
      reloadDocument={mayHandOver}
    >
      {mayHandOver ? pageTitles.newHandover : pageTitles.handovers}
    </ButtonLink>
  );
}

/** Few shops ask for confirmations, so that tab appears only for those. */
function tabsOf(shown: OrderTab | 'all', counts: TabCounts | undefined) {
  const { waiting, ...others } = tabText;
  const { all, ...rest } = others;
  return shown === 'waiting' || (counts?.waiting ?? 0) > 0 ? { all, waiting, ...rest } : others;
}

function rangeOf(page: number, shown: number, total: number): string {
  const first = (page - 1) * PAGE_LIMIT + 1;
  return listText.range(first, first + shown - 1, listText.total(total, MOST_COUNTED));
}

/** For the names of the columns alone. */
const UNUSED_ROWS: RowActions = { now: new Date(0), onStep: () => undefined };

/** Recounted when the list's own counts change. */
const countWith = (counts: TabCounts | undefined) => (view: SavedView) =>
  counts && <CountOfView key={JSON.stringify(counts)} view={view} />;

/** How many orders a saved view has now. */
function CountOfView({ view }: { view: SavedView }) {
  const chosen = readFilters(new URLSearchParams(view.query), ORDER_FILTERS);
  const counts = bodyOf(useCall(listManagedOrders, { ...orderFilter(chosen), limit: 1 }))?.counts;
  return counts && <ViewCount>{listKitText.count(counts[chosen.tab ?? 'all'], MOST_COUNTED)}</ViewCount>;
}

type RowActions = Pick<OrderRows, 'now' | 'onStep'>;

interface OrdersProps {
  columns: (rows: RowActions) => Column<ListedOrder>[];
  body: CallBody<typeof listManagedOrders>;
  filter: OrderFilter;
  total: number;
  selection: SelectedRows<ListedOrder>;
  onChanged: () => Promise<void>;
}

function Orders({ body: { orders, isCut }, filter, total, columns, selection, onChanged }: OrdersProps) {
  const [now] = useState(() => new Date());
  const selected = selection.rows;
  const step = useStep(async changed => {
    selection.expire(changed);
    await onChanged();
  });
  const onStep = (event: BulkStep, order: ListedOrder) => void step.take(event, [order]);
  return (
    <>
      {isCut && (
        <div className={styles.note}>
          <Note>{listText.cut(MOST_FOUND)}</Note>
        </div>
      )}
      {selected.length > 0 && (
        <BulkSteps
          selected={selected}
          busy={step.busy}
          onStep={event => void step.take(event, selected)}
          onUnselect={selection.clear}
        >
          <Suspense>
            <SelectWhole filter={filter} total={total} selection={selection} />
          </Suspense>
        </BulkSteps>
      )}
      <FormError message={step.message} />
      <Suspense>
        {(step.done || step.refused.length > 0) && <StepOutcome {...step} orders={orders} />}
      </Suspense>
      <div className={styles.scroll}>
        <DataTable
          label={listText.title}
          columns={columns({ now, onStep })}
          rows={orders}
          idOf={({ id }) => id}
          selection={{
            allLabel: listText.selectAll,
            labelOf: ({ id }) => listText.select(orderNumber(id)),
            has: selection.has,
            onSelect: selection.set,
          }}
          card={cardWith({ now, onStep })}
        />
      </div>
    </>
  );
}

const cardWith = (shown: RowActions) => (order: ListedOrder, tick: ReactNode) => (
  <OrderCard order={order} tick={tick} {...shown} />
);

function Waiting() {
  return (
    <div className={styles.waiting}>
      <output className="visually-hidden">{listText.loading}</output>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} width={at % 2 ? '92%' : '100%'} />
      ))}
    </div>
  );
}
