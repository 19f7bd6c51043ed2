import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { createCoupon } from '#modules/discounts/contract.ts';
import { type Fields, useCallForm } from '../../account/use-call-form.ts';
import { useShopFrame } from '../../root.tsx';
import { useSession } from '../../session.ts';
import styles from './coupons.module.css';
import { readCoupon } from './read-coupon.ts';
import { couponsText } from './text.ts';

const KINDS = [
  { value: 'percent', label: couponsText.percentKind },
  { value: 'amount', label: couponsText.amountKind },
];

/** A coupon is fixed once it is created, because buyers rely on its promise. */
export function CouponForm({ onDone }: { onDone: () => void }) {
  const isMerchant = useSession().role === 'merchant';
  const [kind, setKind] = useState('percent');
  const form = useCallForm(createCoupon, { read: readCoupon, onDone });
  const { errors } = form;
  return (
    <form {...form.props} className={styles.form}>
      <Field name="code" label={couponsText.code} hint={couponsText.codeHint} error={errors.code} ltr />
      <SelectField
        name="kind"
        label={couponsText.kind}
        options={KINDS}
        value={kind}
        onChange={event => setKind(event.target.value)}
      />
      {kind === 'percent' ? <PercentFields errors={errors} /> : <AmountField errors={errors} />}
      <Field
        name="leastGoods"
        label={couponsText.leastGoods}
        error={errors.leastGoods}
        inputMode="decimal"
        optional
      />
      <Limits errors={errors} />
      <Categories />
      <Field
        name="productIds"
        label={couponsText.products}
        hint={couponsText.productsHint}
        error={errors.productIds}
        optional
        ltr
      />
      {isMerchant ? <Note tone="info">{couponsText.bornByYou}</Note> : <WhoBears errors={errors} />}
      <FormError message={form.message} />
      <Button type="submit" block busy={form.busy ? couponsText.creating : undefined}>
        {couponsText.save}
      </Button>
    </form>
  );
}

function PercentFields({ errors }: { errors: Fields }) {
  return (
    <>
      <Field
        name="percent"
        label={couponsText.percent}
        error={errors.percent}
        inputMode="decimal"
        end={<span className={styles.unit}>{couponsText.percentSign}</span>}
      />
      <Field
        name="most"
        label={couponsText.most}
        hint={couponsText.unlimited}
        error={errors.most}
        inputMode="decimal"
        optional
        end={<span className={styles.unit}>{couponsText.pounds}</span>}
      />
    </>
  );
}

function AmountField({ errors }: { errors: Fields }) {
  return (
    <Field
      name="amount"
      label={couponsText.amount}
      error={errors.amount}
      inputMode="decimal"
      end={<span className={styles.unit}>{couponsText.pounds}</span>}
    />
  );
}

function Limits({ errors }: { errors: Fields }) {
  return (
    <>
      <Field name="firstDay" type="date" label={couponsText.starts} error={errors.firstDay} />
      <Field name="lastDay" type="date" label={couponsText.ends} error={errors.lastDay} optional />
      <Field
        name="totalLimit"
        label={couponsText.totalLimit}
        hint={couponsText.unlimited}
        error={errors.totalLimit}
        inputMode="numeric"
        optional
      />
      <Field
        name="buyerLimit"
        label={couponsText.buyerLimit}
        hint={couponsText.unlimited}
        error={errors.buyerLimit}
        inputMode="numeric"
        optional
      />
    </>
  );
}

function Categories() {
  const categories = useShopFrame()?.categories ?? [];
  return (
    <fieldset>
      <legend className={styles.legend}>{couponsText.categories}</legend>
      {categories.map(({ id, nameAr }) => (
        <Checkbox key={id} name={`category-${id}`} label={nameAr} />
      ))}
    </fieldset>
  );
}

function WhoBears({ errors }: { errors: Fields }) {
  return (
    <>
      <Field
        name="merchantId"
        label={couponsText.merchant}
        error={errors.merchantId}
        inputMode="numeric"
        optional
        ltr
      />
      <Field
        name="platformPercent"
        label={couponsText.platformPercent}
        error={errors.platformPercent}
        inputMode="decimal"
        defaultValue="100"
        end={<span className={styles.unit}>{couponsText.percentSign}</span>}
      />
    </>
  );
}
