import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '#kit/icon.tsx';
import type { ExclusionOrNone } from '#modules/catalog/exclusion.ts';
import { useShopFrame } from '../../root.tsx';
import styles from './product.module.css';
import { productPageText as text } from './text.ts';

/** What a buyer asks before buying: delivery time, payment, returns. */
export function Notes({ notReturnable }: { notReturnable: ExclusionOrNone }) {
  const { first, last } = useShopFrame()?.shop.deliveryDays ?? { first: 0, last: 0 };
  return (
    <ul className={styles.notes}>
      <Entry icon="truck" title={last > 0 ? text.delivery(first, last) : text.deliverySomeday}>
        {text.deliveryFees}
      </Entry>
      <Entry icon="cash" title={text.cash}>
        {text.cashHow}
      </Entry>
      <Entry icon="return" title={notReturnable ? text.notReturnable : text.returns}>
        {notReturnable ? text.whyNotReturnable(notReturnable) : text.returnsHow}{' '}
        <Link to="/terms">{text.readPolicy}</Link>
      </Entry>
    </ul>
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
