import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { Price } from '#kit/price.tsx';
import { showPayment } from '#modules/checkout/calls.ts';
import type { OrderDetails } from '#modules/orders/order-view.ts';
import { payText } from '#modules/payments/text.ts';
import { Marks } from '#modules/payments/ui/marks.tsx';
import { formatDateTime } from '#platform/dates.ts';
import { orderNumber } from '#platform/id.ts';
import { useCall } from '../../data/use-call.ts';
import { CopyRow } from '../payment/copy-row.tsx';
import { ProofState } from '../payment/proof-state.tsx';
import { OTHER_WAYS, type ShownPayment } from '../payment/use-payment.ts';
import styles from './next-step.module.css';

interface NextStepProps {
  title: ReactNode;
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
        <h2 id={id} className={classNames(styles.title, 'between')}>
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
  const { toPay, heldUntil, attempt, method } = answer.body;
  return (
    <NextStep
      title={
        <>
          <span>
            <span className={styles.label}>{payText.amount}</span>
            <Price pounds={toPay} size="total" />
          </span>
          <Marks method={method} />
        </>
      }
      until={heldUntil && payText.waitsUntil(formatDateTime(new Date(heldUntil)))}
    >
      <dl className={styles.copied}>
        <WhatToCopy shown={answer.body} orderId={orderId} />
      </dl>
      {attempt?.proof && <ProofState proof={attempt.proof} />}
      <ButtonLink to={`/payment/${orderId}`} size="large" block>
        {payText.finish}
      </ButtonLink>
      {attempt?.code && (
        <ButtonLink to={`/payment/${orderId}${OTHER_WAYS}`} variant="text" block>
          {payText.change}
        </ButtonLink>
      )}
    </NextStep>
  );
}

/** Who pays at an outlet or by an app of a bank needs no further page for it. */
function WhatToCopy({
  shown: { attempt, method, transferTo },
  orderId,
}: {
  shown: ShownPayment;
  orderId: number;
}) {
  if (!attempt?.code) return null;
  if (method !== 'bank_transfer') return <CopyRow name={payText.code} value={attempt.code} />;
  if (!transferTo.instapay) return null;
  return (
    <>
      <CopyRow name={payText.instapayName} value={transferTo.instapay} />
      <CopyRow name={payText.orderNumberName} value={orderNumber(orderId)} />
    </>
  );
}
