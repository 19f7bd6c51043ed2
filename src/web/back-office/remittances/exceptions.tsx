import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Price } from '#kit/price.tsx';
import { decideMoneyAct } from '#modules/ledger/control.calls.ts';
import type { CashException } from '#modules/remittances/calls.ts';
import { MOST_EXCEPTIONS } from '#modules/remittances/cash-exception.ts';
import { senderName } from '#modules/remittances/sender.ts';
import { KIND_TEXT } from '#modules/remittances/text.ts';
import { formatDate } from '#platform/dates.ts';
import { useStep } from '../../parts/use-step.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { useConfirmedApi } from '../parts/signing/use-confirmed-api.ts';
import { ExceptionDialog } from './exception-dialog.tsx';
import styles from './remittances.module.css';
import { exceptionText, importText, outcomeName, remittanceText } from './text.ts';

interface ExceptionsProps {
  exceptions: readonly CashException[];
  aloneUpTo: number;
  onChanged: () => void;
}

/** Cash that was short, over or missing, until somebody has decided. */
export function Exceptions({ exceptions, aloneUpTo, onChanged }: ExceptionsProps) {
  const [deciding, setDeciding] = useState<CashException>();
  return (
    <section className={styles.section} aria-labelledby="exceptions">
      <SectionTitle id="exceptions" title={exceptionText.title} />
      {exceptions.length === 0 ? (
        <p className={styles.quiet}>{exceptionText.none}</p>
      ) : (
        <DataTable
          label={exceptionText.title}
          columns={columnsWith(setDeciding, onChanged)}
          rows={exceptions}
          idOf={({ id }) => id}
        />
      )}
      {exceptions.length === MOST_EXCEPTIONS && (
        <p className={`${styles.quiet} ${styles.more}`}>{exceptionText.oldest(MOST_EXCEPTIONS)}</p>
      )}
      {deciding && (
        <ExceptionDialog
          exception={deciding}
          aloneUpTo={aloneUpTo}
          onClose={() => setDeciding(undefined)}
          onChanged={onChanged}
        />
      )}
    </section>
  );
}

const FACTS: Column<CashException>[] = [
  {
    id: 'trackingNumber',
    header: importText.trackingNumber,
    cell: ({ trackingNumber }) => <bdi dir="ltr">{trackingNumber || '—'}</bdi>,
  },
  {
    id: 'order',
    header: exceptionText.order,
    cell: ({ orderId, statement }) =>
      orderId === null ? (
        <bdi>{exceptionText.statement(statement ?? '')}</bdi>
      ) : (
        <OrderLink orderId={orderId} />
      ),
  },
  { id: 'courier', header: remittanceText.courier, cell: ({ courier }) => <bdi>{senderName(courier)}</bdi> },
  {
    id: 'kind',
    header: exceptionText.kind,
    cell: ({ kind, note }) => (
      <span className={styles.stack}>
        <span>
          <Pill tone={kind === 'over' || kind === 'surplus' ? 'info' : 'warn'}>{KIND_TEXT[kind]}</Pill>
        </span>
        {note && <bdi className={styles.quiet}>{note}</bdi>}
      </span>
    ),
  },
  {
    id: 'amount',
    header: exceptionText.amount,
    cell: ({ amount }) => <Price pounds={amount} size="amount" />,
  },
  { id: 'since', header: exceptionText.since, cell: ({ openedAt }) => formatDate(new Date(openedAt)) },
];

function columnsWith(
  onDecide: (exception: CashException) => void,
  onChanged: () => void,
): Column<CashException>[] {
  const decision = (row: CashException) => (
    <Decision exception={row} onDecide={() => onDecide(row)} onChanged={onChanged} />
  );
  return [...FACTS, { id: 'action', header: exceptionText.action, cell: decision }];
}

interface DecisionProps {
  exception: CashException;
  onDecide: () => void;
  onChanged: () => void;
}

function Decision({ exception: { kind, proposal }, onDecide, onChanged }: DecisionProps) {
  const { busy, message, take } = useStep(onChanged);
  const api = useConfirmedApi();
  const answer = (actId: number, decision: 'agree' | 'refuse') =>
    take(
      () => api(decideMoneyAct, { actId, decision }),
      decision === 'agree' ? exceptionText.closed : exceptionText.takenAway,
    );
  if (!proposal)
    return (
      <Button size="small" variant="outline" onClick={onDecide}>
        {exceptionText.decide}
      </Button>
    );
  return (
    <span className={styles.stack}>
      <span>
        {proposal.isMine ? exceptionText.mine : exceptionText.waits(proposal.by)}:{' '}
        {outcomeName(kind, proposal.outcome)}
      </span>
      <span className={styles.quiet}>
        <bdi>{proposal.reason}</bdi>
      </span>
      <FormError message={message} />
      <span className="cluster">
        {!proposal.isMine && (
          <Button
            size="small"
            busy={busy ? remittanceText.working : undefined}
            onClick={() => void answer(proposal.actId, 'agree')}
          >
            {exceptionText.agree}
          </Button>
        )}
        <Button size="small" variant="outline" onClick={() => void answer(proposal.actId, 'refuse')}>
          {exceptionText.takeAway}
        </Button>
      </span>
    </span>
  );
}
