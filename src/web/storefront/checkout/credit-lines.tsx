import { Checkbox } from '#kit/form/checkbox.tsx';
import { Price } from '#kit/price.tsx';
import { payText } from '#modules/payments/text.ts';
import { formatPrice, fromPounds, toPounds } from '#platform/money.ts';
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

interface CreditChoiceProps {
  /** In pounds. */
  credit: number;
  chosen: 'use' | 'keep';
  onChoose: (uses: boolean) => void;
}

/** Whether the account credit pays too; nothing without any. */
export function CreditChoice({ credit, chosen, onChoose }: CreditChoiceProps) {
  if (credit <= 0) return null;
  return (
    <Checkbox
      name="useCredit"
      checked={chosen === 'use'}
      onChange={event => onChoose(event.currentTarget.checked)}
      label={payText.spendCredit(formatPrice(fromPounds(credit)))}
    />
  );
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
