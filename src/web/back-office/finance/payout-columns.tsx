import type { Column } from '#kit/display/data-table.tsx';
import { Price } from '#kit/price.tsx';
import type { PayoutParts } from '#modules/payouts/fields.calls.ts';
import { formatDayRange } from '#platform/dates.ts';
import { isolate } from '#platform/isolate.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import styles from '../parts/money.module.css';
import { SignedAmount } from '../parts/signed-amount.tsx';
import { countPayoutOrders, payoutsText } from './payouts.text.ts';

/**
 * What a payout consists of, for who is paid and for who pays: sales and deductions come to what arrives. One that the bank
 * did not pay has given its entries back and consists of nothing until it is drafted again.
 */
export const PART_COLUMNS: readonly Column<PayoutParts>[] = [
  {
    id: 'period',
    header: payoutsText.period,
    cell: ({ firstDay, lastDay }) =>
      firstDay && lastDay ? formatDayRange(firstDay, lastDay) : payoutsText.gone,
  },
  {
    id: 'orders',
    header: payoutsText.orders,
    cell: parts => (hasEntries(parts) ? countPayoutOrders(parts.orders) : payoutsText.gone),
  },
  {
    id: 'sales',
    header: payoutsText.sales,
    cell: parts => (hasEntries(parts) ? <Price pounds={parts.sales} size="amount" /> : payoutsText.gone),
  },
  {
    id: 'deductions',
    header: payoutsText.deductions,
    cell: parts => (hasEntries(parts) ? <Deductions parts={parts} /> : payoutsText.gone),
  },
  { id: 'net', header: payoutsText.net, cell: ({ net }) => <Price pounds={net} size="amount" /> },
];

const hasEntries = ({ firstDay }: PayoutParts) => firstDay !== null;

function Deductions({ parts: { deductions, withheld } }: { parts: PayoutParts }) {
  return (
    <>
      <SignedAmount pounds={deductions} />
      {withheld > 0 && (
        <p className={styles.quiet}>{payoutsText.withheld(isolate(formatPrice(fromPounds(withheld))))}</p>
      )}
    </>
  );
}
