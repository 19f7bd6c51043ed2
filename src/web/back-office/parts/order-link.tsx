import { Link } from 'react-router';
import { orderNumber } from '#platform/id.ts';
import { useSession } from '../../data/session.ts';
import styles from './money.module.css';

/** The number of an order, as a link for those who may open it. */
export function OrderLink({ orderId }: { orderId: number }) {
  const mayOpen = useSession().account?.permissions.includes('read_orders');
  const number = <bdi dir="ltr">{orderNumber(orderId)}</bdi>;
  if (!mayOpen) return number;
  return (
    <Link to={`/order-details/${orderId}`} className={styles.link}>
      {number}
    </Link>
  );
}
