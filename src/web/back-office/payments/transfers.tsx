import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import type { Column } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Price } from '#kit/price.tsx';
import type { WaitingTransfer } from '#modules/payments/contract/back-office.ts';
import { formatDateTime } from '#platform/dates.ts';
import { NEXT_STEP } from '../focus.ts';
import { ConfirmTransferDialog } from './confirm-transfer-dialog.tsx';
import styles from './payments.module.css';
import { paymentsText, transferText } from './text.ts';
import { TransferProof } from './transfer-proof.tsx';
import { OrderLink, WorkList } from './work-list.tsx';

interface TransfersProps {
  transfers: readonly WaitingTransfer[];
  onChanged: () => void;
}

/** Announced transfers that nobody has yet seen on the bank's own statement. */
export function Transfers({ transfers, onChanged }: TransfersProps) {
  const [confirming, setConfirming] = useState<WaitingTransfer>();
  const confirm = (row: WaitingTransfer) => (
    <Button {...NEXT_STEP} size="small" variant="outline" onClick={() => setConfirming(row)}>
      {transferText.confirm}
    </Button>
  );
  return (
    <>
      <WorkList
        id="transfers"
        title={transferText.title}
        none={transferText.none}
        columns={[...FACTS, { id: 'action', header: paymentsText.action, cell: confirm }]}
        rows={transfers}
        idOf={({ paymentId }) => paymentId}
      />
      {confirming && (
        <ConfirmTransferDialog
          transfer={confirming}
          onClose={() => setConfirming(undefined)}
          onOvertaken={onChanged}
          onDone={() => {
            setConfirming(undefined);
            onChanged();
          }}
        />
      )}
    </>
  );
}

const FACTS: readonly Column<WaitingTransfer>[] = [
  {
    id: 'order',
    header: paymentsText.order,
    cell: ({ orderId, isLate }) => (
      <span className={styles.stack}>
        <OrderLink orderId={orderId} />
        {isLate && <Pill tone="warn">{transferText.late}</Pill>}
      </span>
    ),
  },
  { id: 'buyer', header: paymentsText.buyer, cell: ({ buyer }) => <bdi>{buyer}</bdi> },
  {
    id: 'amount',
    header: paymentsText.amount,
    cell: ({ amount }) => <Price pounds={amount} size="amount" />,
  },
  { id: 'since', header: paymentsText.since, cell: ({ since }) => formatDateTime(new Date(since)) },
  {
    id: 'proof',
    header: transferText.proof,
    cell: row =>
      row.hasProof ? (
        <TransferProof transfer={row} />
      ) : (
        <span className={styles.quiet}>{transferText.noProof}</span>
      ),
  },
];
