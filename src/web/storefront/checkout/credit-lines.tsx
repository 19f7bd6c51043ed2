import { Price } from '#kit/price.tsx';
import { payText } from '#modules/payments/text.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import styles from './checkout.module.css';

interface Spending {
  credit: number;
  usesCredit: boolean;
  total: number | null;
}

/** The credit that an order will use, in pounds. */
export function creditSpent({ credit, usesCredit, total }: Spending): number {
  return usesCredit && total !== null ? Math.min(credit, total) : 0;
}

/** The account credit and the amount left to pay, each on its own line. */
export function CreditLines({ credit, total }: { credit: number; total: number }) {
  return (
    <dl className={styles.credit}>
      <dt>{payText.credit}</dt>
      <dd>
        − <Price pounds={credit} size="amount" />
      </dd>
      <dt>{payText.rest}</dt>
      <dd>
        <Price pounds={toPounds(fromPounds(total) - fromPounds(credit))} size="amount" />
      </dd>
    </dl>
  );
}
