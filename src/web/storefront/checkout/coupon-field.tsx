import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Field } from '#kit/form/field.tsx';
import { takeFocus } from '#kit/form/take-focus.ts';
import type { QuoteBody } from '#modules/cart/calls.ts';
import { checkoutText } from '#modules/checkout/text.ts';
import styles from './coupon-field.module.css';

interface CouponFieldProps {
  /** What the latest quote says about the code, if one was given. */
  coupon: QuoteBody['coupon'];
  /** The code of an earlier visit. */
  initial: string | undefined;
  onApply: (code: string | undefined) => void;
}

/** A code is tried with its own button and never by sending the order; an applied code can be removed. */
export function CouponField({ coupon, initial, onApply }: CouponFieldProps) {
  const [typed, setTyped] = useState(initial ?? '');
  const [open, setOpen] = useState(false);
  const id = useId();
  const remove = () => {
    setOpen(true);
    onApply(undefined);
  };
  if (coupon && coupon.denial === null) return <Applied code={coupon.code} onRemove={remove} />;
  // An empty code field makes people leave to look for one.
  if (!open && !coupon) {
    return (
      <Button type="button" variant="text" onClick={() => setOpen(true)}>
        {checkoutText.haveCoupon}
      </Button>
    );
  }
  const apply = () => onApply(typed.trim() || undefined);
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <div className={styles.row}>
      <Field
        id={id}
        ref={open ? takeFocus : undefined}
        name="couponCode"
        // Of no form: the order neither sends it nor waits for its correction.
        form=""
        label={checkoutText.coupon}
        optional
        ltr
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        error={coupon?.denial ?? undefined}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={applyOnEnter}
      />
      <Button type="button" variant="outline" onClick={apply}>
        {checkoutText.applyCoupon}
      </Button>
    </div>
  );
}

function Applied({ code, onRemove }: { code: string; onRemove: () => void }) {
  return (
    <Note tone="ok">
      <span className={styles.applied}>
        {checkoutText.couponApplied} <bdi dir="ltr">{code}</bdi>
        <Button type="button" variant="text" size="small" onClick={onRemove}>
          {checkoutText.removeCoupon}
        </Button>
      </span>
    </Note>
  );
}
