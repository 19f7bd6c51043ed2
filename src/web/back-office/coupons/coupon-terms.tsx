import { useState } from 'react';
import { Note } from '#kit/display/note.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { findTargets } from '#modules/ads/back-office.calls.ts';
import { productCode } from '#modules/catalog/back-office/product-code.ts';
import { listManagedProducts } from '#modules/catalog/back-office.calls.ts';
import type { CouponBody } from '#modules/discounts/calls.ts';
import { cairoDay } from '#platform/dates.ts';
import { api } from '../../data/api.ts';
import { useSession } from '../../data/session.ts';
import { useShopFrame } from '../../root.tsx';
import { FoundField } from '../parts/combobox/found-field.tsx';
import { FoundList } from '../parts/combobox/found-list.tsx';
import { FormSection, WholeRow } from '../parts/form-dialog/form-section.tsx';
import styles from './coupons.module.css';
import type { Chosen } from './read-coupon.ts';
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

interface TermsProps {
  /** The coupon whose terms stand in the fields at first. */
  from: CouponBody | null;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** What a coupon gives, when and how often, and for which goods. */
export function Terms({ from, chosen, onChoose }: TermsProps) {
  const [kind, setKind] = useState<string>(from?.kind ?? 'percent');
  return (
    <>
      <FormSection title={couponsText.discountPart}>
        <WholeRow>
          <SelectField
            name="kind"
            label={couponsText.kind}
            options={KINDS}
            value={kind}
            onChange={event => setKind(event.target.value)}
          />
        </WholeRow>
        {kind === 'percent' ? <PercentFields from={from} /> : <AmountField from={from} />}
        <WholeRow>
          <LeastGoodsField from={from} />
        </WholeRow>
      </FormSection>
      <FormSection title={couponsText.limitsPart}>
        <FirstDayField from={from} />
        <LimitFields from={from} />
      </FormSection>
      <FormSection title={couponsText.goodsPart}>
        <Categories from={from} />
        <WholeRow>
          <FoundList
            name="productIds"
            label={couponsText.products}
            hint={couponsText.productsHint}
            find={findProducts}
            chosen={chosen.products}
            onChange={products => onChoose({ ...chosen, products })}
          />
        </WholeRow>
      </FormSection>
    </>
  );
}

interface FromProps {
  from: CouponBody | null;
}

const typed = (value: number | null | undefined) => (value ? String(value) : '');

function PercentFields({ from }: FromProps) {
  return (
    <>
      <Field
        name="percent"
        label={couponsText.percent}
        defaultValue={typed(from?.percent)}
        inputMode="decimal"
        end={<span className={styles.unit}>{couponsText.percentSign}</span>}
      />
      <Field
        name="most"
        label={couponsText.most}
        hint={couponsText.unlimited}
        defaultValue={typed(from?.most)}
        inputMode="decimal"
        optional
        end={<span className={styles.unit}>{couponsText.pounds}</span>}
      />
    </>
  );
}

function AmountField({ from }: FromProps) {
  return (
    <Field
      name="amount"
      label={couponsText.amount}
      defaultValue={typed(from?.amount)}
      inputMode="decimal"
      end={<span className={styles.unit}>{couponsText.pounds}</span>}
    />
  );
}

function LeastGoodsField({ from }: FromProps) {
  return (
    <Field
      name="minSubtotal"
      label={couponsText.minSubtotal}
      defaultValue={typed(from?.minSubtotal)}
      inputMode="decimal"
      end={<span className={styles.unit}>{couponsText.pounds}</span>}
      optional
    />
  );
}

function FirstDayField({ from }: FromProps) {
  return (
    <Field
      name="firstDay"
      type="date"
      optional
      label={couponsText.starts}
      hint={couponsText.startsHint}
      defaultValue={from ? cairoDay(new Date(from.startsAt)) : undefined}
    />
  );
}

/** It ends when that day begins, so the last day it may be used is the one before. */
const lastDayOf = ({ endsAt }: CouponBody) =>
  endsAt === null ? undefined : cairoDay(new Date(Date.parse(endsAt) - 1));

/** What may change as long as the coupon lives. */
export function Limits({ from }: FromProps) {
  return (
    <FormSection title={couponsText.limitsPart}>
      <LimitFields from={from} />
    </FormSection>
  );
}

function LimitFields({ from }: FromProps) {
  return (
    <>
      <Field
        name="lastDay"
        type="date"
        label={couponsText.ends}
        optional
        defaultValue={from ? lastDayOf(from) : undefined}
      />
      <Field
        name="totalLimit"
        label={couponsText.totalLimit}
        hint={couponsText.unlimited}
        inputMode="numeric"
        optional
        defaultValue={typed(from?.totalLimit)}
      />
      <Field
        name="buyerLimit"
        label={couponsText.buyerLimit}
        hint={couponsText.unlimited}
        inputMode="numeric"
        optional
        defaultValue={typed(from?.buyerLimit)}
      />
    </>
  );
}

function Categories({ from }: FromProps) {
  const categories = useShopFrame()?.categories ?? [];
  return (
    <fieldset>
      <legend className={styles.legend}>{couponsText.categories}</legend>
      <div className={styles.ticks}>
        {categories.map(({ id, nameAr }) => (
          <Checkbox
            key={id}
            name={`category-${id}`}
            label={nameAr}
            defaultChecked={from?.categoryIds.includes(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface WhoBearsProps extends FromProps {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** A merchant bears its own coupon, and the shop chooses. */
export function WhoBears({ from, chosen, onChoose }: WhoBearsProps) {
  if (useSession().role === 'merchant') return <Note tone="info">{couponsText.bornByYou}</Note>;
  return (
    <FormSection title={couponsText.bearerPart}>
      {chosen.merchant !== 'unchanged' && (
        <WholeRow>
          <FoundField
            name="merchantId"
            label={couponsText.merchant}
            optional
            find={findMerchants}
            chosen={chosen.merchant}
            onChoose={merchant => onChoose({ ...chosen, merchant })}
          />
        </WholeRow>
      )}
      <Field
        name="platformPercent"
        label={couponsText.platformPercent}
        inputMode="decimal"
        defaultValue={String(from?.platformPercent ?? 100)}
        end={<span className={styles.unit}>{couponsText.percentSign}</span>}
      />
    </FormSection>
  );
}
