import { ButtonLink } from '#kit/button.tsx';
import { Price } from '#kit/price.tsx';
import { showPayment } from '#modules/checkout/calls.ts';
import type { OrderDetails } from '#modules/orders/order-view.ts';
import { methodName, payText } from '#modules/payments/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { useCall } from '../../data/use-call.ts';
import { ProofState } from '../payment/proof-state.tsx';
import styles from './order-payment.module.css';

/** The order's money: payments, refunds, and a link to pay while it waits. */
export function OrderPayment({ order }: { order: OrderDetails }) {
  const answer = useCall(showPayment, { orderId: order.id });
  if (answer.state !== 'ready') return null;
  const { state, tenders, heldUntil, attempt } = answer.body;
  return (
    <>
      <dl className={styles.tenders}>
        {tenders.map(({ method, amount, refunded }) => (
          <div key={`${method}-${amount}-${refunded}`} className={styles.tender}>
            <dt>{methodName(method)}</dt>
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
      {state === 'waiting' && order.status === 'awaiting_payment' && (
        <div className={styles.waiting}>
          {heldUntil && (
            <p className={styles.until}>
              {payText.finishMore} {formatDateTime(new Date(heldUntil))}
            </p>
          )}
          {attempt?.proof && <ProofState proof={attempt.proof} />}
          <ButtonLink to={`/payment/${order.id}`} block>
            {payText.finish}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
