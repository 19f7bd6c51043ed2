import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import { Price } from '#kit/price.tsx';
import { showPayment } from '#modules/checkout/calls.ts';
import type { OrderDetails } from '#modules/orders/order-view.ts';
import { payText } from '#modules/payments/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { useCall } from '../../data/use-call.ts';
import { ProofState } from '../payment/proof-state.tsx';
import styles from './next-step.module.css';

interface NextStepProps {
  title: string;
  /** The deadline in words, above everything else. */
  until: string | null;
  children: ReactNode;
}

/** What an order needs from its buyer, first on its page and with a single solid button. */
export function NextStep({ title, until, children }: NextStepProps) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      {until && (
        <p className={styles.until}>
          <Icon name="clock" size={18} /> {until}
        </p>
      )}
      <div className={styles.body}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

/** The amount, the deadline and the way to pay of an order that waits for its payment. */
export function PayOrder({ order }: { order: OrderDetails }) {
  return order.status === 'awaiting_payment' ? <Pay orderId={order.id} /> : null;
}

function Pay({ orderId }: { orderId: number }) {
  const answer = useCall(showPayment, { orderId });
  if (answer.state !== 'ready' || answer.body.state !== 'waiting') return null;
  const { toPay, heldUntil, attempt } = answer.body;
  return (
    <NextStep
      title={payText.finish}
      until={heldUntil && `${payText.until} ${formatDateTime(new Date(heldUntil))}`}
    >
      <p className="between">
        <span>{payText.amount}</span>
        <Price pounds={toPay} size="total" />
      </p>
      {attempt?.proof && <ProofState proof={attempt.proof} />}
      <ButtonLink to={`/payment/${orderId}`} size="large" block>
        {payText.finish}
      </ButtonLink>
    </NextStep>
  );
}
