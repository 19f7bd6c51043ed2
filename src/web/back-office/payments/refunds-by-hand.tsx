import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import type { Column } from '#kit/display/data-table.tsx';
import { Price } from '#kit/price.tsx';
import type { RefundByHand } from '#modules/payments/back-office.calls.ts';
import { methodName } from '#modules/payments/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatMobile } from '#platform/phone.ts';
import { NEXT_STEP } from '../parts/focus.ts';
import { OrderLink } from '../parts/order-link.tsx';
import styles from './payments.module.css';
import { RefundSentDialog } from './refund-sent-dialog.tsx';
import { paymentsText, refundText } from './text.ts';
import { WorkList } from './work-list.tsx';

interface RefundsByHandProps {
  refunds: readonly RefundByHand[];
  onChanged: () => void;
}

/** Refunds that no gateway could send: finance sends them from the bank and records it. */
export function RefundsByHand({ refunds, onChanged }: RefundsByHandProps) {
  const [sent, setSent] = useState<RefundByHand>();
  const record = (row: RefundByHand) => (
    <Button {...NEXT_STEP} size="small" variant="outline" onClick={() => setSent(row)}>
      {refundText.record}
    </Button>
  );
  return (
    <>
      <WorkList
        id="refunds-by-hand"
        title={refundText.title}
        none={refundText.none}
        columns={[...FACTS, { id: 'action', header: paymentsText.action, cell: record }]}
        rows={refunds}
        idOf={({ id }) => id}
      />
      {sent && <RefundSentDialog refund={sent} onClose={() => setSent(undefined)} onChanged={onChanged} />}
    </>
  );
}

const FACTS: readonly Column<RefundByHand>[] = [
  { id: 'order', header: paymentsText.order, cell: ({ orderId }) => <OrderLink orderId={orderId} /> },
  {
    id: 'buyer',
    header: paymentsText.buyer,
    cell: ({ buyer, mobile }) => (
      <span className={styles.stack}>
        <bdi>{buyer}</bdi>
        {mobile !== null && <bdi dir="ltr">{formatMobile(mobile)}</bdi>}
      </span>
    ),
  },
  {
    id: 'amount',
    header: paymentsText.amount,
    cell: ({ amount }) => <Price pounds={amount} size="amount" />,
  },
  { id: 'method', header: paymentsText.method, cell: ({ method }) => methodName(method) },
  {
    id: 'why',
    header: refundText.why,
    cell: ({ failure }) => (failure === '' ? refundText.noWayBack : refundText.refused),
  },
  { id: 'due', header: refundText.due, cell: ({ dueAt }) => formatDateTime(new Date(dueAt)) },
];
