import { Price } from '#kit/price.tsx';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import { payText } from '#modules/payments/text.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import styles from './checkout.module.css';

interface Spending {
  credit: number;
  method: PaymentMethod;
  usesCredit: boolean;
  total: number | null;
}

/** What of his credit an order will take, in pounds: with cash it pays all of it or nothing. */
export function creditSpent({ credit, method, usesCredit, total }: Spending): number {
  if (!usesCredit || total === null) return 0;
  const spent = Math.min(credit, total);
  return method === 'cash_on_delivery' && spent < total ? 0 : spent;
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
