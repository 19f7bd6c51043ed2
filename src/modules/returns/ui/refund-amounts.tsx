import { Price } from '#kit/price.tsx';
import type { RefundSums } from '../case-view.ts';
import { returnText } from '../text.ts';
import styles from './cases.module.css';

/** The amounts of a refund, each on its own line; deductions have a minus sign. */
export function RefundAmounts(amounts: RefundSums) {
  const { goods, delivery, fees, deducted, givenBefore, amount } = amounts;
  return (
    <dl className={styles.amounts}>
      <Row label={returnText.goods} pounds={goods} />
      {delivery > 0 && <Row label={returnText.delivery} pounds={delivery} />}
      {fees > 0 && <Row label={returnText.fees} pounds={fees} />}
      {deducted > 0 && <Row label={returnText.deducted} pounds={-deducted} />}
      {givenBefore > 0 && <Row label={returnText.givenBefore} pounds={-givenBefore} />}
      <div className={styles.total}>
        <dt>{returnText.total}</dt>
        <dd>
          <Price pounds={amount} size="total" />
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
