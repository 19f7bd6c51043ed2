import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Price } from '#kit/price.tsx';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import { payText } from '#modules/payments/text.ts';
import { MethodCards } from '#modules/payments/ui/method-cards.tsx';
import { formatDateTime } from '#platform/dates.ts';
import styles from './payment.module.css';
import { OTHER_WAYS, type PaymentOnPage, type ShownPayment } from './use-payment.ts';

/** The methods for paying a waiting order, with cash on delivery last. */
export function PayNow({ payment, shown }: { payment: PaymentOnPage; shown: ShownPayment }) {
  const { status, code, asksForMore } = shown.attempt ?? {};
  const methods = shown.methods.filter(each => !code || each.method !== shown.method);
  const [chosen, setMethod] = useState<PaymentMethod | null>(null);
  const method = methods.find(each => each.method === (chosen ?? (code ? null : shown.method)))?.method;
  const { hash } = useLocation();
  const isPending = status === 'pending' && !asksForMore;
  const ways = (
    <>
      <MethodCards methods={methods} chosen={method} onChoose={setMethod} />
      <FormError message={payment.message} />
      <Button
        size="large"
        block
        variant={code || isPending ? 'outline' : 'primary'}
        disabled={!method}
        busy={payment.busy ? payText.starting : undefined}
        onClick={() => method && void payment.start(method)}
      >
        {payText.pay}
      </Button>
      {shown.canSwitchToCash && (
        <Button variant="text" block icon="cash" onClick={() => void payment.toCash()}>
          {payText.switch}
        </Button>
      )}
    </>
  );
  // Who has a code pays by it: the other ways are folded, and none of them is chosen beforehand.
  if (code)
    return (
      <details className={styles.others} open={hash === OTHER_WAYS}>
        <summary>{payText.other}</summary>
        <div className={styles.card}>{ways}</div>
      </details>
    );
  return (
    <section className={styles.card}>
      {status === 'failed' && <Note tone="danger">{payText.declined}</Note>}
      {status === 'expired' && <Note tone="warn">{payText.codeOver}</Note>}
      {asksForMore && <Note tone="warn">{payText.asksForMore}</Note>}
      {isPending && <Waiting />}
      <Amount pounds={shown.toPay} />
      <Held until={shown.heldUntil} />
      {isPending && <h2 className={styles.codeTitle}>{payText.notYet}</h2>}
      {ways}
    </section>
  );
}

function Amount({ pounds }: { pounds: number }) {
  return (
    <p className="between">
      <span>{payText.amount}</span>
      <Price pounds={pounds} size="total" />
    </p>
  );
}

function Held({ until }: { until: string | null }) {
  if (until === null) return null;
  return (
    <p className="muted">
      {payText.finishMore} {formatDateTime(new Date(until))}
    </p>
  );
}

function Waiting() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
    <div role="status">
      <Note tone="info" icon="clock">
        <p>
          <strong>{payText.waiting}</strong>
        </p>
        <p>{payText.waitingMore}</p>
      </Note>
    </div>
  );
}
