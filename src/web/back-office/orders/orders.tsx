import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { DataTable } from '#kit/display/data-table.tsx';
import { Note } from '#kit/display/note.tsx';
import { Skeleton } from '#kit/display/skeleton.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import type { ListedOrder, TabCounts } from '#modules/orders/back-office/list-view.ts';
import type { BulkStep } from '#modules/orders/back-office/next-step.ts';
import { MOST_FOUND } from '#modules/orders/back-office/order-search.ts';
import { MOST_COUNTED, type OrderTab } from '#modules/orders/back-office/order-tab.ts';
import {
  exportOrders,
  listManagedOrders,
  MOST_PAGES,
  showOrderChoices,
} from '#modules/orders/back-office.calls.ts';
import { MANAGED_STATUS_LABELS } from '#modules/orders/text.ts';
import type { CallBody } from '#platform/call.ts';
import { orderNumber } from '#platform/id.ts';
import { download } from '../../data/files.ts';
import { useSession } from '../../data/session.ts';
import { bodyOf } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { ExportButtons } from '../parts/export-buttons.tsx';
import { ListTabs } from '../parts/list/list-tabs.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { useSelection } from '../parts/list/use-selection.ts';
import { NewOrders } from '../parts/new-orders/new-orders.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { BulkSteps } from './list/bulk-steps.tsx';
import { Filters } from './list/filters.tsx';
import styles from './list/list.module.css';
import { OrderCard } from './list/order-card.tsx';
import { type OrderRows, orderColumns } from './list/order-columns.tsx';
import { ORDER_FILTERS, orderFilter } from './list/order-query.ts';
import { bulkText, listText, tabText } from './text.ts';
import { type Refused, useStep } from './use-step.ts';

export const meta = () => ({ title: backOfficeText.titled(listText.title), noindex: true });

const PAGE_LIMIT = 20;

/** The orders that the viewer works on: a merchant its own parts, staff all [NAV-7, ROLE-3, ROLE-4]. */
export default function OrdersPage() {
  const query = useListQuery(ORDER_FILTERS, { views: ['sort'], mostPages: MOST_PAGES });
  const filter = orderFilter(query.filter);
  const answer = useRememberedCall(listManagedOrders, { ...filter, page: query.page, limit: PAGE_LIMIT });
  const choices = useRememberedCall(showOrderChoices, {});
  const counts = bodyOf(answer)?.counts;
  const { tab = 'all' } = query.filter;
  return (
    <>
      <PageHead title={listText.title}>
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
          mostCounted={MOST_COUNTED}
        />
        <Filters query={query} choices={bodyOf(choices) ?? undefined} />
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
          {body => <Orders key={query.hrefWith(query)} body={body} onChanged={answer.reload} />}
        </Listed>
      </div>
    </>
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

interface OrdersProps {
  body: CallBody<typeof listManagedOrders>;
  onChanged: () => Promise<void>;
}

function Orders({ body: { orders, isCut }, onChanged }: OrdersProps) {
  const [now] = useState(() => new Date());
  const selection = useSelection();
  // Orders that leave the page are no longer selected.
  const selected = orders.filter(({ id }) => selection.has(id));
  const step = useStep(onChanged);
  const merchants = useSession().role === 'merchant' ? 'hidden' : 'shown';
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
        />
      )}
      <FormError message={step.message} />
      <RefusedOnes refused={step.refused} orders={orders} onHide={step.hide} />
      <div className={styles.scroll}>
        <DataTable
          label={listText.title}
          columns={orderColumns({ now, onStep, merchants })}
          rows={orders}
          idOf={({ id }) => id}
          selection={{
            allLabel: listText.selectAll,
            labelOf: ({ id }) => listText.select(orderNumber(id)),
            has: ({ id }) => selection.has(id),
            onSelect: (rows, isSelected) =>
              selection.set(
                rows.map(({ id }) => id),
                isSelected,
              ),
          }}
          card={cardWith({ now, onStep })}
        />
      </div>
    </>
  );
}

const cardWith = (shown: Pick<OrderRows, 'now' | 'onStep'>) => (order: ListedOrder, tick: ReactNode) => (
  <OrderCard order={order} tick={tick} {...shown} />
);

/** The orders for which a step was refused, and why. */
function RefusedOnes({
  refused,
  orders,
  onHide,
}: Pick<OrdersProps['body'], 'orders'> & { refused: Refused; onHide: () => void }) {
  if (refused.length === 0) return null;
  const merchantOrders = new Map(orders.flatMap(order => order.merchantOrders).map(each => [each.id, each]));
  const whyOf = ({ merchantOrderId, code, why }: Refused[0]) => {
    const merchantOrder = merchantOrders.get(merchantOrderId);
    return code === 'not_possible_now' && merchantOrder
      ? bulkText.notNow(MANAGED_STATUS_LABELS[merchantOrder.status])
      : why;
  };
  return (
    <div className={styles.note} role="alert">
      <Note tone="warn">
        <p>{bulkText.refused(refused.length)}</p>
        <ul className={styles.refused}>
          {refused.map(each => (
            <li key={each.merchantOrderId}>
              {each.orderId !== null && (
                <Link to={`/order-details/${each.orderId}`}>
                  <bdi dir="ltr">{orderNumber(each.orderId)}</bdi>
                </Link>
              )}{' '}
              {whyOf(each)}
            </li>
          ))}
        </ul>
        <Button variant="text" size="small" onClick={onHide}>
          {bulkText.hide}
        </Button>
      </Note>
    </div>
  );
}

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
