import { lazy, Suspense, useEffect, useReducer, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { Note } from '#kit/display/note.tsx';
import { Breadcrumbs } from '#kit/navigation/breadcrumbs.tsx';
import { focusOnSight } from '#kit/overlay/focus-on-sight.ts';
import { cartSize } from '#modules/cart/text.ts';
import type { OrderDetails } from '#modules/orders/order-view.ts';
import { orderText } from '#modules/orders/text.ts';
import { MerchantOrderCard } from '#modules/orders/ui/merchant-order-card.tsx';
import { AddressCard, PaymentCard, Replaces } from '#modules/orders/ui/order-facts.tsx';
import { OrderFailed } from '#modules/orders/ui/order-failed.tsx';
import { OrderPill } from '#modules/orders/ui/status-pill.tsx';
import { countedOrders } from '#modules/orders/uncancelled.ts';
import { methodName } from '#modules/payments/text.ts';
import { formatDate } from '#platform/dates.ts';
import { orderNumber } from '#platform/id.ts';
import { keepFocus } from '../app/keep-focus.ts';
import { useIsBuyer } from '../data/session.ts';
import { DocumentLinks } from '../parts/document-links.tsx';
import { RequireRole } from '../require-role.tsx';
import { useShopFrame } from '../root.tsx';
import { siteText } from '../text.ts';
import { BuyerActions, Help, isOver } from './order-details/merchant-order-actions.tsx';
import { PayOrder } from './order-details/next-step.tsx';
import { CancelOrder, ConfirmOrder, WholeOrderAgain } from './order-details/order-actions.tsx';
import { OrderPayment } from './order-details/order-payment.tsx';
import { OrderCases } from './order-details/returns/order-cases.tsx';
import { useOrder } from './order-details/use-order.ts';
import styles from './order-details.module.css';

/** Loads after an order; without it the order is as good. */
const AppCards = lazy(async () => ({
  default: await import('./order-details/app-cards.tsx').then(
    module => module.AppCards,
    () => () => null,
  ),
}));

export const meta = () => ({ title: siteText.titled(orderText.details), noindex: true });

/** For every signed-in role; the server returns what each may see [NAV-6]. */
export default function OrderDetailsPage() {
  const { orderId = '' } = useParams();
  useEffect(keepFocus, []);
  return (
    <RequireRole>
      {/^\d{1,15}$/.test(orderId) ? <OrderById key={orderId} orderId={Number(orderId)} /> : <NoOrder />}
    </RequireRole>
  );
}

function OrderById({ orderId }: { orderId: number }) {
  const { answer, reload, retry } = useOrder(orderId);
  if (answer === 'loading') return <Loading text={orderText.loading} size="page" heading="h1" />;
  if (answer === 'missing') return <NoOrder />;
  if (answer === 'failed') return <OrderFailed onRetry={retry} />;
  return <Order order={answer} onChanged={reload} />;
}

const TO_ORDERS = [
  { label: orderText.account, to: '/profile' },
  { label: orderText.orders, to: '/profile?tab=orders' },
];

interface OrderProps {
  order: OrderDetails;
  onChanged: () => Promise<void>;
}

function Order({ order, onChanged }: OrderProps) {
  const number = orderNumber(order.id);
  const [now] = useState(() => new Date());
  const isBuyer = useIsBuyer();
  return (
    <div className="page-width">
      <div className={styles.crumbs}>
        <Breadcrumbs items={[...TO_ORDERS, { label: `${orderText.title} ${number}` }]} />
      </div>
      {!UNLIKE_RECEIVED.has(order.status) && <Placed number={number} />}
      <header className={styles.head}>
        <div>
          <h1>
            {orderText.title} <bdi dir="ltr">{number}</bdi>
          </h1>
          <p className={styles.about}>
            {formatDate(new Date(order.placedAt))} ·{' '}
            {cartSize(order.units, countedOrders(order.merchantOrders).length)}
          </p>
          <Replaces order={order} />
        </div>
        <OrderPill status={order.status} />
      </header>
      {isBuyer && <ConfirmOrder order={order} onChanged={onChanged} />}
      {isBuyer && <PayOrder order={order} />}
      {isBuyer && UNDER_WAY.has(order.status) && (
        <Suspense>
          <AppCards />
        </Suspense>
      )}
      <div className={styles.columns}>
        <MerchantOrders order={order} now={now} onChanged={onChanged} />
        <div className={styles.aside}>
          {order.address && <AddressCard address={order.address} gift={order.gift} />}
          <PaymentCard order={order} method={methodName(order.paymentMethod)}>
            {isBuyer && <OrderPayment order={order} />}
          </PaymentCard>
          {isBuyer && <WholeOrderAgain order={order} />}
          {isBuyer && <DocumentLinks orderId={order.id} />}
          {isBuyer && <CancelOrder order={order} onChanged={onChanged} />}
        </div>
      </div>
    </div>
  );
}

/** Something of it is still to come. */
const UNDER_WAY: ReadonlySet<string> = new Set(['in_preparation', 'on_the_way', 'partly_delivered']);

/**
 * An order that still needs its buyer is not called received: what it needs stands first instead. Nor is one that was
 * cancelled a moment later: nothing of it will be sent.
 */
const UNLIKE_RECEIVED: ReadonlySet<string> = new Set([
  'awaiting_payment',
  'awaiting_confirmation',
  'cancelled',
]);

/** Shown once, on arrival from the checkout. */
function Placed({ number }: { number: string }) {
  const [params] = useSearchParams();
  if (!params.has('placed')) return null;
  return (
    <div className={styles.placed}>
      <Note tone="ok">
        <p ref={focusOnSight} tabIndex={-1} className={styles.placedTitle}>
          {orderText.placed}
        </p>
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

function MerchantOrders({ order, now, onChanged }: OrderProps & { now: Date }) {
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  const [caseChanges, countCaseChange] = useReducer((count: number) => count + 1, 0);
  const changed = async () => {
    await onChanged();
    countChange();
  };
  const caseChanged = async () => {
    await onChanged();
    // What can be returned is asked again.
    countCaseChange();
  };
  const helpUrl = useShopFrame()?.shop.supportChatUrl ?? '';
  const isBuyer = useIsBuyer();
  return (
    <div className={styles.merchantOrders}>
      {isBuyer && <OrderCases key={changes} orderId={order.id} onChanged={caseChanged} />}
      {underWayFirst(order).map(({ merchantOrder, place }) => (
        <MerchantOrderCard
          key={merchantOrder.id}
          merchantOrder={merchantOrder}
          place={place}
          now={now}
          reader={isBuyer ? 'buyer' : 'shop'}
          productPath={id => `/product/${id}`}
        >
          <div className={classNames('cluster middle', styles.actions)}>
            <Help url={helpUrl} />
            {isBuyer && (
              <BuyerActions
                key={caseChanges}
                order={order}
                merchantOrder={merchantOrder}
                onChanged={changed}
              />
            )}
          </div>
        </MerchantOrderCard>
      ))}
    </div>
  );
}

/** Each keeps its number. */
function underWayFirst({ merchantOrders }: OrderProps['order']) {
  const placed = merchantOrders.map((merchantOrder, at) => ({
    merchantOrder,
    place: orderText.merchantOrder(at + 1, merchantOrders.length),
  }));
  return placed.toSorted((a, b) => Number(isOver(a.merchantOrder)) - Number(isOver(b.merchantOrder)));
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
