import { useEffect, useState } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { Note } from '#kit/display/note.tsx';
import { Breadcrumbs } from '#kit/navigation/breadcrumbs.tsx';
import { Price } from '#kit/price.tsx';
import { cartSize } from '#modules/cart/text.ts';
import type { ManagedOrder as SeenOrder } from '#modules/orders/back-office/order-view.ts';
import { showOrderChoices } from '#modules/orders/back-office.calls.ts';
import { orderText } from '#modules/orders/text.ts';
import { MerchantOrderCard } from '#modules/orders/ui/merchant-order-card.tsx';
import { AddressCard, PaymentCard, Replaces } from '#modules/orders/ui/order-facts.tsx';
import { OrderFailed } from '#modules/orders/ui/order-failed.tsx';
import { MerchantOrderPill, OrderPill } from '#modules/orders/ui/status-pill.tsx';
import { countedOrders } from '#modules/orders/uncancelled.ts';
import { methodName } from '#modules/payments/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { orderNumber } from '#platform/id.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { useMay } from '../../../data/session.ts';
import { useCall } from '../../../data/use-call.ts';
import { DocumentLinks } from '../../../parts/document-links.tsx';
import { GoodwillButton } from '../../parts/goodwill-button.tsx';
import { ConversationsOfOrder, WriteToBuyer } from '../../parts/order-conversations.tsx';
import { Reach } from '../../parts/reach.tsx';
import { backOfficeText } from '../../text.ts';

import { printHref } from '../print/print-href.ts';
import { Deadlines } from './deadlines.tsx';
import styles from './details.module.css';
import { History } from './history.tsx';
import { MerchantOrderSteps, type StepRules } from './merchant-order-steps.tsx';
import { Notes } from './notes.tsx';
import { detailsText } from './text.ts';
import { useManagedOrder } from './use-managed-order.ts';

/** An order for people who work on it: a merchant sees its own part, staff the whole [NAV-6, NAV-7]. */
export function ManagedOrder({ orderId }: { orderId: string }) {
  useEffect(() => {
    document.title = backOfficeText.titled(orderText.details);
  }, []);
  return /^\d{1,15}$/.test(orderId) ? <OrderById key={orderId} orderId={Number(orderId)} /> : <NoOrder />;
}

function OrderById({ orderId }: { orderId: number }) {
  const { answer, reload } = useManagedOrder(orderId);
  const choices = useCall(showOrderChoices, {});
  const rules = choices.state === 'ready' ? choices.body : UNKNOWN_RULES;
  if (answer === 'loading') return <Loading text={orderText.loading} size="page" heading="h1" />;
  if (answer === 'missing') return <NoOrder />;
  if (answer === 'failed') return <OrderFailed onRetry={() => void reload()} />;
  return <Order seen={answer} rules={rules} onChanged={reload} />;
}

/** Until they are known, only the merchant's own delivery is offered. */
const UNKNOWN_RULES: StepRules = { couriers: ['merchant'], deliveryAttempts: Number.POSITIVE_INFINITY };

interface OrderProps {
  seen: SeenOrder;
  rules: StepRules;
  onChanged: () => Promise<void>;
}

function Order({ seen, rules, onChanged }: OrderProps) {
  const isWorkedOn = useMay('orders');
  const mayCall = useMay('customers');
  const mayWrite = useMay('conversations');
  const mayInspect = useMay('moderation');
  const { order, deadlines, history, notes, proofs } = seen;
  const { merchantOrders } = order;
  const [now] = useState(() => new Date());
  const [only] = merchantOrders;
  return (
    <>
      <Head order={order} />
      {isWorkedOn && only && merchantOrders.length === 1 && (
        <div className={styles.deadline}>
          <Deadlines merchantOrder={only} deadlines={deadlines} now={now} />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {merchantOrders.map((merchantOrder, at) => (
            <MerchantOrderCard
              key={merchantOrder.id}
              merchantOrder={merchantOrder}
              place={orderText.merchantOrder(at + 1, merchantOrders.length)}
              now={now}
            >
              {isWorkedOn && merchantOrders.length > 1 && (
                <Deadlines merchantOrder={merchantOrder} deadlines={deadlines} now={now} />
              )}
              {isWorkedOn && (
                <MerchantOrderSteps
                  orderId={order.id}
                  merchantOrder={merchantOrder}
                  rules={rules}
                  proofs={proofs}
                  onChanged={onChanged}
                />
              )}
              {mayWrite && <WriteToBuyer merchantOrderId={merchantOrder.id} />}
            </MerchantOrderCard>
          ))}
        </div>
        <div className={styles.column}>
          {order.address ? (
            <AddressCard address={order.address} gift={order.gift}>
              <Reach mobile={order.address.mobile} orderId={order.id} />
            </AddressCard>
          ) : (
            <Note tone="info">
              <p className={styles.strong}>{detailsText.masked}</p>
              <p>{isWorkedOn ? detailsText.maskedMore : detailsText.maskedForReaders}</p>
            </Note>
          )}
          <PaymentCard order={order} method={methodName(order.paymentMethod)}>
            <Earnings earnings={seen.earnings} />
            <div className={styles.gift}>
              {mayCall && (
                <ButtonLink
                  to={`/customer?orderId=${order.id}`}
                  variant="outline"
                  size="small"
                  icon="account"
                >
                  {detailsText.toCustomer}
                </ButtonLink>
              )}
              <GoodwillButton orderId={order.id} />
            </div>
          </PaymentCard>
          {mayInspect && <ConversationsOfOrder orderId={order.id} />}
          <DocumentLinks orderId={order.id} />
          <History rows={history} merchantOrders={merchantOrders} />
          <Notes orderId={order.id} notes={notes} onChanged={onChanged} />
        </div>
      </div>
    </>
  );
}

/** What the merchant itself gets of it: the buyer's total has fees and commission in it. */
function Earnings({ earnings: [own] }: Pick<SeenOrder, 'earnings'>) {
  if (!own) return null;
  return (
    <div>
      <p className={styles.strong}>
        {detailsText.earned} <Price pounds={own.amount} size="amount" />
      </p>
      <p className="muted">{detailsText.commission(isolate(formatPrice(fromPounds(own.commission))))}</p>
    </div>
  );
}

function Head({ order }: { order: SeenOrder['order'] }) {
  const { merchantOrders } = order;
  const number = orderNumber(order.id);
  const ids = merchantOrders.map(({ id }) => id);
  const [only] = merchantOrders;
  const isWorkedOn = useMay('orders');
  return (
    <>
      {isWorkedOn && (
        <Breadcrumbs
          items={[{ label: detailsText.orders, to: '/orders' }, { label: `${orderText.title} ${number}` }]}
        />
      )}
      <header className={styles.head}>
        <div>
          <h1>
            {orderText.title} <bdi dir="ltr">{number}</bdi>
          </h1>
          <p className="muted">
            {formatDateTime(new Date(order.placedAt))} ·{' '}
            {cartSize(order.units, countedOrders(merchantOrders).length)}
          </p>
          <Replaces order={order} />
        </div>
        {only && merchantOrders.length === 1 ? (
          <MerchantOrderPill merchantOrder={only} reader="shop" />
        ) : (
          <OrderPill status={order.status} />
        )}
      </header>
      {isWorkedOn && <Prints ids={ids} />}
    </>
  );
}

function Prints({ ids }: { ids: readonly number[] }) {
  return (
    <div className={styles.prints}>
      <ButtonLink to={printHref('labels', ids)} variant="outline" icon="printer">
        {detailsText.printLabels}
      </ButtonLink>
      <ButtonLink to={printHref('slips', ids)} variant="outline" icon="package">
        {detailsText.printSlip}
      </ButtonLink>
      <ButtonLink to={printHref('summary', ids)} variant="text" icon="receipt-text">
        {detailsText.printSummary}
      </ButtonLink>
    </div>
  );
}

function NoOrder() {
  return (
    <EmptyState
      heading="h1"
      title={orderText.notFound}
      text={detailsText.notFoundMore}
      action={<ButtonLink to="/orders">{detailsText.toOrders}</ButtonLink>}
    />
  );
}
