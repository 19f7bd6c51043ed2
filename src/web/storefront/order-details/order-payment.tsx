import { Price } from '#kit/price.tsx';
import { showPayment } from '#modules/checkout/calls.ts';
import type { OrderDetails } from '#modules/orders/order-view.ts';
import { methodName, payText } from '#modules/payments/text.ts';
import { useCall } from '../../data/use-call.ts';
import styles from './order-payment.module.css';

/** The order's money: payments and refunds. What was given back for other goods is credit in the books alone. */
export function OrderPayment({ order }: { order: OrderDetails }) {
  const isExchange = order.replacesOrderId !== null;
  const answer = useCall(showPayment, { orderId: order.id });
  if (answer.state !== 'ready') return null;
  return (
    <dl className={styles.tenders}>
      {answer.body.tenders.map(({ method, amount, refunded }) => (
        <div key={`${method}-${amount}-${refunded}`} className={styles.tender}>
          <dt>{isExchange && method === 'store_credit' ? payText.exchanged : methodName(method)}</dt>
          <dd>
            <Price pounds={amount} size="amount" />
          </dd>
          {refunded > 0 && (
            <>
              <dt>{payText.back}</dt>
              <dd>
                <Price pounds={refunded} size="amount" />
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}
