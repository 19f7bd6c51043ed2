import { useState } from 'react';
import { Note } from '#kit/display/note.tsx';
import { Field } from '#kit/form/field.tsx';
import { type CouponBody, createCoupon, editCoupon } from '#modules/discounts/calls.ts';
import { cairoDay } from '#platform/dates.ts';
import { FormSheet } from '../parts/form-dialog/form-sheet.tsx';
import { useDialogForm } from '../parts/form-dialog/use-dialog-form.ts';
import { Limits, Terms, WhoBears } from './coupon-terms.tsx';
import { type Chosen, readCoupon, readLimits } from './read-coupon.ts';
import { couponsText, usedTimes } from './text.ts';

interface SheetProps {
  onClose: () => void;
  onChanged: () => unknown;
}

/** A new coupon, with the terms of another at first if it is a copy. */
export function NewCoupon({ like, ...sheet }: SheetProps & { like: CouponBody | null }) {
  const [chosen, setChosen] = useState(() => chosenOf(like));
  const form = useDialogForm(createCoupon, {
    ...sheet,
    read: fields => readCoupon(fields, chosen),
    done: couponsText.created,
  });
  const terms = { from: like, chosen, onChoose: setChosen };
  return (
    <FormSheet form={form} title={couponsText.create} submit={couponsText.save} onClose={sheet.onClose}>
      <Field name="code" label={couponsText.code} hint={couponsText.codeHint} ltr />
      <Terms {...terms} />
      <WhoBears {...terms} />
    </FormSheet>
  );
}

/** Buyers rely on what a used coupon promises: of that one only the end and the limits change. */
export function EditCoupon({ coupon, ...sheet }: SheetProps & { coupon: CouponBody }) {
  const [chosen, setChosen] = useState<Chosen>(() => ({ ...chosenOf(coupon), merchant: 'unchanged' }));
  const isUsed = coupon.uses > 0;
  const form = useDialogForm(editCoupon, {
    ...sheet,
    read: fields => ({
      couponId: coupon.id,
      ...(isUsed ? { ...promiseOf(coupon), ...readLimits(fields) } : readCoupon(fields, chosen)),
    }),
    done: couponsText.edited,
  });
  const terms = { from: coupon, chosen, onChoose: setChosen };
  return (
    <FormSheet
      form={form}
      title={couponsText.editOf(coupon.code)}
      submit={couponsText.saveEdit}
      onClose={sheet.onClose}
    >
      {isUsed ? (
        <>
          <Note tone="info">{usedTimes(coupon.uses)}</Note>
          <Limits {...terms} />
        </>
      ) : (
        <>
          <Terms {...terms} />
          <WhoBears {...terms} />
        </>
      )}
    </FormSheet>
  );
}

const chosenOf = (coupon: CouponBody | null): Chosen => ({
  merchant: coupon?.merchantId == null ? null : { id: coupon.merchantId, name: coupon.merchantName ?? '' },
  products: coupon?.products ?? [],
});

function promiseOf({ startsAt, ...coupon }: CouponBody) {
  const { kind, percent, amount, most, minSubtotal, categoryIds, productIds, platformPercent } = coupon;
  const goods = { minSubtotal, categoryIds, productIds };
  return { kind, percent, amount, most, ...goods, platformPercent, firstDay: cairoDay(new Date(startsAt)) };
}
