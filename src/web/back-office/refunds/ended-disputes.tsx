import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Price } from '#kit/price.tsx';
import type { listDisputes } from '#modules/payments/disputes.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDate } from '#platform/dates.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { refundsText } from './text.ts';

type Ended = CallBody<typeof listDisputes>['ended'][number];

/** How the newest disputes ended, and what each of them cost; nothing if there are none. */
export function EndedDisputes({ ended }: { ended: readonly Ended[] }) {
  if (ended.length === 0) return null;
  return (
    <>
      <h3>{refundsText.endedDisputes}</h3>
      <DataTable label={refundsText.endedDisputes} columns={COLUMNS} rows={ended} idOf={({ id }) => id} />
    </>
  );
}

const COLUMNS: readonly Column<Ended>[] = [
  { id: 'order', header: refundsText.order, cell: ({ orderId }) => <OrderLink orderId={orderId} /> },
  {
    id: 'decision',
    header: refundsText.decision,
    cell: ({ decision, lossParty }) =>
      lossParty === null
        ? refundsText.decisions[decision]
        : `${refundsText.decisions[decision]} · ${refundsText.borneBy(refundsText.lossParties[lossParty])}`,
  },
  { id: 'ended', header: refundsText.endedAt, cell: ({ endedAt }) => formatDate(new Date(endedAt)) },
  { id: 'amount', header: refundsText.wantedShort, look: 'amount', cell: row => amountOf(row.amount) },
  { id: 'fee', header: refundsText.fee, look: 'amount', cell: row => amountOf(row.fee) },
  { id: 'again', header: refundsText.lostAgain, look: 'amount', cell: row => amountOf(row.lostAgain) },
];

const amountOf = (pounds: number) => (pounds > 0 ? <Price pounds={pounds} size="amount" /> : '—');
