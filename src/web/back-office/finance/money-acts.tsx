import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Price } from '#kit/price.tsx';
import { decideMoneyAct, type MoneyActBody } from '#modules/ledger/control.calls.ts';
import { formatDate } from '#platform/dates.ts';
import { useStep } from '../../parts/use-step.ts';
import styles from '../parts/money.module.css';
import { moneyActionNames } from '../parts/money-action.text.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { useConfirmedApi } from '../parts/signing/use-confirmed-api.ts';
import { choiceOf } from './act-choice.text.ts';
import { actsText, ledgerText } from './ledger.text.ts';

interface ActsProps {
  acts: readonly MoneyActBody[];
  onDecided: () => Promise<void>;
}

/** What moves or creates money above what one person may do, until others have signed; nothing while there is none. */
export function MoneyActs({ acts, onDecided }: ActsProps) {
  if (acts.length === 0) return null;
  return (
    <section id="acts" className={styles.section} aria-label={actsText.waiting}>
      <h2>{actsText.waiting}</h2>
      <DataTable
        label={actsText.waiting}
        columns={columnsWith(onDecided)}
        rows={acts}
        idOf={({ id }) => id}
      />
    </section>
  );
}

const FACTS: Column<MoneyActBody>[] = [
  {
    id: 'action',
    header: actsText.action,
    cell: ({ action, beneficiary, choice, orderId }) => (
      <div>
        {moneyActionNames[action]}
        <p className={styles.quiet}>{choiceOf(beneficiary, choice)}</p>
        {orderId !== null && <OrderLink orderId={orderId} />}
      </div>
    ),
  },
  { id: 'amount', header: ledgerText.amount, cell: ({ amount }) => <Price pounds={amount} size="amount" /> },
  {
    id: 'reason',
    header: ledgerText.reasonField,
    cell: ({ reason }) => <bdi>{reason || ledgerText.no}</bdi>,
  },
  {
    id: 'by',
    header: actsText.signedBy,
    cell: ({ signedBy, people }) => (
      <span>
        <bdi>{signedBy.join(actsText.and)}</bdi>{' '}
        <span className={styles.quiet}>{actsText.signatures(signedBy.length, people)}</span>
      </span>
    ),
  },
  { id: 'date', header: ledgerText.date, cell: ({ askedAt }) => formatDate(new Date(askedAt)) },
];

function columnsWith(onDecided: () => Promise<void>): Column<MoneyActBody>[] {
  const decision = (act: MoneyActBody) =>
    act.action === 'payout' ? (
      <Link to="/payouts" className={styles.link}>
        {actsText.toPayouts}
      </Link>
    ) : (
      <Decision act={act} onDecided={onDecided} />
    );
  return [...FACTS, { id: 'decision', header: actsText.decision, cell: decision }];
}

interface DecisionProps {
  act: MoneyActBody;
  onDecided: () => Promise<void>;
}

function Decision({ act: { id, isMine }, onDecided }: DecisionProps) {
  const { busy, message, take } = useStep(onDecided);
  const api = useConfirmedApi();
  const decide = (decision: 'agree' | 'refuse') =>
    take(
      () => api(decideMoneyAct, { actId: id, decision }),
      decision === 'agree' ? actsText.signed : actsText.takenAway,
    );
  return (
    <span className={styles.buttons}>
      <FormError message={message} />
      {!isMine && (
        <Button
          size="small"
          busy={busy ? ledgerText.posting : undefined}
          onClick={() => void decide('agree')}
        >
          {actsText.sign}
        </Button>
      )}
      <Button size="small" variant="outline" onClick={() => void decide('refuse')}>
        {isMine ? actsText.withdraw : actsText.refuse}
      </Button>
    </span>
  );
}
