import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Price } from '#kit/price.tsx';
import { Picture } from '#modules/media/ui/picture.tsx';
import { tintOf } from '#modules/media/ui/tint.ts';
import type { ListedOrder } from '#modules/orders/back-office/list-view.ts';
import { paymentName } from '#modules/orders/back-office/text.ts';
import { shortTime } from '#modules/orders/ui/order-time.ts';
import { ListedPill } from '#modules/orders/ui/status-pill.tsx';
import { UNITS } from '#modules/orders/units.text.ts';
import { plural } from '#platform/plural.ts';
import { CardReach } from './card-reach.tsx';
import styles from './order-card.module.css';
import { Customer, HandOver, OrderNumber, type OrderRows } from './order-columns.tsx';
import { columnText, listText, stepText } from './text.ts';

interface OrderCardProps extends Pick<OrderRows, 'now' | 'onStep'> {
  order: ListedOrder;
  /** The box that selects it. */
  tick: ReactNode;
}

/** On a phone: the order with its pictures, its next step, and the ways to its buyer. */
export function OrderCard({ order, tick, now, onStep }: OrderCardProps) {
  return (
    <article className={styles.card}>
      <header className={styles.row}>
        <span className={styles.named}>
          {tick}
          <OrderNumber id={order.id} />
        </span>
        <ListedPill order={order} />
      </header>
      <div className={styles.row}>
        <span className={styles.pictures}>
          {order.images.slice(0, 3).map((image, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may show one picture, and none moves
            <span key={at} className={classNames(styles.picture, tintOf(order.id + at))}>
              <Picture identifier={image} alt="" width={48} height={48} sizes="48px" />
            </span>
          ))}
        </span>
        <span className={styles.who}>
          <Customer order={order} />
        </span>
        <Price pounds={order.total} size="amount" />
      </div>
      <p className={styles.quiet}>
        {shortTime(order.placedAt, now)} · {plural(order.units, UNITS)} · {paymentName(order.paymentMethod)}
      </p>
      {order.handOverOn && (
        <p className={styles.quiet}>
          {columnText.handOver}: <HandOver order={order} now={now} />
        </p>
      )}
      <div className={styles.acts}>
        <NextStep order={order} onStep={onStep} />
        {order.customer !== null && <CardReach orderId={order.id} />}
      </div>
    </article>
  );
}

function NextStep({ order, onStep }: Pick<OrderCardProps, 'order' | 'onStep'>) {
  const next = order.merchantOrders.find(merchantOrder => merchantOrder.next?.allowed === 'yes')?.next;
  if (next) return <Button onClick={() => onStep(next.event, order)}>{stepText[next.event]}</Button>;
  return (
    <ButtonLink variant="text" to={`/order-details/${order.id}`}>
      {listText.details}
    </ButtonLink>
  );
}
