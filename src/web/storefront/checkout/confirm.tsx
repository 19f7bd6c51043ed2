import { Button, ButtonLink } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Price } from '#kit/price.tsx';
import { cartText } from '#modules/cart/text.ts';
import { checkoutText } from '#modules/checkout/text.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import styles from './checkout.module.css';
import type { CartQuote } from './use-quote.ts';

interface ConfirmProps {
  quote: CartQuote;
  busy: boolean;
  message: string | undefined;
  termsError: string | undefined;
}

/** Consent, what stands in the way, and the button; on a phone the button stays at the foot of the page. */
export function Confirm({ quote, busy, message, termsError }: ConfirmProps) {
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
      <Consent error={termsError} />
      <FormError message={message} />
      {blocked && <Blocked />}
      <div className={styles.confirm}>{button}</div>
      {total !== null && (
        <p className={styles.payLater}>{checkoutText.payLater(formatPrice(fromPounds(total)))}</p>
      )}
      <div className={styles.bar}>
        <p>
          <span className={styles.barLabel}>{checkoutText.total}</span>
          {total === null ? checkoutText.deliveryLater : <Price pounds={total} size="total" />}
        </p>
        {button}
      </div>
    </>
  );
}

function Consent({ error }: { error: string | undefined }) {
  const [before, after] = checkoutText.consent;
  return (
    <Checkbox
      name="acceptTerms"
      error={error}
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
