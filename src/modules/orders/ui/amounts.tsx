import type { ReactNode } from 'react';
import { Price } from '#kit/price.tsx';
import { orderText } from '../text.ts';
import styles from './amounts.module.css';

interface AmountsProps {
  units: number;
  goods: number;
  discount: number;
  /** Or the text that replaces a fee that is not known yet. */
  delivery: number | ReactNode;
  packaging: number;
  adminFee: number;
  total: number | null;
  /** In the goods of sellers that charge it; 0 where none does. */
  vat: number;
}

/** What the buyer pays, each fee on its own line, with the note that taxes are included [TRM-2]. Amounts in pounds. */
export function Amounts({ units, goods, discount, delivery, packaging, adminFee, total, vat }: AmountsProps) {
  return (
    <>
      <dl className={styles.amounts}>
        <Row label={orderText.products(units)} amount={goods} />
        {discount > 0 && <Row label={orderText.discount} amount={-discount} />}
        <Row label={orderText.delivery} amount={delivery} />
        <Row label={orderText.packaging} amount={packaging} />
        <Row label={orderText.adminFee} amount={adminFee} />
        {total !== null && (
          <div className={styles.total}>
            <dt>{orderText.total}</dt>
            <dd>
              <Price pounds={total} size="total" />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.tax}>
        {orderText.taxIncluded}
        {vat > 0 && (
          <>
            {orderText.includedTax} <Price pounds={vat} size="amount" />
          </>
        )}
      </p>
    </>
  );
}

function Row({ label, amount }: { label: string; amount: number | ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{typeof amount === 'number' ? <Price pounds={amount} size="amount" /> : amount}</dd>
    </div>
  );
}
