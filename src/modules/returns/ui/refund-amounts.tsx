import { Price } from '#kit/price.tsx';
import { fromPounds, toPounds } from '#platform/money.ts';
import type { RefundSums } from '../case-view.ts';
import { returnText } from '../text.ts';
import styles from './cases.module.css';

interface RefundAmountsProps extends RefundSums {
  /** What goods that are wanted instead cost. */
  replacement?: number;
  /** Whether what they cost more is still to be paid. */
  rest?: 'due' | 'paid';
  reader?: keyof typeof returnText.rest;
}

/**
 * The amounts of a refund, each on its own line; deductions have a minus sign. Goods that cost more than it leave a sum to
 * pay, and goods that cost as much leave no difference.
 */
export function RefundAmounts(amounts: RefundAmountsProps) {
  const { goods, delivery, fees, deducted, givenBefore, amount, replacement = 0 } = amounts;
  const { rest = 'due', reader = 'buyer' } = amounts;
  const left = fromPounds(amount) - fromPounds(replacement);
  const isEven = replacement > 0 && left === 0;
  const totalLabel = left < 0 ? returnText.rest[reader][rest] : isEven ? returnText.even : returnText.total;
  return (
    <dl className={styles.amounts}>
      <Row label={returnText.goods} pounds={goods} />
      {delivery > 0 && <Row label={returnText.delivery} pounds={delivery} />}
      {fees > 0 && <Row label={returnText.fees} pounds={fees} />}
      {deducted > 0 && <Row label={returnText.deducted} pounds={-deducted} />}
      {givenBefore > 0 && <Row label={returnText.givenBefore} pounds={-givenBefore} />}
      {replacement > 0 && <Row label={returnText.replacement} pounds={-replacement} />}
      <div className={styles.total}>
        <dt>{totalLabel}</dt>
        <dd>
          <Price pounds={toPounds(Math.abs(left))} size="total" />
        </dd>
      </div>
    </dl>
  );
}

function Row({ label, pounds }: { label: string; pounds: number }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <Price pounds={pounds} size="amount" />
      </dd>
    </div>
  );
}
