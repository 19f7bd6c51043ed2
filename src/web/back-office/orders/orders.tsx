import { useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Note } from '#kit/display/note.tsx';
import { Skeleton } from '#kit/display/skeleton.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { MOST_FOUND } from '#modules/orders/back-office/order-search.ts';
import { exportOrders, listManagedOrders, showOrderChoices } from '#modules/orders/back-office.calls.ts';
import { MANAGED_STATUS_LABELS } from '#modules/orders/text.ts';
import type { CallBody } from '#platform/call.ts';
import { orderNumber } from '#platform/id.ts';
import { download } from '../../data/files.ts';
import { useSession } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';
import { ExportButtons } from '../parts/export-buttons.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { BulkBar } from './list/bulk-bar.tsx';
import { Filters } from './list/filters.tsx';
import styles from './list/list.module.css';
import { type ListQuery, PAGE_LIMIT, useListQuery } from './list/list-query.ts';
import { OrderCards } from './list/order-cards.tsx';
import { OrderTable } from './list/order-table.tsx';
import { OrderTabs } from './list/order-tabs.tsx';
import { Pages } from './list/pages.tsx';
import { useSelection } from './list/use-selection.ts';
import { bulkText, listText } from './text.ts';
import { type Refused, useStep } from './use-step.ts';

export const meta = () => ({ title: backOfficeText.titled(listText.title), noindex: true });

/** The orders that the viewer works on: a merchant its own parts, staff all [NAV-7, ROLE-3, ROLE-4]. */
export default function OrdersPage() {
  const query = useListQuery();
  const answer = useCall(listManagedOrders, { ...query.filter, page: query.page, limit: PAGE_LIMIT });
  const choices = useCall(showOrderChoices, {});
  const body = answer.state === 'ready' ? answer.body : undefined;
  return (
    <>
      <PageHead title={listText.title}>
        <ExportButtons save={format => download(exportOrders, { ...query.filter, format })} />
      </PageHead>
      <div className={styles.panel}>
        <OrderTabs query={query} counts={body?.counts} />
        <Filters query={query} choices={choices.state === 'ready' ? choices.body : undefined} />
        {answer.state === 'loading' && <Waiting />}
        {answer.state === 'failed' && <Failed onRetry={answer.reload} />}
        {body?.isCut && (
          <div className={styles.note}>
            <Note>{listText.cut(MOST_FOUND)}</Note>
          </div>
        )}
        {body && <Orders key={query.params.toString()} query={query} body={body} onChanged={answer.reload} />}
      </div>
    </>
  );
}

interface OrdersProps {
  query: ListQuery;
  body: CallBody<typeof listManagedOrders>;
  onChanged: () => Promise<void>;
}

function Orders({ query, body: { orders, counts, totalPages }, onChanged }: OrdersProps) {
  const [now] = useState(() => new Date());
  const selection = useSelection(orders);
  const step = useStep(onChanged);
  const isMerchant = useSession().role === 'merchant';
  if (orders.length === 0) return <Empty query={query} />;
  const shown = {
    orders,
    now,
    onStep: (event: Parameters<typeof step.take>[0], order: (typeof orders)[0]) =>
      void step.take(event, [order]),
  };
  return (
    <>
      {selection.selected.length > 0 && (
        <BulkBar
          selected={selection.selected}
          busy={step.busy}
          onStep={event => void step.take(event, selection.selected)}
          onUnselect={selection.clear}
        />
      )}
      <FormError message={step.message} />
      <RefusedOnes refused={step.refused} orders={orders} onHide={step.hide} />
      <div className={styles.wide}>
        <OrderTable {...shown} selection={selection} hasMerchants={isMerchant ? 'no' : 'yes'} />
      </div>
      <OrderCards {...shown} />
      <Pages
        query={query}
        shown={orders.length}
        total={counts[query.filter.tab ?? 'all']}
        totalPages={totalPages}
      />
    </>
  );
}

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

function Empty({ query }: { query: ListQuery }) {
  if (query.isNarrowed || query.filter.tab || query.page > 1)
    return (
      <EmptyState
        title={listText.empty}
        text={listText.emptyMore}
        action={
          <ButtonLink variant="outline" to="/orders">
            {listText.clear}
          </ButtonLink>
        }
      />
    );
  return <EmptyState lantern title={listText.noneYet} text={listText.noneYetMore} />;
}

function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <EmptyState
      title={listText.failed}
      text={listText.failedMore}
      action={<Button onClick={() => void onRetry()}>{listText.retry}</Button>}
    />
  );
}
