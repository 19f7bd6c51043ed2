import { Icon } from '#kit/icon.tsx';
import { formatMobile } from '#platform/phone.ts';
import type { DeliveryAddress, OrderDetails } from '../order-view.ts';
import { addressLine, orderText, placeLine } from '../text.ts';
import { Amounts } from './amounts.tsx';
import styles from './order-facts.module.css';

/** Where an order goes. */
export function AddressCard({ address }: { address: DeliveryAddress }) {
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
    </section>
  );
}

/** How an order is paid, and every amount of it. */
export function PaymentCard({ order }: { order: OrderDetails }) {
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.title}>{orderText.payment}</h2>
        <span className={styles.method}>
          <Icon name="cash" />
          {orderText.cashOnDelivery}
        </span>
      </header>
      <Amounts {...order} />
    </section>
  );
}
