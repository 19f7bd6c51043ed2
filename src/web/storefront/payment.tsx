import { useEffect } from 'react';
import { useParams } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { payText } from '#modules/payments/text.ts';
import { orderNumber } from '#platform/id.ts';
import { keepFocus } from '../app/keep-focus.ts';
import { RequireRole } from '../require-role.tsx';
import { siteText } from '../text.ts';
import { PayByCode } from './payment/pay-by-code.tsx';
import { PayNow } from './payment/pay-now.tsx';
import styles from './payment/payment.module.css';
import { type ShownPayment, usePayment } from './payment/use-payment.ts';

export const meta = () => ({ title: siteText.titled(payText.title), noindex: true });

/** Where an order is paid and where gateways return the buyer. It shows only what our server knows. */
export default function PaymentPage() {
  const { orderId = '' } = useParams();
  useEffect(keepFocus, []);
  return (
    <RequireRole roles={['user']}>
      <Payment key={orderId} orderId={/^\d{1,15}$/.test(orderId) ? Number(orderId) : 0} />
    </RequireRole>
  );
}

function Payment({ orderId }: { orderId: number }) {
  const payment = usePayment(orderId);
  if (payment.shown === 'loading') return <Loading text={payText.loading} size="page" heading="h1" />;
  if (payment.isStarting) return <Loading text={payText.starting} size="page" heading="h1" />;
  if (payment.shown === 'failed')
    return (
      <EmptyState
        heading="h1"
        title={payText.failed}
        text={payText.failedMore}
        action={<Button onClick={() => void payment.reload()}>{payText.retry}</Button>}
      />
    );
  if (payment.shown.state !== 'waiting') return <Over orderId={orderId} state={payment.shown.state} />;
  return (
    <div className="page-width">
      <div className={styles.page}>
        <h1 className={styles.title}>
          {payText.titleOf} <bdi dir="ltr">{orderNumber(orderId)}</bdi>
        </h1>
        {payment.shown.attempt?.code && (
          <PayByCode orderId={orderId} shown={payment.shown} onSent={payment.reload} />
        )}
        <PayNow payment={payment} shown={payment.shown} />
      </div>
    </div>
  );
}

const WORDS: Readonly<Record<Exclude<ShownPayment['state'], 'waiting'>, readonly [string, string?]>> = {
  paid: [payText.paid, payText.paidMore],
  expired: [payText.expired, payText.expiredMore],
  not_due: [payText.notDue],
};

function Over({ orderId, state }: { orderId: number; state: Exclude<ShownPayment['state'], 'waiting'> }) {
  const [title, text] = WORDS[state];
  return (
    <EmptyState
      heading="h1"
      lantern={state === 'paid'}
      title={title}
      text={text}
      action={<ButtonLink to={`/order-details/${orderId}`}>{payText.toOrder}</ButtonLink>}
    />
  );
}
