import { useCallback, useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { Note } from '#kit/display/note.tsx';
import { Breadcrumbs } from '#kit/navigation/breadcrumbs.tsx';
import { showOrder } from '#modules/orders/contract.ts';
import type { OrderDetails, Shipment } from '#modules/orders/order-view.ts';
import { orderSize, orderText } from '#modules/orders/text.ts';
import { AddressCard, PaymentCard } from '#modules/orders/ui/order-facts.tsx';
import { ShipmentCard } from '#modules/orders/ui/shipment-card.tsx';
import { OrderPill } from '#modules/orders/ui/status-pill.tsx';
import { formatDate } from '#platform/dates.ts';
import { orderNumber } from '#platform/id.ts';
import { Refusal } from '#platform/refusal.ts';
import { api } from '../api.ts';
import { RequireRole } from '../require-role.tsx';
import { useShopFrame } from '../root.tsx';
import { siteText } from '../text.ts';
import styles from './order-details.module.css';

export const meta = () => ({ title: siteText.titled(orderText.details), noindex: true });

/** For every signed-in role; the server tells each what it may see [NAV-6]. */
export default function OrderDetailsPage() {
  const { orderId = '' } = useParams();
  return (
    <RequireRole>
      {/^\d{1,15}$/.test(orderId) ? <OrderById key={orderId} orderId={Number(orderId)} /> : <NoOrder />}
    </RequireRole>
  );
}

function OrderById({ orderId }: { orderId: number }) {
  const { answer, retry } = useOrder(orderId);
  if (answer === 'loading') return <Loading text={orderText.loading} size="page" />;
  if (answer === 'missing') return <NoOrder />;
  if (answer === 'failed') return <Failed onRetry={retry} />;
  return <Order order={answer} />;
}

type Answer = OrderDetails | 'loading' | 'missing' | 'failed';

function useOrder(orderId: number) {
  const [answer, setAnswer] = useState<Answer>('loading');
  const ask = useCallback(
    () => api(showOrder, { orderId }).then(setAnswer, error => setAnswer(failureOf(error))),
    [orderId],
  );
  useEffect(() => void ask(), [ask]);
  const retry = () => {
    setAnswer('loading');
    void ask();
  };
  return { answer, retry };
}

function failureOf(error: unknown): Answer {
  if (error instanceof Refusal && error.code === 'order_not_found') return 'missing';
  console.error('order failed', error);
  return 'failed';
}

function Order({ order }: { order: OrderDetails }) {
  const number = orderNumber(order.id);
  const [now] = useState(() => new Date());
  return (
    <div className="page-width">
      <div className={styles.crumbs}>
        <Breadcrumbs
          items={[
            { label: orderText.account, to: '/profile' },
            { label: orderText.orders, to: '/profile?tab=orders' },
            { label: `${orderText.title} ${number}` },
          ]}
        />
      </div>
      <Placed number={number} />
      <header className={styles.head}>
        <div>
          <h1>
            {orderText.title} <bdi dir="ltr">{number}</bdi>
          </h1>
          <p className={styles.about}>
            {formatDate(new Date(order.placedAt))} · {orderSize(order.units, order.shipments.length)}
          </p>
        </div>
        <OrderPill status={order.status} />
      </header>
      <div className={styles.columns}>
        <Shipments shipments={order.shipments} now={now} />
        <div className={styles.aside}>
          {order.address && <AddressCard address={order.address} />}
          <PaymentCard order={order} />
        </div>
      </div>
    </div>
  );
}

/** Said once, on coming from the checkout. */
function Placed({ number }: { number: string }) {
  const [params] = useSearchParams();
  if (!params.has('placed')) return null;
  return (
    <div className={styles.placed}>
      <Note tone="ok">
        <p className={styles.placedTitle}>{orderText.placed}</p>
        <p>
          {orderText.number} <bdi dir="ltr">{number}</bdi>. {orderText.placedMore}
        </p>
        <Link to="/" className={styles.back}>
          {orderText.backToShop}
        </Link>
      </Note>
    </div>
  );
}

/** Those still on their way first; each keeps its number. */
function Shipments({ shipments, now }: { shipments: readonly Shipment[]; now: Date }) {
  const helpUrl = useShopFrame()?.shop.supportChatUrl ?? '';
  const placed = shipments.map((shipment, at) => ({
    shipment,
    place: orderText.shipment(at + 1, shipments.length),
  }));
  const [over, open] = [placed.filter(isOver), placed.filter(each => !isOver(each))];
  return (
    <div className={styles.shipments}>
      {[...open, ...over].map(({ shipment, place }) => (
        <ShipmentCard key={shipment.id} shipment={shipment} place={place} now={now} helpUrl={helpUrl} />
      ))}
    </div>
  );
}

const OVER: ReadonlySet<string> = new Set(['delivered', 'completed', 'cancelled', 'returned_to_merchant']);

function isOver({ shipment }: { shipment: Shipment }): boolean {
  return OVER.has(shipment.status);
}

function NoOrder() {
  return (
    <EmptyState
      heading="h1"
      title={orderText.notFound}
      text={orderText.notFoundMore}
      action={<ButtonLink to="/profile?tab=orders">{orderText.toOrders}</ButtonLink>}
    />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      heading="h1"
      title={orderText.failed}
      text={orderText.failedMore}
      action={<Button onClick={onRetry}>{orderText.retry}</Button>}
    />
  );
}
