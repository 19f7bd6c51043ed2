import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '#kit/icon.tsx';
import type { ProductDetails } from '#modules/catalog/product.ts';
import { arrivalText } from '#modules/shipping/promise.text.ts';
import { useRole } from '../../data/session.ts';
import { ChangePlace } from '../../parts/place/change-place.tsx';
import { useShopFrame } from '../../root.tsx';
import styles from './notes.module.css';
import { productPageText as text } from './text.ts';
import type { Arrival } from './use-arrival.ts';

/** What a buyer asks before buying: delivery time, payment, returns. Who cannot buy it asks only the last. */
export function Notes({ product, arrival }: { product: ProductDetails; arrival: Arrival | null }) {
  const { takesCash, notReturnable } = product;
  const inStock = product.inStock && !product.merchantOnHoliday;
  const { deliveryDays, returnDays } = useShopFrame()?.shop ?? {};
  return (
    <ul className={styles.notes}>
      {inStock && arrival && (
        <Entry icon="truck" title={arrivalText(arrival)}>
          <ChangePlace place={arrival.place} />
          {arrival.orderBefore !== null && text.orderBefore(arrival.orderBefore)}
        </Entry>
      )}
      {inStock && arrival && (
        <Entry icon="package" title={text.delivered(arrival.delivery)}>
          {text.fees(arrival)}
        </Entry>
      )}
      {inStock && !arrival && (
        <Entry
          icon="truck"
          title={deliveryDays ? text.delivery(deliveryDays.first, deliveryDays.last) : text.deliverySomeday}
        >
          {text.deliveryFees}
        </Entry>
      )}
      <Entry
        icon="return"
        title={
          notReturnable || !returnDays
            ? text.notReturnable
            : text.returns(returnDays.noReason, returnDays.defect)
        }
      >
        {notReturnable ? text.whyNotReturnable(notReturnable) : text.returnsHow}{' '}
        <Link to="/terms">{text.readPolicy}</Link>
      </Entry>
      {inStock && takesCash && <Cash />}
    </ul>
  );
}

/** The page is one copy for everybody, and says what holds for all; what holds for one buyer alone is asked after it. */
function Cash() {
  const role = useRole();
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => {
    if (role !== 'user') return;
    import('./cash-denied.ts').then(
      async ({ askCashDenied }) => setAnswer(await askCashDenied()),
      console.error,
    );
  }, [role]);
  const denied = role === 'user' ? answer : null;
  return (
    <Entry icon="cash" title={denied ? text.noCash : text.cash}>
      {denied ?? text.cashHow}
    </Entry>
  );
}

function Entry({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <p>
        <strong>{title}</strong>
        <span>{children}</span>
      </p>
    </li>
  );
}
