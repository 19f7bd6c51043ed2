import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { type AdjustmentRequestBody, decideAdjustment } from '#modules/ledger/calls.ts';
import { formatDate } from '#platform/dates.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import styles from '../parts/money.module.css';
import { SignedAmount } from '../parts/signed-amount.tsx';
import { ledgerText } from './text.ts';

interface RequestsProps {
  requests: readonly AdjustmentRequestBody[];
  onDecided: () => Promise<void>;
}

/** Adjustments above what one person may give, until another has signed; nothing while there are none. */
export function AdjustmentRequests({ requests, onDecided }: RequestsProps) {
  if (requests.length === 0) return null;
  return (
    <section className={styles.section} aria-label={ledgerText.waiting}>
      <h2>{ledgerText.waiting}</h2>
      <DataTable
        label={ledgerText.waiting}
        columns={columnsWith(onDecided)}
        rows={requests}
        idOf={({ key }) => key}
      />
    </section>
  );
}

const FACTS: Column<AdjustmentRequestBody>[] = [
  {
    id: 'merchant',
    header: ledgerText.merchant,
    cell: ({ merchantName }) => <bdi>{merchantName}</bdi>,
  },
  { id: 'amount', header: ledgerText.amount, cell: ({ amount }) => <SignedAmount pounds={amount} /> },
  { id: 'reason', header: ledgerText.reasonField, cell: ({ reason }) => <bdi>{reason}</bdi> },
  { id: 'by', header: ledgerText.by, cell: ({ by }) => <bdi>{by}</bdi> },
  { id: 'date', header: ledgerText.date, cell: ({ askedAt }) => formatDate(new Date(askedAt)) },
];

function columnsWith(onDecided: () => Promise<void>): Column<AdjustmentRequestBody>[] {
  const decision = (request: AdjustmentRequestBody) => <Decision request={request} onDecided={onDecided} />;
  return [...FACTS, { id: 'action', header: ledgerText.decision, cell: decision }];
}

interface DecisionProps {
  request: AdjustmentRequestBody;
  onDecided: () => Promise<void>;
}

function Decision({ request: { key, isMine }, onDecided }: DecisionProps) {
  const { busy, message, run } = useAction();
  const decide = (decision: 'agree' | 'refuse') =>
    run(async () => {
      await api(decideAdjustment, { key, decision });
      showToast(decision === 'agree' ? ledgerText.posted : ledgerText.takenAway);
      await onDecided();
    });
  return (
    <span className={styles.buttons}>
      <FormError message={message} />
      {!isMine && (
        <Button
          size="small"
          busy={busy ? ledgerText.posting : undefined}
          onClick={() => void decide('agree')}
        >
          {ledgerText.agree}
        </Button>
      )}
      <Button size="small" variant="outline" onClick={() => void decide('refuse')}>
        {isMine ? ledgerText.takeBack : ledgerText.refuse}
      </Button>
    </span>
  );
}
