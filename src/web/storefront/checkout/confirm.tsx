import { Button, ButtonLink } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Price } from '#kit/price.tsx';
import { cartText } from '#modules/cart/text.ts';
import { checkoutText } from '#modules/checkout/text.ts';
import { GIVES, type PaymentMethod } from '#modules/payments/payment.ts';
import { payText } from '#modules/payments/text.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import styles from './checkout.module.css';
import type { CartQuote } from './use-quote.ts';

interface ConfirmProps {
  quote: CartQuote;
  method: PaymentMethod;
  /** In pounds, after account credit. */
  toPay: number;
  busy: boolean;
  message: string | undefined;
}

/** Consent, obstacles, and the button; on a phone the button stays at the bottom of the page. */
export function Confirm({ quote, method, toPay, busy, message }: ConfirmProps) {
  const total = quote.body?.total ?? null;
  const blocked = quote.body?.ready === false;
  const button = (
    <Button
      type="submit"
      size="large"
      block
      disabled={blocked || quote.state !== 'ready'}
      busy={busy ? checkoutText.placing : undefined}
    >
      {checkoutText.confirm}
    </Button>
  );
  return (
    <>
      <Consent />
      <FormError message={message} />
      {blocked && <Blocked />}
      <div className={styles.confirm}>{button}</div>
      {total !== null && (
        <p className={styles.payLater}>
          {whatFollows(method, toPay)}
          {method !== 'cash_on_delivery' && ` ${checkoutText.refusedDelivery}`}
        </p>
      )}
      <div className={styles.bar}>
        <p>
          <span className={styles.barLabel}>
            {total === null || toPay === total ? checkoutText.total : payText.rest}
          </span>
          {total === null ? noTotal(quote.state) : <Price pounds={toPay} size="total" />}
        </p>
        {button}
      </div>
    </>
  );
}

/** Why there is no total: a cart that is priced lacks one only until its place is known. */
function noTotal(state: CartQuote['state']): string {
  if (state === 'failed') return checkoutText.totalFailed;
  return state === 'loading' ? checkoutText.totalCounting : checkoutText.deliveryLater;
}

/** The order's state after the button was pressed. */
function whatFollows(method: PaymentMethod, toPay: number): string {
  const amount = formatPrice(fromPounds(toPay));
  if (toPay === 0) return payText.payAll;
  if (method === 'cash_on_delivery') return checkoutText.payLater(amount);
  return GIVES[method] === 'code' ? payText.payByCode(amount) : payText.payNow(amount);
}

function Consent() {
  const [before, after] = checkoutText.consent;
  return (
    <Checkbox
      name="acceptTerms"
      label={
        <>
          {before}
          <a href="/terms" target="_blank" rel="noreferrer">
            {checkoutText.terms}
          </a>
          {after}
        </>
      }
    />
  );
}

function Blocked() {
  return (
    <Note tone="warn">
      {cartText.blocked}{' '}
      <ButtonLink to="/cart" variant="text" size="small">
        {checkoutText.toCart}
      </ButtonLink>
    </Note>
  );
}
