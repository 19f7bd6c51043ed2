import { useState } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { orderNumber } from '#platform/id.ts';
import styles from './new-orders.module.css';
import { newOrdersText } from './text.ts';
import { useNewOrders } from './use-new-orders.ts';

const KEY = 'opened-order';

/** The newest order that was opened from here, in this browser. */
function openedOrder(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
}

function keepOpened(orderId: number): void {
  try {
    localStorage.setItem(KEY, String(orderId));
  } catch {
    // A browser that stores nothing shows it again.
  }
}

/** The newest order that waits to be accepted; it stays until it is opened, also on the next visit. */
export function NewOrderStrip() {
  const { waiting = 0, newest = null } = useNewOrders() ?? {};
  const [opened] = useState(openedOrder);
  const isNew = newest !== null && newest > opened;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
    <div role="status">
      {isNew && (
        <div className={styles.strip}>
          <Icon name="bell" />
          <span className={styles.said}>
            <strong>{newOrdersText.newest(orderNumber(newest))}</strong>
            {waiting > 1 && <span>{newOrdersText.waiting(waiting)}</span>}
          </span>
          <ButtonLink
            size="small"
            variant="outline"
            to={`/order-details/${newest}`}
            onClick={() => keepOpened(newest)}
          >
            {newOrdersText.open}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
