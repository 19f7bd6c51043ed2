import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { findTargets } from '#modules/ads/back-office.calls.ts';
import { productCode } from '#modules/catalog/back-office/product-code.ts';
import { listManagedProducts } from '#modules/catalog/back-office.calls.ts';
import { createCoupon } from '#modules/discounts/calls.ts';
import { api } from '../../data/api.ts';
import { useSession } from '../../data/session.ts';
import { type Fields, useCallForm } from '../../data/use-call-form.ts';
import { useShopFrame } from '../../root.tsx';
import { FoundField, type Named } from '../parts/combobox/found-field.tsx';
import { FoundList } from '../parts/combobox/found-list.tsx';
import styles from './coupons.module.css';
import { readCoupon } from './read-coupon.ts';
import { couponsText } from './text.ts';

const KINDS = [
  { value: 'percent', label: couponsText.percentKind },
  { value: 'amount', label: couponsText.amountKind },
];

const FOUND_AT_MOST = 8;

const findMerchants = async (q: string) => (await api(findTargets, { kind: 'merchant', q })).targets;

const findProducts = async (q: string) => {
  const { products } = await api(listManagedProducts, { q, limit: FOUND_AT_MOST });
  return products.map(product => ({ id: product.id, name: product.title, detail: productCode(product) }));
};

/** A coupon is fixed once it is created, because buyers rely on its promise. */
export function CouponForm({ onDone }: { onDone: () => void }) {
  const isMerchant = useSession().role === 'merchant';
  const [kind, setKind] = useState('percent');
  const [merchant, setMerchant] = useState<Named | null>(null);
  const [products, setProducts] = useState<readonly Named[]>([]);
  const form = useCallForm(createCoupon, {
    read: fields => readCoupon(fields, { merchant, products }),
    onDone,
  });
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
      <LeastGoodsField errors={errors} />
      <Limits errors={errors} />
      <Categories />
      <FoundList
        name="productIds"
        label={couponsText.products}
        hint={couponsText.productsHint}
        error={errors.productIds}
        find={findProducts}
        chosen={products}
        onChange={setProducts}
      />
      {isMerchant ? (
        <Note tone="info">{couponsText.bornByYou}</Note>
      ) : (
        <WhoBears errors={errors} merchant={merchant} onMerchant={setMerchant} />
      )}
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

function LeastGoodsField({ errors }: { errors: Fields }) {
  return (
    <Field
      name="minSubtotal"
      label={couponsText.minSubtotal}
      error={errors.minSubtotal}
      inputMode="decimal"
      end={<span className={styles.unit}>{couponsText.pounds}</span>}
      optional
    />
  );
}

function Limits({ errors }: { errors: Fields }) {
  return (
    <>
      <Field
        name="firstDay"
        type="date"
        optional
        label={couponsText.starts}
        hint={couponsText.startsHint}
        error={errors.firstDay}
      />
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

interface WhoBearsProps {
  errors: Fields;
  merchant: Named | null;
  onMerchant: (merchant: Named | null) => void;
}

function WhoBears({ errors, merchant, onMerchant }: WhoBearsProps) {
  return (
    <>
      <FoundField
        name="merchantId"
        label={couponsText.merchant}
        error={errors.merchantId}
        optional
        find={findMerchants}
        chosen={merchant}
        onChoose={onMerchant}
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
