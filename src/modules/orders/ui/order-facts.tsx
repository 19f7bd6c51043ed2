import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Pill } from '#kit/display/pill.tsx';
import { Icon } from '#kit/icon.tsx';
import { Price } from '#kit/price.tsx';
import { orderNumber } from '#platform/id.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { formatMobile } from '#platform/phone.ts';
import type { PaymentBadge } from '../order.ts';
import type { DeliveryAddress, OrderDetails, OrderGift } from '../order-view.ts';
import { addressLine, orderText, placeLine } from '../text.ts';
import { Amounts } from './amounts.tsx';
import styles from './order-facts.module.css';
import { BADGE_LABELS, RETURN_BADGE_LABELS } from './status.text.ts';

interface AddressCardProps {
  address: DeliveryAddress;
  gift: OrderGift | null;
  /** Ways to reach the recipient, for who delivers. */
  children?: ReactNode;
}

/** Where an order goes, and what its buyer says to who brings it and who gets it. */
export function AddressCard({ address, gift, children }: AddressCardProps) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{orderText.address}</h2>
      <p className={styles.recipient}>
        <bdi>{address.recipient}</bdi>
      </p>
      <p className={styles.line}>{addressLine(address)}</p>
      <p className={styles.line}>{placeLine(address)}</p>
      {address.landmark && (
        <p className={styles.line}>
          {orderText.landmark} {address.landmark}
        </p>
      )}
      <p>
        <bdi dir="ltr">{formatMobile(address.mobile)}</bdi>
      </p>
      {address.secondMobile && (
        <p>
          {orderText.secondMobile} <bdi dir="ltr">{formatMobile(address.secondMobile)}</bdi>
        </p>
      )}
      {address.courierNote && (
        <p className={styles.line}>
          {orderText.courierNote} <bdi>{address.courierNote}</bdi>
        </p>
      )}
      {gift && <GiftNote gift={gift} />}
      {children}
    </section>
  );
}

function GiftNote({ gift: { note, hidesPrices } }: { gift: OrderGift }) {
  return (
    <div className={styles.gift}>
      <p className={styles.giftTitle}>
        <Icon name="gift" /> {orderText.gift}
      </p>
      {note && (
        <p className={styles.line}>
          <bdi>{note}</bdi>
        </p>
      )}
      {hidesPrices && <p className={styles.line}>{orderText.pricesHidden}</p>}
    </div>
  );
}

interface PaymentCardProps {
  order: OrderDetails;
  /** The payment method, in words. */
  method: string;
  /** Further facts about its money. */
  children?: ReactNode;
}

/** Leads from goods in place of others to the order of those; nothing for an order that was bought. */
export function Replaces({ order: { replacesOrderId } }: { order: OrderDetails }) {
  if (replacesOrderId === null) return null;
  return (
    <p className={styles.line}>
      {orderText.replaces}{' '}
      <Link to={`/order-details/${replacesOrderId}`} className={styles.number}>
        <bdi dir="ltr">{orderNumber(replacesOrderId)}</bdi>
      </Link>
    </p>
  );
}

/** How an order is paid, and every amount of it. */
export function PaymentCard({ order, method, children }: PaymentCardProps) {
  // Its buyer never had the credit that stands for it in the books.
  const isExchange = order.replacesOrderId !== null && order.paymentMethod === 'store_credit';
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.title}>{orderText.payment}</h2>
        <span className={styles.method}>
          <Icon
            name={isExchange ? 'return' : order.paymentMethod === 'cash_on_delivery' ? 'cash' : 'wallet'}
          />
          {isExchange ? orderText.exchange : method}
        </span>
      </header>
      <Amounts {...order} />
      {order.agreedTotal !== order.total && (
        <p className={styles.line}>{orderText.agreedTotal(formatPrice(fromPounds(order.agreedTotal)))}</p>
      )}
      {order.paymentMethod === 'cash_on_delivery' ? (
        <Due order={order} />
      ) : (
        <Paid badge={order.paymentBadge} />
      )}
      {/* Read apart from the pill before it. */}{' '}
      {order.returnBadge !== 'none' && <Pill tone="info">{RETURN_BADGE_LABELS[order.returnBadge]}</Pill>}
      {children}
    </section>
  );
}

function Paid({ badge }: { badge: PaymentBadge }) {
  return <Pill tone={badge === 'paid' ? 'ok' : 'warn'}>{BADGE_LABELS[badge]}</Pill>;
}

/**
 * The lines that explain a lower amount, because something was cancelled or not accepted, and a line that all is paid.
 */
function Due({ order: { cashDue: due, total, paymentBadge } }: { order: OrderDetails }) {
  if (paymentBadge !== 'on_delivery' && paymentBadge !== 'unpaid') return <Paid badge={paymentBadge} />;
  if (due === total) return null;
  if (due === 0) return <p className={styles.due}>{orderText.nothingDue}</p>;
  return (
    <p className={styles.due}>
      {orderText.amountDue} <Price pounds={due} size="amount" />
    </p>
  );
}
