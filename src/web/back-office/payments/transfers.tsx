import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import type { Column } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Price } from '#kit/price.tsx';
import type { WaitingTransfer } from '#modules/payments/back-office.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { NEXT_STEP } from '../parts/focus.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { ConfirmTransferDialog } from './confirm-transfer-dialog.tsx';
import styles from './payments.module.css';
import { RefuseProofDialog } from './refuse-proof-dialog.tsx';
import { paymentsText, transferText } from './text.ts';
import { TransferProof } from './transfer-proof.tsx';
import { WorkList } from './work-list.tsx';

interface TransfersProps {
  transfers: readonly WaitingTransfer[];
  onChanged: () => void;
}

interface OpenDialog {
  Dialog: typeof ConfirmTransferDialog | typeof RefuseProofDialog;
  transfer: WaitingTransfer;
}

/** Announced transfers that nobody has yet seen on the bank's own statement. */
export function Transfers({ transfers, onChanged }: TransfersProps) {
  const [dialog, setAsked] = useState<OpenDialog>();
  const actions = (row: WaitingTransfer) => (
    <span className={styles.actions}>
      <Button
        {...NEXT_STEP}
        size="small"
        variant="outline"
        onClick={() => setAsked({ Dialog: ConfirmTransferDialog, transfer: row })}
      >
        {transferText.confirm}
      </Button>
      {row.proof?.refusal === null && (
        <Button
          size="small"
          variant="text"
          onClick={() => setAsked({ Dialog: RefuseProofDialog, transfer: row })}
        >
          {transferText.refuse}
        </Button>
      )}
    </span>
  );
  return (
    <>
      <WorkList
        id="transfers"
        title={transferText.title}
        none={transferText.none}
        columns={[...FACTS, { id: 'action', header: paymentsText.action, cell: actions }]}
        rows={transfers}
        idOf={({ paymentId }) => paymentId}
      />
      {dialog && (
        <dialog.Dialog transfer={dialog.transfer} onClose={() => setAsked(undefined)} onChanged={onChanged} />
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
      row.proof ? (
        <span className={styles.stack}>
          <TransferProof transfer={row} />
          {row.proof.refusal !== null && <Pill tone="danger">{transferText.refusedBefore}</Pill>}
        </span>
      ) : (
        <span className="muted">{transferText.noProof}</span>
      ),
  },
];
