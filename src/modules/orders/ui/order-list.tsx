import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Icon } from '#kit/icon.tsx';
import { Price } from '#kit/price.tsx';
import { cartSize } from '#modules/cart/text.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { tintOf } from '#modules/media/ui/tint.ts';
import { arrivalText } from '#modules/shipping/promise.text.ts';
import { cairoDay, formatDate } from '#platform/dates.ts';
import { orderNumber } from '#platform/id.ts';
import type { OrderSummary } from '../order-view.ts';
import { orderText } from '../text.ts';
import styles from './order-list.module.css';
import { OrderPill } from './status-pill.tsx';

/** A buyer's orders as cards that lead to their details; without orders, a link back to the shop. */
export function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  if (orders.length === 0) return <NoOrders />;
  return (
    <ul className={styles.list}>
      {orders.map(order => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}

function OrderCard({ order }: { order: OrderSummary }) {
  const [now] = useState(() => new Date());
  const { promised } = order;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h3 className={styles.number}>
          <Link to={`/order-details/${order.id}`} className={styles.link}>
            {orderText.title} <bdi dir="ltr">{orderNumber(order.id)}</bdi>
          </Link>
        </h3>
        <OrderPill status={order.status} />
      </header>
      <p className="muted">
        {formatDate(new Date(order.placedAt))} · {cartSize(order.units, order.merchants)}
      </p>
      {/* A day that has passed is not promised again. */}
      {promised && cairoDay(now) <= promised.last && (
        <p className={styles.arrival}>
          <Icon name="truck" size={18} />
          {arrivalText(promised)}
        </p>
      )}
      <div className={styles.foot}>
        <span className={styles.pictures}>
          {order.images.map((image, at) => (
            // Two products may share a picture, and the list never changes its order.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className={classNames(styles.picture, tintOf(order.id + at))}>
              <Picture identifier={image} alt="" width={44} height={44} sizes="44px" />
            </span>
          ))}
        </span>
        <Price pounds={order.total} size="line" />
      </div>
    </article>
  );
}

function NoOrders() {
  return (
    <EmptyState
      lantern
      title={orderText.emptyTitle}
      text={orderText.emptyText}
      action={<ButtonLink to="/categories">{orderText.browse}</ButtonLink>}
    />
  );
}
