import { Link } from 'react-router';
import { orderNumber } from '#platform/id.ts';
import { useSession } from '../../data/session.ts';

/** The number of an order, as a link for those who may open it. */
export function OrderLink({ orderId }: { orderId: number }) {
  const mayOpen = useSession().account?.permissions.includes('read_orders');
  const number = <bdi dir="ltr">{orderNumber(orderId)}</bdi>;
  return mayOpen ? <Link to={`/order-details/${orderId}`}>{number}</Link> : number;
}
