import { Icon } from '#kit/icon.tsx';
import { PAYMENT_TEXT } from '#modules/payments/text.ts';
import styles from './payment-method.module.css';

/** The one way to pay there is: stated, not asked. */
export function PaymentMethod() {
  const { name, how } = PAYMENT_TEXT.cash_on_delivery;
  return (
    <div className={styles.method}>
      <span className={styles.icon}>
        <Icon name="cash" />
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.how}>{how}</p>
      </div>
    </div>
  );
}
