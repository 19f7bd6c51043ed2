import { Price } from '#kit/price.tsx';
import { payText } from '#modules/payments/text.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import styles from './checkout.module.css';

interface Spending {
  credit: number;
  usesCredit: boolean;
  total: number | null;
}

/** What of his credit an order will take, in pounds. */
export function creditSpent({ credit, usesCredit, total }: Spending): number {
  return usesCredit && total !== null ? Math.min(credit, total) : 0;
}

/** The buyer's own credit and what is left to pay, each on its own line. */
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
